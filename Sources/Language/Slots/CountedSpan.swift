/// A span of days that is counted, such as "last 3 months" or "past fortnight".
struct CountedSpan: Sendable {
  /// How many of the unit.
  let count: Double
  /// How many days that is; a month counts 30.
  let days: Double
  /// Whether months or years are counted, whose days differ.
  let isOfMonths: Bool

  private static let units: [(prefix: String, days: Double)] = [
    ("fortnight", 14), ("day", 1), ("night", 1), ("week", 7), ("month", 30), ("cycle", 28),
    ("year", 365),
  ]
  private static let words: WordMap<Double> = [
    "one": 1, "two": 2, "couple": 2, "three": 3, "few": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
  ]

  /// Reads the words of an entity; nil where it is no span of days or counts nothing.
  init?(_ entity: Entity, in message: Message) {
    switch entity.value {
    case .dates: break
    case .duration where Self.isPast(entity, message): break
    default: return nil
    }
    let tokens = message.tokens[entity.tokens]
    guard let unit = Self.unit(of: tokens.map(\.text)) else { return nil }
    let number = tokens.lazy.compactMap { $0.number ?? Self.words[$0.text] }.first
    guard number != nil || unit == 14 else { return nil }
    count = number ?? 1
    days = count * unit
    isOfMonths = unit >= 28
  }

  /// Whether a length is one that is looked back on: "trailing 30 days".
  private static func isPast(_ entity: Entity, _ message: Message) -> Bool {
    let before = entity.tokens.lowerBound - 1
    return before >= 0 && ["trailing", "last", "past"].contains(message.tokens[before].text)
  }

  private static func unit(of words: [String]) -> Double? {
    let named = units.first { unit in words.contains { $0.hasPrefix(unit.prefix) } }?.days
    return named ?? words.lazy.compactMap { short[$0] }.first
  }

  private static let short: WordMap<Double> = [
    "d": 1, "w": 7, "wk": 7, "wks": 7, "mo": 30, "mos": 30, "mth": 30, "mths": 30,
  ]
}
