import Assistant
import Civil
import Knowledge
import Language
import Physiology

/// What the record comes to: cycles, or one thing that is logged.
enum Stats: Command {
  static let name = "stats"
  static let isLong = true
  static let summary = "What your record comes to: cycles, phases, movement, sleep, any measure"
  static let arguments = "[phases | symptoms | movement | sleep | water | week | now | THING]"
  static let details = """
    Without a word: averages, how much your cycle varies, and each cycle as it was read.
    phases counts the days of each, symptoms the ten most frequent and three of each phase,
    movement the minutes of this week, now what you usually felt around this point, pms what
    comes before your periods, food what you told of calories, week this week beside the last.
    THING is anything with a number or a count: weight, temperature, mood, energy, stress, steps,
    pulse, cycle length, headache. --by week or month gathers its values; year shows it as a map,
    as in bloom stats headache year.
    """

  /// The looks that have a name of their own.
  private static let views: [String: (intent: IntentID, view: String?)] = [
    "phases": ("insight.trend", "phases"), "symptoms": ("insight.patterns", "by_phase"),
    "moods": ("insight.patterns", "by_phase"), "movement": ("insight.trend", "movement"),
    "sleep": ("insight.sleep", nil), "water": ("insight.water", nil),
    "week": ("insight.weekly", nil), "now": ("insight.patterns", "around_now"),
    "pms": ("cycle.pms", nil), "food": ("insight.energy", nil),
    "recovery": ("insight.recovery", nil), "strain": ("insight.strain", nil),
  ]

  static let example = "bloom stats weight --by month"
  static let options = [
    CommandOption(
      "--by", value: "STEP", choices: CalendarStep.allCases.map(\.rawValue), "gathers the values")
  ]

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let words = arguments.words
    let step = arguments["--by"]
    guard let first = words.first else {
      guard step == nil else {
        throw .usage("--by needs something to gather, as in \(example)")
      }
      return try cycles(session)
    }
    let rest = words.dropFirst().joined(separator: " ")
    if step == nil, let named = views[first] {
      let slots: [SlotName: SlotValue] = named.view.map { ["view": .text($0)] } ?? [:]
      return try session.answer([named.intent], text: rest, slots: slots)
    }
    let text = words.joined(separator: " ")
    let context = Context(mode: .cycle, reference: try session.now())
    let read = try session.reader().read(text, as: "insight.trend", context: context)
    guard read.slots["what"] != nil else {
      throw CommandError(
        .badData,
        "\(text) is nothing that bloom stats can show; try phases, sleep, weight or headache")
    }
    var slots: [SlotName: SlotValue] = [:]
    if words.last == "year" { slots["view"] = .text("year") }
    if let step { slots["step"] = .text(step) }
    try session.answer(["insight.trend"], text: text, slots: slots)
  }

  private static func cycles(_ session: Session) throws(CommandError) {
    try session.answer(["cycle.stats", "cycle.regularity"], text: "") { cycle, today in
      cycle.forecast.map { forecast in
        Figure(
          name: "stats", object: StatsJSON(forecast, history: cycle.history, today: today),
          caption: .plotLengths,
          lines: { LengthPlot(forecast)?.lines(columns: $0, isASCII: $1) ?? [] },
          words: LengthPlot(forecast)?.words ?? [])
      }
    }
  }
}

/// Whether things go together.
enum Patterns: Command {
  static let name = "patterns"
  static let isLong = true
  static let summary = "Whether two things go together in your log, or what stands out"
  static let arguments = "[QUERY...]"
  static let details = """
    For example bloom patterns coffee and cramps, bloom patterns sleep before my period. Without a
    query it compares what you log most. Together is never because.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try session.answer(["insight.patterns"], text: words.joined(separator: " "))
  }
}

/// Past periods and cycles, a row each.
enum History: Command {
  static let name = "history"
  static let isLong = true
  static let summary = "Past periods and the cycles between them, newest first"
  static let arguments = "[N | all]"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let text = words.joined(separator: " ")
    let count = text.isEmpty ? nil : text == "all" ? Int.max : Int(text)
    guard text.isEmpty || count.map({ $0 > 0 }) ?? false else {
      throw CommandError(
        .badData, "\(text) is no number of cycles; write one, as in bloom history 6, or all")
    }
    let slots: [SlotName: SlotValue] = count.map { ["n": .number(Double($0))] } ?? [:]
    try session.answer(["cycle.history"], text: "", slots: slots) { cycle, _ in
      Figure(name: "history", object: HistoryJSON(cycle.history, last: count ?? 12))
    }
  }
}
