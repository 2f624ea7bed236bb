import Civil

/// The measure that a number belongs to.
extension Aligner {
  /// The measure of a number: by its unit, by what it counts, by the head of its item, else by the
  /// newest head that it fits.
  func head(for index: Int, _ place: Int, _ head: CellMeaning?, _ item: CellItem) -> CellMeaning? {
    let atom = atoms[index]
    if let pair = atom.pair {
      return pair.contains("/")
        ? CellMeaning(.head, "bp", "bp", unit: "mmHg")
        : CellMeaning(.head, "weight", "weight", unit: "st")
    }
    if let bound = atom.bound { return atoms[bound].meaning }
    guard let value = atom.number, head?.type != "lab" else { return nil }
    let following = item.atoms[(place + 1)...].compactMap {
      atoms[$0].kind == .head ? atoms[$0].meaning : nil
    }
    let near = [head].compactMap(\.self) + following
    let candidates = near + carried.heads.reversed()
    if let unit = atom.unit, unit != ClauseAtom.ofTen {
      if Self.degrees.contains(unit), isOfSurroundings(value, item, near) { return nil }
      return byUnit(unit, candidates) ?? drunk(unit, item)
    }
    let isFraction = value != value.rounded()
    if isFraction, (35...42.5).contains(value),
      !["weight", "rate", "sugar", "dur"].contains(head?.type)
    {
      return Self.temperature
    }
    let isBesideHead = place > 0 && atoms[item.atoms[place - 1]].kind == .head
    if atom.unit == nil, !isBesideHead, counts(atom, item) { return nil }
    if let head {
      if head.type == "mood", value <= 10 { return head }
      if head.type == "hours", atom.isOfTen { return Self.sleepScore }
      if vocabulary.fits(head.type, value, atom.unit) { return head }
      if ["scale", "temp", "hours", "bp"].contains(head.type) { return nil }
    }
    return carriedHead(for: atom, value, item, following)
  }

  private static let degrees: Set<String> = ["C", "F", "degree"]

  /// Whether degrees are those of a place or of the weather.
  private func isOfSurroundings(_ value: Double, _ item: CellItem, _ near: [CellMeaning]) -> Bool {
    value == value.rounded() && !near.contains { $0.type == Self.temperature.type }
      && segments.contains {
        $0.sentence == item.sentence && $0.words.contains { word($0).has(.ambient) }
      }
  }

  private static let sleepScore = CellMeaning(.head, "sleep_score", "scale")
  private static let temperature = CellMeaning(.head, "temp", "temp", unit: "C")

  private func byUnit(_ unit: String, _ candidates: [CellMeaning]) -> CellMeaning? {
    switch unit {
    case "C", "F", "degree": return Self.temperature
    case "kg", "lb", "st": return CellMeaning(.head, "weight", "weight", unit: unit)
    case "mg", "g", "ug", "mcg", "IU", "tablet", "tablets":
      return candidates.first { $0.type == "dose" && $0.measure != "med" }
    case "min", "km", "mile", "lengths", "m": return candidates.first { $0.type == "dur" }
    case "h": return candidates.first { $0.type == "hours" || $0.type == "dur" }
    case "l", "ml", "cup", "glass", "bottle", "pint", "can", "oz", "floz", "cl":
      return candidates.first {
        $0.type == "volume" || $0.type == "count" && ["alcohol", "caffeine"].contains($0.measure)
      }
    case "times":
      return candidates.first { ["times", "dose", "scale"].contains($0.type) }
    case "bpm", "ms": return candidates.first { $0.type == "rate" }
    case "steps": return CellMeaning(.head, "steps", "steps")
    default: return nil
    }
  }

  /// A word that is not known right before a number of 0 to 10 names a measure of her own.
  private func ownName(
    before atom: ClauseAtom, _ value: Double, _ item: CellItem
  ) -> CellMeaning? {
    let place = atom.words.lowerBound - 1
    let before = word(place)
    guard value <= 10, atom.unit == nil || atom.isOfTen,
      segments[item.clause].words.contains(place),
      before.kind == .word, before.tags.isEmpty, before.entry.id < 0,
      before.entry.classes.isEmpty, before.entry.isPlain, before.text.utf8.count > 3,
      item.atoms.allSatisfy({ index in
        atoms[index].words == atom.words || atoms[index].words.contains(place)
          || atoms[index].kind == .day
          || atoms[index].kind == .word && word(atoms[index].words.lowerBound).has(.wideFiller)
      })
    else { return nil }
    return CellMeaning(.head, before.text, "scale")
  }

  /// What is drunk where only its measure is said.
  private func drunk(_ unit: String, _ item: CellItem) -> CellMeaning? {
    if unit == "h", item.atoms.contains(where: { atoms[$0].kind == .day }),
      !item.atoms.contains(where: { [.head, .none].contains(atoms[$0].kind) }),
      !clause(item.clause, has: .forWord)
    {
      return CellMeaning(.head, "sleep", "hours", unit: unit)
    }
    if unit == "pint" { return CellMeaning(.head, "alcohol", "count", unit: unit) }
    guard ["l", "ml", "cl"].contains(unit), clause(item.clause, has: .drinkVerb) else { return nil }
    return CellMeaning(.head, "water", "volume", unit: unit)
  }

  /// Whether a number counts a word that is no measure.
  private func counts(_ atom: ClauseAtom, _ item: CellItem) -> Bool {
    let next = atom.words.upperBound
    guard next < segments[item.clause].words.upperBound, word(next).kind == .word else {
      return false
    }
    if atoms.indices.contains(word(next).atom) {
      switch atoms[word(next).atom].kind {
      case .condition, .subject, .part: return true
      case .word: break
      default: return false
      }
    }
    return !word(next).has(.afterNumber)
  }

  private func carriedHead(
    for atom: ClauseAtom, _ value: Double, _ item: CellItem, _ following: [CellMeaning]
  ) -> CellMeaning? {
    if let own = ownName(before: atom, value, item) { return own }
    let others = item.atoms.count {
      atoms[$0].kind == .word && !word(atoms[$0].words.lowerBound).has(.wideFiller)
    }
    if others > 2, !(clause(item.clause, has: .thingPronoun) && others <= 5) { return nil }
    let isArticled = word(atom.words.lowerBound - 1).has(.article) && value <= 10
    var candidates = Array(carried.heads.reversed())
    if isArticled {
      candidates = candidates.filter { ["scale", "mood"].contains($0.type) } + candidates
    }
    if let found = candidates.first(where: { vocabulary.fits($0.type, value, atom.unit) }) {
      return found
    }
    if let next = following.first, vocabulary.fits(next.type, value, atom.unit) { return nil }
    return isArticled && value <= 10 ? CellMeaning(.head, "pain", "scale") : nil
  }
}
