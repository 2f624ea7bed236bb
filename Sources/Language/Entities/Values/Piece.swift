import Civil

/// What a stretch of words means; the parts that rules are made of.
enum Piece: Sendable {
  case number(Numeral)
  case ordinal(Int, isSpelled: Bool)
  case month(Int, isRisky: Bool)
  case weekday(Weekday, isRisky: Bool)
  case year(Int)
  case unit(Length)
  case weekend
  case part(DayPart)
  /// last (-1), this (0), next (1)
  case which(Int)
  case day(Day)
  /// Two numbers with a slash or a dot between, which may be a date: only rules with a word or a
  /// place that says so make it one.
  case slash(Day, mark: String)
  case span(Span)
  case duration(Length)
  case clock(Clock)
  case clocks(Clock?, Clock?)
  case moment(CivilDate, Clock)
  case moments(Instant?, Instant?)
  case measure(Measure)
  case quantity(Quantity)
  case percent(Double)
  case recurrence(Length)
  case half(isMorning: Bool)

  var sort: Sort {
    switch self {
    case .number: .n
    case .ordinal: .ordinal
    case .month: .month
    case .weekday: .weekday
    case .year: .year
    case .unit: .unit
    case .weekend: .weekend
    case .part: .part
    case .which: .which
    case .day: .day
    case .slash: .slash
    case .span: .span
    case .duration: .duration
    case .clock: .time
    case .clocks: .times
    case .moment: .moment
    case .moments: .moments
    case .measure: .measure
    case .quantity: .quantity
    case .percent: .percent
    case .recurrence: .every
    case .half: .ampm
    }
  }
}

/// The kinds of pieces, named as the slots of a rule's phrase.
enum Sort: Int, CaseIterable, Sendable {
  case n, ordinal, month, weekday, year, unit, weekend, part, which, day, slash, span, duration,
    time,
    times, moment, moments, measure, quantity, percent, every, ampm

  /// The name of the slot that takes it.
  var name: String {
    switch self {
    case .n: "n"
    case .ordinal: "ordinal"
    case .month: "month"
    case .weekday: "weekday"
    case .year: "year"
    case .unit: "unit"
    case .weekend: "weekend"
    case .part: "part"
    case .which: "which"
    case .day: "day"
    case .slash: "slash"
    case .span: "span"
    case .duration: "duration"
    case .time: "time"
    case .times: "times"
    case .moment: "moment"
    case .moments: "moments"
    case .measure: "measure"
    case .quantity: "quantity"
    case .percent: "percent"
    case .every: "every"
    case .ampm: "ampm"
    }
  }

  /// How much a found piece of this sort is worth beside another of equal length; nil for a part
  /// that is no entity of its own.
  var weight: Int? {
    switch self {
    case .n, .ordinal: 0
    case .percent: 5
    case .quantity, .duration: 20
    case .time: 22
    case .times: 24
    case .day, .span: 25
    case .moment, .moments, .every: 30
    default: nil
    }
  }
}

/// A number as it was written or said.
struct Numeral: Hashable, Sendable {
  var value: Double
  /// Said in words.
  var isSpelled = false
  /// "half", "three quarters", "1/2"
  var isFraction = false
  /// "a couple", "a few", "one": a number only beside a unit.
  var isVague = false
  /// How many digits a plain run of digits has, else 0.
  var digits = 0
  /// How many digits follow the decimal mark.
  var decimals = 0

  /// The value as a whole number, where it is one.
  var whole: Int? {
    value.rounded() == value && abs(value) < 1e9 ? Int(value) : nil
  }
}

/// A stretch of days, both ends included; nil for an open side.
struct Span: Hashable, Sendable {
  var from: CivilDate?
  var to: CivilDate?
  /// What stretch of the calendar was named, where one was.
  var unit: CalendarUnit?
}

/// A day with a clock time.
struct Instant: Hashable, Sendable {
  var date: CivilDate
  var clock: Clock
}

/// A number of some measure; `upper` is the far end of a span ("2-3 cups").
struct Quantity: Hashable, Sendable {
  var value: Double
  var upper: Double?
  var measure: Measure
}
