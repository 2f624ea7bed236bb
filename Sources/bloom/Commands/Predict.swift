import Civil
import Physiology

/// Forecasts for records on standard input, one JSON line each.
enum Predict: Command {
  static let name = "predict"
  static let summary = "Forecasts for records on standard input, for measuring"
  static let arguments = "[--model NAME]"
  static let options = [
    CommandOption(
      "--model", value: "NAME", choices: ModelName.allCases.map(\.rawValue), "how it is reckoned")
  ]
  static let example = "bloom predict --model median < cycles.jsonl"
  static let details = """
    One JSON object a line: {"starts":["2026-01-01","2026-01-29"]}; also period_lengths, ovulations,
    as_of, missing, breaks and id. One line out for each line in, in order.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    try noWords(words)
    let model = try model(named: session.options.model)
    var input = PipedInput()
    var meter = ProgressMeter(session)
    defer { meter?.end() }
    while let line = input.next(), !session.output.isClosed {
      meter?.note(lines: input.count, bytes: input.taken)
      session.output.line(try answer(line, model))
    }
  }

  static func answer(_ line: InputLine, _ model: any CycleModel) throws(CommandError) -> String {
    do {
      guard !line.isTooLong else { throw LineError("the line is longer than 1 MiB") }
      guard line.isValid else { throw LineError("the line is not UTF-8") }
      let record = try JSONLine.read(line.text, as: CycleRecord.self)
      let history = try record.history()
      guard let forecast = try record.forecast(history, model) else {
        throw LineError("starts is empty; give at least one")
      }
      return try JSONLine.text(Prediction(forecast, model: model, id: record.id))
    } catch let error as LineError {
      return try JSONLine.text(LineFailure(error: error.message, id: LineID.of(line.text)))
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError(.software, "\(error)")
    }
  }

  static func model(named name: String?) throws(CommandError) -> any CycleModel {
    guard let name else { return ModelName.adaptive.model }
    guard let known = ModelName(rawValue: name) else {
      let names = ModelName.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("there is no model \(name); there are: \(names)")
    }
    return known.model
  }
}

/// One woman's record as `bloom predict` reads it.
struct CycleRecord: Decodable {
  let starts: [String]
  let periodLengths: [Int]?
  let ovulations: [String]?
  let asOf: String?
  let missing: [Missing]?
  let breaks: [Pause]?
  let id: JSONScalar?

  private enum CodingKeys: String, CodingKey {
    case starts, ovulations, missing, breaks, id
    case periodLengths = "period_lengths"
    case asOf = "as_of"
  }

  struct Missing: Decodable {
    let after: String
    let starts: Int
  }

  struct Pause: Decodable {
    let from: String
    let to: String?
    let reason: String?
  }

  /// The forecast as of `as_of`, by whose end no start has come; else of the last start.
  func forecast(
    _ history: CycleHistory, _ model: any CycleModel
  ) throws(LineError) -> Forecast? {
    guard let last = try starts.last.map(Self.date) else { return nil }
    guard let asOf else { return model.forecast(history, today: last) }
    let day = try Self.date(asOf)
    guard day >= last else { throw LineError("as_of \(asOf) lies before the last start") }
    return model.forecast(history, today: day, notStartedThrough: day)
  }

  func history() throws(LineError) -> CycleHistory {
    var days: [CivilDate] = []
    for start in starts { days.append(try Self.date(start)) }
    for (earlier, later) in zip(days, days.dropFirst()) where earlier >= later {
      throw LineError(
        earlier == later ? "\(later) is there twice" : "\(later) stands after \(earlier)")
    }
    let lengths = periodLengths ?? []
    guard lengths.count <= days.count else {
      throw LineError("there are more period_lengths than starts")
    }
    if let wrong = lengths.first(where: { !(1...99).contains($0) }) {
      throw LineError("period_lengths has \(wrong); a period lasts 1 to 99 days")
    }
    let periods = days.enumerated().map { index, day in
      Period(start: day, end: index < lengths.count ? day + (lengths[index] - 1) : nil)
    }
    let seen = try dates(ovulations)
    if let stray = seen.first(where: { day in days.first.map { day < $0 } ?? true }) {
      throw LineError("ovulations has \(stray), which is before the first start")
    }
    let gaps = try confirmed()
    if let stray = gaps.first(where: { !days.contains($0.after) }) {
      throw LineError("missing has \(stray.after), which is not one of the starts")
    }
    do {
      return try CycleHistory(
        periods: periods, breaks: pauses(), ovulations: seen, confirmed: gaps)
    } catch let error as HistoryError {
      throw LineError(error.description)
    } catch let error as LineError {
      throw error
    } catch {
      throw LineError("\(error)")
    }
  }

  private func dates(_ texts: [String]?) throws(LineError) -> [CivilDate] {
    var days: [CivilDate] = []
    for text in texts ?? [] { days.append(try Self.date(text)) }
    return days
  }

  private func confirmed() throws(LineError) -> [ConfirmedGap] {
    var gaps: [ConfirmedGap] = []
    for gap in missing ?? [] {
      guard (0...99).contains(gap.starts) else {
        throw LineError("missing has \(gap.starts) starts; give 0 to 99")
      }
      gaps.append(ConfirmedGap(after: try Self.date(gap.after), missingStarts: gap.starts))
    }
    return gaps
  }

  private func pauses() throws(LineError) -> [Break] {
    var pauses: [Break] = []
    for pause in breaks ?? [] {
      pauses.append(
        Break(
          from: try Self.date(pause.from), to: try pause.to.map(Self.date),
          reason: pause.reason.flatMap(Break.Reason.init) ?? .other))
    }
    return pauses
  }

  private static func date(_ text: String) throws(LineError) -> CivilDate {
    guard let date = CivilDate(iso: text) else {
      throw LineError("\(text) is no date; write a real day as YYYY-MM-DD")
    }
    return date
  }
}

/// A forecast as `bloom predict` prints it.
struct Prediction: Encodable {
  private let forecast: Forecast
  private let model: any CycleModel
  private let id: JSONScalar?

  init(_ forecast: Forecast, model: any CycleModel, id: JSONScalar?) {
    self.forecast = forecast
    self.model = model
    self.id = id
  }

  private enum Key: String, CodingKey {
    case low, high, probability, pmf, confidence, missed, model, id
    case length = "predicted_length"
    case periodLength = "period_length"
    case ovulation = "ovulation_day"
    case fertileLow = "fertile_low"
    case fertileHigh = "fertile_high"
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(forecast.isStale ? nil : forecast.cycleLength, forKey: .length)
    try object.encode(forecast.low, forKey: .low)
    try object.encode(forecast.high, forKey: .high)
    try object.encode(forecast.probability, forKey: .probability)
    let likely = forecast.pmf?.enumerated().filter { $0.element >= 1e-6 }
    try object.encode(
      likely.map { days in
        Dictionary(uniqueKeysWithValues: days.map { (String($0.offset), $0.element) })
      }, forKey: .pmf)
    try object.encode(forecast.periodLength, forKey: .periodLength)
    try object.encode(forecast.isStale ? nil : day(forecast.ovulation), forKey: .ovulation)
    try object.encode(forecast.fertileWindow.map { day($0.lowerBound) }, forKey: .fertileLow)
    try object.encode(forecast.fertileWindow.map { day($0.upperBound) }, forKey: .fertileHigh)
    try object.encode(forecast.confidence.rawValue, forKey: .confidence)
    try object.encode(forecast.evidence.map { $0.gaps.map(\.missed) }, forKey: .missed)
    try object.encode(model.name.rawValue, forKey: .model)
    try object.encodeIfPresent(id, forKey: .id)
  }

  /// The cycle day; before the start it counts on below 1.
  private func day(_ date: CivilDate) -> Int { date - forecast.lastStart + 1 }
}
