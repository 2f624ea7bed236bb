import Civil

/// A cell whose day and value are still being found.
struct Draft: Sendable {
  var measure: String
  var value: Cell.Value?
  var unit: String?
  /// Nil while no day is given; a day that is not known is an empty list.
  var days: [CivilDate]?
  var time: ClockTime?
  /// Its first word.
  let place: Int
  let clause: Int
  let type: String
  /// Whether a number said its value.
  var isExplicit = false
  var head: CellMeaning?
  /// Whether its day is today only because none was said.
  var isOfToday = false
  var item = 0
  /// Its place in a row of values that run beside a row of days, and how many there are.
  /// Whether it was one of several numbers with strokes.
  var isStroke = false
  var row: (place: Int, count: Int, day: CivilDate?)?
}

extension Draft {
  /// Whether it tells that a period began.
  var isStart: Bool { type == "event" && value == .word("start") }
}

/// What is carried from one item to the next.
struct Carried: Sendable {
  /// The days of what was told last.
  var days: [CivilDate]?
  /// The last row of several days.
  var series: [CivilDate]?
  /// Single days told one after the other, which make a row too.
  var running: [CivilDate] = []
  /// The measures named, the newest last.
  var heads: [CellMeaning] = []
  var dose: (measure: String, value: Double, unit: String?)?
  /// The first day of the cycle whose days are counted.
  var start: CivilDate?
  var last: CivilDate?
  /// Whether the days of the week named are those of last week.
  var isOfLastWeek = false
  /// Whether the day told last is that of last night, whose sleep is of the morning after.
  var isOfLastNight = false
  var isLed = false
  /// Whether the days told last are the first ones of the cycle.
  var isOfFirsts = false
  var sentence: Int?
  /// Whether what follows is a list of starts of periods.
  var listsPeriods = false
  /// Whether the list is one of last days.
  var listsEnds = false
  var test: String?
  /// Values with days whose measure is still to be named.
  var pending: [Draft] = []
}
