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
  static let arguments =
    "[phases | shares | symptoms | movement | sleep | water | week | now | THING]"
  static let details = """
    Without a word: averages, how much your cycle varies, and each cycle as it was read.
    phases counts the days of each, shares parts the cycle by 46 and 57 per cent instead, symptoms the ten most frequent and three of each phase,
    movement the minutes of this week, now what you usually felt around this point, pms what
    comes before your periods, food what you told of calories, week this week beside the last.
    THING is anything in your diary: weight, temperature, mood, energy, stress, steps, pulse, cycle
    length, headache, a tablet. --by gathers its values, --from and --to say of which days,
    --compare puts them beside as many days before. from:D and to:D do as --from and --to, kind:K
    names a THING, and @TAG lists the entries of your own that hold it.
    """

  /// The looks that have a name of their own.
  private static let views: [String: (intent: IntentID, view: String?)] = [
    "phases": ("insight.trend", "phases"), "shares": ("insight.trend", "shares"),
    "symptoms": ("insight.patterns", "by_phase"),
    "moods": ("insight.patterns", "by_phase"), "movement": ("insight.trend", "movement"),
    "sleep": ("insight.sleep", nil), "water": ("insight.water", nil),
    "week": ("insight.weekly", nil), "now": ("insight.patterns", "around_now"),
    "pms": ("cycle.pms", nil), "food": ("insight.energy", nil),
    "recovery": ("insight.recovery", nil), "strain": ("insight.strain", nil),
  ]

  static let example = "bloom stats weight --by month"
  static let options = [
    CommandOption(
      "--by", value: "STEP", choices: MeasureLook.Step.allCases.map(\.rawValue),
      "gathers the values"),
    CommandOption("--from", value: "DAY", "the first day that counts, such as 2026-03"),
    CommandOption("--to", value: "DAY", "the last day that counts"),
    CommandOption("--compare", "puts them beside as many days before"),
  ]

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    var arguments = try session.arguments(words, of: self)
    if arguments.words.contains(where: EntryFilters.isFilter) {
      let (search, rest) = try EntryFilters.read(arguments.words, session)
      guard search.tags.isEmpty else {
        var search = search
        search.words = rest.joined(separator: " ")
        return try Find.show(search, session)
      }
      arguments.words = rest.isEmpty ? [search.kind].compactMap(\.self) : rest
      if let from = search.from { arguments.values["--from"] = [from.iso] }
      if let to = search.to { arguments.values["--to"] = [to.iso] }
    }
    let words = arguments.words
    guard let first = words.first else {
      guard arguments.values.isEmpty else {
        throw .usage("an option of bloom stats needs something to look at, as in \(example)")
      }
      return try cycles(session)
    }
    if arguments.values.isEmpty, let named = views[first] {
      let slots: [SlotName: SlotValue] = named.view.map { ["view": .text($0)] } ?? [:]
      let rest = words.dropFirst().joined(separator: " ")
      return try session.answer([named.intent], text: rest, slots: slots)
    }
    if arguments.values.isEmpty, words.count > 1, words.last == YearCommand.name {
      return try YearCommand.run(words.dropLast(), session)
    }
    var look = MeasureLook(words: words.joined(separator: " "))
    look.step = arguments["--by"].flatMap(MeasureLook.Step.init)
    look.from = try arguments["--from"].map(session.days)?.lowerBound
    look.to = try arguments["--to"].map(session.days)?.upperBound
    look.isCompared = arguments.has("--compare")
    if let from = look.from, let to = look.to, to < from {
      throw CommandError(.badData, "--to \(to.iso) lies before --from \(from.iso)")
    }
    try show(look, named: first, session)
  }

  private static func show(
    _ look: MeasureLook, named first: String, _ session: Session
  ) throws(CommandError) {
    let now = try session.now()
    if views[first] != nil, try !session.conversation().namesMeasure(look.words, now: session.now())
    {
      throw .usage("bloom stats \(first) takes no option; a measure does, as in \(example)")
    }
    try session.requireMeasure(look.words, for: self)
    let figures = try session.conversation().figures(look, now: now)
    let figure = figures.map { Figure(name: "statistics", object: StatisticsJSON($0)) }
    try session.show(figure: figure) { $0.statistics(look, now: now) }
  }

  private static func cycles(_ session: Session) throws(CommandError) {
    try session.answer(
      ["cycle.stats", "cycle.regularity"], text: "", slots: ["median": .bool(true)]
    ) { cycle, today in
      cycle.forecast.map { forecast in
        Figure(
          name: "stats", object: StatsJSON(forecast, history: cycle.history, today: today),
          caption: .plotLengths,
          lines: { LengthPlot(forecast)?.lines(columns: $0, isASCII: $1) ?? [] },
          laidOut: Figure.LaidOut(caption: .dotLengths) { columns, isASCII, ink in
            LengthPlot(forecast).map {
              LengthDots(plot: $0, columns: columns, isASCII: isASCII, ink: ink).lines
            } ?? []
          },
          words: LengthPlot(forecast)?.words ?? [])
      }
    }
  }
}

/// A year of one thing at a glance.
enum YearCommand: Command {
  static let name = "year"
  static let isLong = true
  static let example = "bloom year headache"
  static let summary = "A year of one thing at a glance, a square a day"
  static let arguments = "[THING]"
  static let details = """
    THING is anything in your diary, as in bloom stats; without it, bleeding. Darker is more;
    --plain tells the months in words.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let now = try session.now()
    let named = words.isEmpty ? "period" : words.joined(separator: " ")
    try session.requireMeasure(named, for: self)
    try session.show { $0.year(of: named, now: now) }
  }
}

extension Session {
  /// Holds words to naming something of the diary.
  func requireMeasure(
    _ words: String, for command: any Command.Type
  ) throws(CommandError) {
    guard try !conversation().namesMeasure(words, now: now()) else { return }
    throw CommandError(
      .badData,
      "\(words.printable) is nothing that bloom \(command.name) can show; "
        + "try sleep, weight or headache")
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
    let text = words.joined(separator: " ")
    let now = try session.now()
    if !text.isEmpty, try !session.conversation().namesPattern(text, now: now) {
      throw CommandError(
        .badData,
        "\(text.printable) is nothing that bloom patterns can compare; try coffee and sleep")
    }
    try session.show { $0.patterns(text, now: now) }
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
    let isSilent = try session.conversation().isSilentOfCycles(now: session.now())
    try session.answer(["cycle.history"], text: "", slots: slots) { cycle, _ in
      isSilent
        ? nil : Figure(name: "history", object: HistoryJSON(cycle.history, last: count ?? 12))
    }
  }
}
