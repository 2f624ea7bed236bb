import Civil

/// The smallest piece of a message that means one thing.
struct ClauseAtom: Sendable {
  enum Kind: Sendable {
    case head, value, unit, number, strokes, repeats, day, time, length, event, negator, subject
    case clinician, part, condition, quote, separator, word, none
  }

  /// How a day is named beside its date.
  enum DayKind: Hashable, Sendable {
    case plain, ahead, next, since, starting, span, each, that, before, after, now, lastNight
    case tonight, sinceThen, weekend, month, monthSince, lastWeek
    /// A day of the cycle, the first days of it, and a day of those told before.
    case cycle(Int)
    case cycleSpan(Int, Int)
    case firsts(Int)
    case nth(Int)

    /// Whether the first days of a cycle are meant.
    var isOfFirsts: Bool { if case .firsts = self { true } else { false } }

    /// Whether the days from it on are meant.
    var opens: Bool { self == .since || self == .starting || self == .monthSince }
  }

  var kind: Kind
  var words: Range<Int>
  var meaning: CellMeaning?
  var number: Double?
  /// Two numbers with a stroke, or stones and pounds.
  var pair: String?
  var unit: String?
  /// Those of strokes.
  var numbers: [Double] = []
  var days: [CivilDate] = []
  /// The same day read as one to come.
  var ahead: CivilDate?
  var dayKind = DayKind.plain
  var isNight = false
  /// Whether it is only the day of a week.
  var isWeekday = false
  var time: ClockTime?
  var isDenied = false
  /// Whether one more of the last dose is meant.
  var isOneMore = false
  /// The atom that a number was given to before its head was looked for.
  var bound: Int?

  init(_ kind: Kind, _ words: Range<Int>, meaning: CellMeaning? = nil) {
    self.kind = kind
    self.words = words
    self.meaning = meaning
  }

  /// A number that is one value of a scale of ten.
  var isOfTen: Bool { unit == ClauseAtom.ofTen }

  static let ofTen = "of10"
}
