public import Civil

/// A date, range, length, clock time, number or quantity found in a message.
public struct Entity: Hashable, Sendable {
  /// What an entity says, with its units.
  public enum Value: Hashable, Sendable {
    case date(CivilDate)
    /// A slash date that two customs read as two days: ask which one is meant.
    case eitherDate(CivilDate, CivilDate)
    /// First and last day, both included; nil for an open side.
    case dates(CivilDate?, CivilDate?)
    /// A length of time; `upTo` is the far end of a span such as "4-5 days".
    case duration(Double, upTo: Double?, CalendarUnit)
    case time(ClockTime)
    /// First and last clock time; nil for an open side.
    case times(ClockTime?, ClockTime?)
    case moment(Moment)
    /// First and last moment; nil for an open side.
    case moments(Moment?, Moment?)
    case number(Double)
    case ordinal(Int)
    /// Parts of a hundred.
    case percent(Double)
    /// An amount of a measure; `upTo` is the far end of a span such as "2-3 cups".
    case quantity(Double, upTo: Double?, Measure)
    /// "every 3 days": how much time lies between.
    case recurrence(Double, CalendarUnit)
  }

  /// What an entity is, named as `bloom understand` prints it.
  public enum Kind: String, CaseIterable, Sendable {
    case date, daterange, duration, time, datetime, timerange, datetimerange
    case number, ordinal, percent, quantity
    case recurrence = "repeat"
  }

  /// What the words mean.
  public let value: Value
  /// The tokens that say it.
  public let tokens: Range<Int>
  /// The place in the original message, in UTF-16 code units.
  public let range: Range<Int>
  /// The phrase of the rule that found it, such as `<duration> (ago|back)`.
  public let rule: String
  /// Another day that people mean by the same words ("last Tuesday"): say back the day taken.
  public let otherDay: CivilDate?

  /// Whether it names a day by its number without the month, or by number and month without the
  /// year, and beside a weekday or in digits: words that are easily mistyped.
  public let isEasilyMistyped: Bool
  /// Whether a span of days is told by its first and last day rather than by a name such as "last
  /// week".
  public let namesBothEnds: Bool

  /// Makes an entity.
  public init(
    value: Value, tokens: Range<Int>, range: Range<Int>, rule: String, otherDay: CivilDate? = nil,
    isEasilyMistyped: Bool = false, namesBothEnds: Bool = false
  ) {
    self.value = value
    self.tokens = tokens
    self.range = range
    self.rule = rule
    self.otherDay = otherDay
    self.isEasilyMistyped = isEasilyMistyped
    self.namesBothEnds = namesBothEnds
  }

  /// What the entity is.
  public var kind: Kind {
    switch value {
    case .date, .eitherDate: .date
    case .dates: .daterange
    case .duration: .duration
    case .time: .time
    case .times: .timerange
    case .moment: .datetime
    case .moments: .datetimerange
    case .number: .number
    case .ordinal: .ordinal
    case .percent: .percent
    case .quantity: .quantity
    case .recurrence: .recurrence
    }
  }

  /// Whether it names a year, or counts from today, so that the day cannot be a year off.
  public func isFixed(in message: Message) -> Bool {
    rule.contains("<year>") || rule.contains("<duration>") || rule.contains("<which>")
      || tokens.contains {
        message.tokens[$0].text.utf8.count == 4 && message.tokens[$0].number != nil
      }
  }

  /// The one day an entity points to; nil where it is several days, open, or no day at all.
  public var day: CivilDate? {
    switch value {
    case .date(let date): date
    case .moment(let moment): moment.date
    case .moments(let from, let to): (from ?? to)?.date
    default: nil
    }
  }
}
