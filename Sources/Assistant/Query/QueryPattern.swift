/// A row of words as a cue of `dialogue/query.rec` writes it.
struct QueryPattern: Sendable {
  enum Step: Sendable {
    case start, end
    /// Up to so many units of any kind.
    case gap(Int)
    case one(Choice)
  }

  /// What may stand at one place.
  struct Choice: Sendable {
    var words: Set<String> = []
    var beginnings: [String] = []
    var isNumber = false
    var isMeasure = false
    var isTime = false
    var isClock = false
    var isLeftOut = false
  }

  private let steps: [Step]

  init(_ text: String) {
    steps = text.split(separator: " ").map { part -> Step in
      switch part {
      case "^": .start
      case "$": .end
      default:
        part.hasPrefix("..")
          ? .gap(Int(part.dropFirst(2)) ?? Self.usualGap) : .one(Self.choice(part))
      }
    }
  }

  private static let usualGap = 4

  private static func choice(_ part: Substring) -> Choice {
    var choice = Choice()
    var part = part
    if part.hasSuffix("?"), part.count > 1 {
      choice.isLeftOut = true
      part = part.dropLast()
    }
    for word in part.split(separator: "|") {
      switch word {
      case "<N>": choice.isNumber = true
      case "<M>": choice.isMeasure = true
      case "<D>": choice.isTime = true
      case "<C>": choice.isClock = true
      default:
        if word.count > 1, word.hasSuffix("*") {
          choice.beginnings.append(String(word.dropLast()))
        } else {
          choice.words.insert(String(word))
        }
      }
    }
    return choice
  }

  /// The words that it names whole.
  var words: Set<String> {
    steps.reduce(into: []) { words, step in
      if case .one(let choice) = step { words.formUnion(choice.words) }
    }
  }

  /// Words of which one must stand among the units for the pattern to stand: those of the place that
  /// takes the fewest; empty where no place takes words alone.
  var anchors: Set<String> {
    let choices = steps.compactMap { step -> Set<String>? in
      guard case .one(let choice) = step, choice.isOfWords else { return nil }
      return choice.words
    }
    return choices.min { $0.count < $1.count } ?? []
  }

  /// The first place in some units where the pattern stands; nil where it does not.
  func first(in units: [QueryUnit]) -> Range<Int>? {
    for start in units.indices {
      if let end = end(0, start, units) { return start..<max(start, end) }
      if case .start? = steps.first { return nil }
    }
    return nil
  }

  private func end(_ step: Int, _ place: Int, _ units: [QueryUnit]) -> Int? {
    guard step < steps.count else { return place }
    switch steps[step] {
    case .start:
      return units.prefix(place).allSatisfy { $0.kind == .mark }
        ? end(step + 1, place, units) : nil
    case .end:
      return units.dropFirst(place).allSatisfy { $0.kind == .mark } ? place : nil
    case .gap(let most):
      for skipped in 0...most where place + skipped <= units.count {
        if skipped > 0, units.dropFirst(place + skipped - 1).first?.kind == .mark { break }
        if let end = end(step + 1, place + skipped, units) { return end }
      }
      return nil
    case .one(let choice):
      if place < units.count, choice.holds(units[place]),
        let end = end(step + 1, place + 1, units)
      {
        return end
      }
      return choice.isLeftOut ? end(step + 1, place, units) : nil
    }
  }
}

extension QueryPattern.Choice {
  /// Whether a word that it names whole must stand there.
  fileprivate var isOfWords: Bool {
    !isLeftOut && !isNumber && !isMeasure && !isTime && !isClock && beginnings.isEmpty
  }

  fileprivate func holds(_ unit: QueryUnit) -> Bool {
    switch unit.kind {
    case .number where isNumber: true
    case .measure where isMeasure: true
    case .time where isTime: true
    case .clock where isClock: true
    default:
      words.contains(unit.text) || beginnings.contains { unit.text.hasPrefix($0) }
    }
  }
}
