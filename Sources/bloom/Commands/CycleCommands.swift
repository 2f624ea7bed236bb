import Assistant
import Civil
import Knowledge
import Language
import Physiology

/// The next period, the fertile days and how sure both are.
enum ForecastCommand: Command {
  static let name = "forecast"
  static let isLong = true
  static let summary = "The next period and how sure it is, day by day"
  static let arguments = "[--model NAME]"
  static let options = [model]
  /// The way of reckoning for one call.
  static let model = CommandOption(
    "--model", value: "NAME", choices: ModelName.allCases.map(\.rawValue), "how it is reckoned")
  static let example = "bloom forecast --model median"
  static let details = """
    Draws the chance of a start day by day. Models: adaptive, weighted-mean, recent-mean, median;
    bloom config estimator keeps one of them.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    try noWords(arguments.words)
    try session.reckoning(by: arguments) { () throws(CommandError) in try show(session) }
  }

  private static func show(_ session: Session) throws(CommandError) {
    try session.answer(
      ["cycle.next_period", "cycle.fertile_window", "cycle.confidence"], text: ""
    ) { cycle, _ in
      cycle.forecast.map { forecast in
        Figure(
          name: "forecast", object: ForecastJSON(forecast: forecast), caption: .plotStarts,
          lines: { DayPlot(starts: forecast)?.lines(columns: $0, isASCII: $1) ?? [] },
          laidOut: Figure.LaidOut(caption: .barStarts) { columns, isASCII, ink in
            DayPlot(starts: forecast).map {
              DayHistogram(
                plot: $0, columns: columns, isASCII: isASCII, ink: ink, role: .predicted
              ).lines
            } ?? []
          },
          words: DayPlot(starts: forecast)?.words ?? [])
      }
    }
  }
}

/// The fertile days and ovulation.
enum Fertile: Command {
  static let name = "fertile"
  static let isLong = true
  static let summary = "The more fertile days and ovulation, as estimates"
  static let arguments = "[DATE | --month [MONTH]] [--model NAME]"
  static let options = [
    CommandOption("--month", "a month day by day, this one or the one named"),
    ForecastCommand.model,
  ]
  static let example = "bloom fertile --month april"
  static let details = """
    Draws the chance of a fertile day. Estimates can be days out and cannot prevent pregnancy.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: Self.self)
    try session.reckoning(by: arguments) { () throws(CommandError) in
      try show(arguments, session)
    }
  }

  private static func show(
    _ arguments: Arguments, _ session: Session
  ) throws(CommandError) {
    let words = arguments.words
    if arguments.has("--month") {
      let text = words.joined(separator: " ")
      let month = try text.isEmpty ? Month(of: session.now().date) : session.month(text)
      return try session.answer(
        ["cycle.fertile_window"], text: "", slots: ["month": .month(month)])
    }
    if !words.isEmpty {
      let day = try session.day(words.joined(separator: " "))
      return try session.answer(
        ["cycle.fertile_window", "cycle.ovulation"], text: "",
        slots: ["date": .date(day), "of_day": .bool(true)]
      ) { cycle, _ in
        cycle.forecast.map {
          Figure(name: "fertile", object: FertileJSON($0, seen: cycle.ovulation))
        }
      }
    }
    try session.answer(["cycle.fertile_window", "cycle.ovulation"], text: "") { cycle, _ in
      cycle.forecast.map { forecast in
        Figure(
          name: "fertile", object: FertileJSON(forecast, seen: cycle.ovulation),
          caption: .plotFertile,
          lines: { DayPlot(fertile: forecast)?.lines(columns: $0, isASCII: $1) ?? [] },
          laidOut: Figure.LaidOut(caption: .barFertile) { columns, isASCII, ink in
            DayPlot(fertile: forecast).map {
              DayHistogram(
                plot: $0, columns: columns, isASCII: isASCII, ink: ink, role: .fertile
              ).lines
            } ?? []
          },
          words: DayPlot(fertile: forecast)?.words ?? [])
      }
    }
  }
}

/// The phase of a day.
enum Phase: Command {
  static let name = "phase"
  static let summary = "The phase, today or on a day"
  static let arguments = "[DATE]"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let text = words.joined(separator: " ")
    let day = words.isEmpty ? nil : try session.day(text)
    try session.answer(["cycle.phase"], text: text) { cycle, today in
      cycle.forecast.map { _ in
        Figure(name: "phase", object: PhaseJSON(day ?? today, in: cycle))
      }
    }
  }
}

/// Each model tried on her own record.
enum BacktestCommand: Command {
  static let name = "backtest"
  static let isLong = true
  static let summary = "How each way of reckoning would have done on your own record"

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    try session.backtest()
  }
}

extension Session {
  /// Forecasts by the model that a command of the chat names, and as before once it is answered.
  func reckoning(
    by arguments: Arguments, _ answer: () throws(CommandError) -> Void
  ) throws(CommandError) {
    guard let name = arguments[ForecastCommand.model.name] else { return try answer() }
    let model = try Predict.model(named: name)
    _ = try conversation()
    reckon(by: model)
    defer { reckon(by: options.model.flatMap(ModelName.init(rawValue:))?.model) }
    try answer()
  }
}
