import Civil
import Records

/// What a word of times, numbers or measures means.
enum TimeWordMeaning: Sendable {
  case piece(Piece)
  case number(TimeWords.NumberWord)
  case tense(Tense)
  /// A verb that looks past and is not.
  case timeless
  case before(TimeWords.Cue)
  case after(TimeWords.Cue)
  case clock
  case counted

  /// What the words of a record mean, by its kind and value; nil where that is nothing.
  init?(_ kind: String, _ value: String, isRisky: Bool) {
    let meaning: Self? =
      switch kind {
      case "cardinal": Int(value).map { .number(.cardinal($0)) }
      case "ordinal": Int(value).map { .number(.ordinal($0)) }
      case "scale": Double(value).map { .number(.scale($0)) }
      case "fraction": Double(value).map { .number(.fraction($0)) }
      case "tense": Tense(rawValue: value).map { .tense($0) } ?? .timeless
      case "before": TimeWords.Cue(rawValue: value).map { .before($0) }
      case "after": TimeWords.Cue(rawValue: value).map { .after($0) }
      case "clock": .clock
      case "counted": .counted
      default: Self.piece(kind, value, isRisky: isRisky).map { .piece($0) }
      }
    guard let meaning else { return nil }
    self = meaning
  }

  private static func piece(_ kind: String, _ value: String, isRisky: Bool) -> Piece? {
    var words: [String] { value.split(separator: " ").map(String.init) }
    switch kind {
    case WordingTable.measure: return Measure(rawValue: value).map { .measure($0) }
    case "month": return Int(value).map { .month($0, isRisky: isRisky) }
    case "weekday":
      return Int(value).flatMap(Weekday.init(rawValue:)).map { .weekday($0, isRisky: isRisky) }
    case "which": return Int(value).map { .which($0) }
    case "weekend": return .weekend
    case "half": return .half(isMorning: value == "morning")
    case "day": return Int(value).map { .day(.fromToday($0)) }
    case "feast": return Yearly(words).map { .day(.yearly($0)) }
    case "unit":
      let words = words
      guard let unit = words.last.flatMap(CalendarUnit.init(rawValue:)) else { return nil }
      return words.first.flatMap(Double.init).map { .unit(Length($0, unit)) }
    case "part":
      let times = words.compactMap { ClockTime(iso: $0) }.map(\.minutesSinceMidnight)
      return times.count == 2 ? .part(DayPart(from: times[0], to: times[1])) : nil
    default: return nil
    }
  }
}

extension Yearly {
  /// Reads `12-25`, `4 4 11` (the fourth Thursday of November), `4 4 11 1` (a day later) or
  /// `easter -2`.
  fileprivate init?(_ words: [String]) {
    if words.first == "easter" {
      guard let days = words.last.flatMap({ Int($0) }) else { return nil }
      self = .easter(days)
      return
    }
    if words.count == 1 {
      let parts = words[0].split(separator: "-").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      self = .monthDay(month: parts[0], day: parts[1])
      return
    }
    let parts = words.compactMap { Int($0) }
    guard parts.count >= 3, let weekday = Weekday(rawValue: parts[1]) else { return nil }
    let base = Yearly.nth(parts[0], weekday, month: parts[2])
    self = parts.count == 4 ? .after(base, days: parts[3]) : base
  }
}
