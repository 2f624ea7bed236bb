import Civil
import Clauses
import Journal
import Knowledge
import Physiology

extension Fact {
  /// It with another value, what else it says kept; nil where the value is none of its kind, does not
  /// fit, or is the one it has.
  func revised(to value: Revision.Value) -> Fact? {
    if let distance = distance(value) { return distance }
    guard let cell = cell(holding: value), let reading = CellReading(cell),
      case .facts(let facts) = FactReader(
        intent: reading.intent.rawValue, slots: reading.slots
      ).read(), let found = facts.first(where: { $0.isSameKind(as: self) })
    else { return nil }
    let new = found.keeping(self)
    return new == self ? nil : new
  }

  /// Whether its number is so near to another's that it may stand for it where nothing is named.
  func isNear(_ other: Fact) -> Bool {
    guard let known = other.figure else { return true }
    guard let figure else { return false }
    switch self {
    case .symptom, .scale: return true
    case .temperature: return abs(known - figure) <= 4
    case .amount(.weight, _): return abs(known - figure) <= figure / 5
    default: return known >= figure / 4 && known <= figure * 4
    }
  }

  /// Whether it holds a value that is taken back.
  func holds(_ value: Revision.Value) -> Bool {
    switch value.value {
    case .number(let number):
      return figure.map { abs($0 - number) < 0.001 } ?? false
    case .word(let word):
      switch self {
      case .flow(let flow, let color): return flow.rawValue == word || color?.rawValue == word
      case .mood(let moods): return moods.contains { $0.rawValue == word }
      case .symptom(let term, let severity, _, _):
        return severity?.rawValue == word || term.rawValue == word
      case .bloodPressure(let systolic, let diastolic): return "\(systolic)/\(diastolic)" == word
      case .test(.ovulation(let result)): return result.rawValue == word
      case .test(.pregnancy(let result)): return result.rawValue == word
      case .discharge(let discharge): return discharge.rawValue == word
      default: return false
      }
    }
  }

  /// Whether it has no value in a unit that others of its kind have.
  func lacks(_ unit: String) -> Bool {
    switch self {
    case .activity(_, let minutes, _): minutes == nil
    case .supplement(_, let amount): amount == nil
    default: false
    }
  }

  /// The one number it holds.
  private var figure: Double? {
    switch self {
    case .symptom(_, _, let pain, let times): (pain ?? times).map(Double.init)
    case .scale(_, let rating): rating.value.value
    case .temperature(let taken): taken.value.value
    case .amount(_, let amount): amount.value
    case .sleep(let sleep): sleep.hours?.value
    case .intake(_, let count, _): count.value
    case .product(_, let count): Double(count)
    case .activity(_, let minutes, _): minutes?.value
    case .supplement(_, let amount): amount.flatMap(Self.number)
    case .kicks(let count, _): Double(count)
    default: nil
    }
  }

  /// The number that words begin with.
  private static func number(_ words: String) -> Double? {
    words.split(separator: " ").first.flatMap { Double($0) }
  }
}

extension Fact {
  /// What a cell of its kind is with a value.
  private func cell(holding value: Revision.Value) -> Cell? {
    let isWord = if case .word = value.value { true } else { false }
    switch self {
    case .symptom(let term, _, let pain, let times):
      if case .word(let word) = value.value, Severity(rawValue: word) == nil { return nil }
      if pain == nil, times != nil, !isWord {
        return value.fits([Cell.times]) ? value.cell(term.rawValue, "scale", unit: Cell.times) : nil
      }
      return value.unit == nil || !isWord && value.unit == Self.ofTen
        ? value.cell(term.rawValue, "scale") : nil
    case .scale(let scale, _):
      return isWord || value.unit ?? Self.ofTen != Self.ofTen
        ? nil : value.cell(scale.rawValue, "scale")
    case .flow: return value.measure == "flow" ? value.cell("flow", "word") : nil
    case .discharge: return value.measure == "discharge" ? value.cell("discharge", "word") : nil
    case .mood: return isWord && value.measure == "mood" ? value.cell("mood", "mood") : nil
    case .test(.ovulation): return value.measure == "opk" ? value.cell("opk", "test") : nil
    case .test(.pregnancy):
      return value.type == "test" ? value.cell("pregnancy_test", "test") : nil
    case .bloodPressure: return value.type == "bp" ? value.cell("bp", "bp") : nil
    case .temperature(let taken):
      guard !isWord, value.fits(["C", "F", "degree"]) else { return nil }
      return value.cell("temp", "temp", unit: value.unit ?? taken.unit.rawValue)
    case .amount(.weight, _):
      return !isWord && value.fits(["kg", "lb"]) ? value.cell("weight", "weight") : nil
    case .amount(.water, _): return isWord ? nil : water(value)
    case .sleep: return !isWord && value.fits(["h", "min"]) ? value.cell("sleep", "hours") : nil
    case .intake(let intake, _, let what):
      guard !isWord, value.fits(["cup", "can", "pint", "bottle", "glass"]) else { return nil }
      return value.cell(intake.rawValue, "count", concept: what)
    case .product(let product, _):
      return !isWord && value.fits(["pads"])
        ? value.cell("product", "count", concept: product.rawValue) : nil
    case .supplement(let what, let amount):
      guard !isWord, value.fits(["mg", "g", "ug", "tablet", "IU"]) else { return nil }
      let unit = amount?.split(separator: " ").dropFirst().first.map(String.init)
      return value.cell(what, "dose", unit: value.unit ?? unit, concept: what)
    case .activity(let activity, _, let what):
      guard !isWord, value.fits(["min", "h"]) else { return nil }
      return value.cell(activity.rawValue, "dur", concept: what)
    default: return nil
    }
  }

  private static let ofTen = "of10"

  private func water(_ value: Revision.Value) -> Cell? {
    guard value.fits(["ml", "l", "glass", "cup", "bottle"]) else { return nil }
    let isSmall = if case .number(let number) = value.value { number < 20 } else { false }
    return value.cell("water", "volume", unit: value.unit ?? (isSmall ? "glass" : "ml"))
  }

  /// What a new value leaves as it is.
  private func keeping(_ old: Fact) -> Fact {
    switch (self, old) {
    case (
      .symptom(let term, let severity, let pain, let times),
      .symptom(_, let before, let rated, let counted)
    ):
      let kept = before?.rawValue == "none" ? nil : before
      return .symptom(
        term, severity ?? (pain ?? times == nil ? nil : kept), pain: pain ?? rated,
        times: times ?? counted)
    case (.flow(let flow, let color), .flow(_, let before)): return .flow(flow, color ?? before)
    case (.sleep(let new), .sleep(var kept)):
      kept.hours = new.hours ?? kept.hours
      return .sleep(kept)
    case (.temperature(let new), .temperature(var kept)):
      (kept.value, kept.unit) = (new.value, new.unit)
      return .temperature(kept)
    case (.intake(let intake, let count, _), .intake(_, let before, let what)):
      let isOne = count.value == 1 && before.value != 1
      return .intake(intake, count: count, what: isOne ? what?.singular : what)
    case (.supplement(_, let amount), .supplement(let what, _)):
      return .supplement(what, amount: amount)
    case (.activity(let activity, let minutes, _), .activity(_, _, let what)):
      return .activity(activity, minutes: minutes, what: what)
    default: return self
    }
  }

  /// An activity with another distance, where a number is nearer to the one it has than its minutes.
  private func distance(_ value: Revision.Value) -> Fact? {
    guard case .activity(let activity, let minutes, let what?) = self,
      case .number(let number) = value.value, let new = Amount(number)
    else { return nil }
    var words = what.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { Double($0) != nil }),
      let known = Double(words[place]), words.indices.contains(place + 1)
    else { return nil }
    let isNearer = minutes.map { abs($0.value - number) > abs(known - number) } ?? true
    guard value.unit.map({ $0 == words[place + 1] }) ?? isNearer, number != known else {
      return nil
    }
    words[place] = new.description
    return .activity(activity, minutes: minutes, what: words.joined(separator: " "))
  }
}

extension Revision.Value {
  fileprivate func cell(
    _ measure: String, _ type: String, unit: String? = nil, concept: String? = nil
  ) -> Cell {
    Cell(
      measure: measure, type: type, value: value, unit: unit ?? self.unit, concept: concept)
  }

  /// Whether it has one of these units or none.
  fileprivate func fits(_ units: [String]) -> Bool { unit.map(units.contains) ?? true }
}

extension String {
  /// A count noun's form for one.
  fileprivate var singular: String {
    last == "s" && !hasSuffix("ss") ? String(dropLast()) : self
  }
}
