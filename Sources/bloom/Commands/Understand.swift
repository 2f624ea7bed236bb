import Assistant
import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What the assistant makes of messages, without a journal and writing nothing.
enum Understand: Command {
  static let name = "understand"
  static let summary = "What Bloom makes of a message, as JSON; reads and writes no journal"
  static let arguments = "[TEXT...]"
  static let options = [
    CommandOption("--explain", "say in words how it was understood, and what came second")
  ]
  static let example = "bloom understand my period started yesterday"
  static let details = """
    Without TEXT, one message a line from standard input: plain text, or a JSON object with text
    and, if known, mode, weeks, days_postpartum, days_late, today or ref, locale, tense, region,
    turns and id. One line of JSON out for each line in, in order.

    With --explain it says in words what was read: clauses and acts, the evidence for each intent,
    care, scores, the policy that decided, and what would be written in an empty diary.
    """

  static func needsDiary(_ words: [String]) -> Bool { false }

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let words = arguments.words
    if arguments.has("--explain") { return try explain(words, session) }
    let reader = try session.reader()
    guard words.isEmpty else {
      let query = MessageQuery(text: words.joined(separator: " "))
      let context = try session.context(of: query)
      let reading = reader.read(query.text, context: context)
      return session.output.line(
        try JSONLine.text(
          ReadingJSON(
            reading, text: query.text, id: nil,
            clauses: reader.clauses(of: query.text, context: context))))
    }
    var assistant: Assistant?
    try eachLine(session) { query, context throws(CommandError) in
      let reading = reader.read(query.text, context: context)
      let clauses = reader.clauses(of: query.text, context: context)
      guard let turns = query.turns, !turns.isEmpty else {
        return try JSONLine.text(
          ReadingJSON(reading, text: query.text, id: query.id, clauses: clauses))
      }
      if assistant == nil { assistant = try session.assistant(journal: Journal()) }
      let turn = assistant.map { answer(query, context, $0) }
      return try JSONLine.text(
        ReadingJSON(reading, text: query.text, id: query.id, clauses: clauses, after: turn))
    }
  }

  /// Says in words what is made of a message, or of each line of the input.
  private static func explain(_ words: [String], _ session: Session) throws(CommandError) {
    guard !session.options.json else {
      throw .usage("--explain speaks in words; leave out --json, or leave out --explain")
    }
    let library = try session.library()
    let reader = try session.reader()
    let assistant = try session.assistant(journal: Journal())
    func told(_ query: MessageQuery, _ context: Context) -> String {
      UnderstandingExplanation(
        reading: reader.read(query.text, context: context),
        clauses: reader.clauses(of: query.text, context: context),
        turn: answer(query, context, assistant), skill: { try? library.skill(of: $0) }
      ).lines.joined(separator: "\n")
    }
    guard words.isEmpty else {
      let query = MessageQuery(text: words.joined(separator: " "))
      return session.output.line(told(query, try session.context(of: query)))
    }
    try eachLine(session) { query, context throws(CommandError) in told(query, context) + "\n" }
  }

  /// The same lines with the reply added, each from an empty journal; `bloom ask --json`.
  static func answerLines(_ session: Session) throws(CommandError) {
    let sources = try session.sources()
    let assistant = try session.assistant(journal: Journal())
    let reader = try session.reader()
    try eachLine(session) { query, context throws(CommandError) in
      let turn = answer(query, context, assistant)
      let reading = reader.read(query.text, context: context)
      return try JSONLine.text(
        AnsweredJSON(
          reading: ReadingJSON(
            reading, text: query.text, id: query.id,
            clauses: reader.clauses(of: query.text, context: context), after: turn),
          reply: ReplyJSON(
            turn, saying: turn.reply, noted: turn.added, sources: sources, hush: Hush([]))))
    }
  }

  /// The turn of a line in a conversation of its own, after those that the line names.
  private static func answer(
    _ query: MessageQuery, _ context: Context, _ assistant: Assistant
  ) -> Turn {
    var fresh = assistant
    fresh.setting = Setting(context)
    for earlier in query.turns ?? [] { _ = fresh.turn(earlier, now: context.reference) }
    return fresh.turn(query.text, now: context.reference)
  }

  private static func eachLine(
    _ session: Session,
    _ answer: (MessageQuery, Context) throws(CommandError) -> String
  ) throws(CommandError) {
    var input = PipedInput()
    var meter = ProgressMeter(session)
    defer { meter?.end() }
    while let line = input.next(), !session.output.isClosed {
      meter?.note(lines: input.count, bytes: input.taken)
      let now = try session.now()
      do throws(LineError) {
        let query = try MessageQuery(line)
        let context = try query.context(default: now, mode: session.options.mode)
        do throws(CommandError) {
          session.output.line(try answer(query, context))
        } catch {
          throw LineError(error.message)
        }
      } catch {
        session.output.line(
          try JSONLine.text(LineFailure(error: error.message, id: LineID.of(line.text))))
      }
    }
  }
}

/// One line of standard input: a message and what is known beside it.
struct MessageQuery: Decodable {
  let text: String
  var mode: String?
  var weeks: Int?
  var daysPostpartum: Int?
  var daysLate: Int?
  var today: String?
  var ref: String?
  var locale: String?
  var tense: String?
  var region: String?
  var turns: [String]?
  var id: JSONScalar?

  private enum CodingKeys: String, CodingKey {
    case text, mode, weeks, today, ref, locale, tense, region, turns, id
    case daysPostpartum = "days_postpartum"
    case daysLate = "days_late"
  }

  init(text: String) { self.text = text }

  init(_ line: InputLine) throws(LineError) {
    guard !line.isTooLong else { throw LineError("the line is longer than 1 MiB") }
    guard line.isValid else { throw LineError("the line is not UTF-8") }
    let isObject = line.text.drop { $0 == " " || $0 == "\t" }.first == "{"
    self = isObject ? try JSONLine.read(line.text, as: Self.self) : Self(text: line.text)
  }

  /// What the recogniser may know; `ref` wins over `today`.
  func context(default now: Moment, mode given: Mode?) throws(LineError) -> Context {
    var reference = now
    if let today {
      guard let date = CivilDate(iso: today), let noon = ClockTime(hour: 12, minute: 0) else {
        throw LineError("today \(today) is no date; write a real day as YYYY-MM-DD")
      }
      reference = Moment(date: date, time: noon)
    }
    if let ref {
      guard let moment = Moment(iso: ref) else {
        throw LineError("ref \(ref) is no moment; write YYYY-MM-DDTHH:MM:SS")
      }
      reference = moment
    }
    return Context(
      mode: try known(mode, Mode.init(any:), "mode") ?? given ?? .cycle, reference: reference,
      locale: locale, tense: try known(tense, Tense.init, "tense"), weeks: weeks,
      daysPostpartum: daysPostpartum, daysLate: daysLate, region: region, turns: turns ?? [])
  }

  private func known<Value>(
    _ word: String?, _ make: (String) -> Value?, _ name: String
  ) throws(LineError) -> Value? {
    guard let word else { return nil }
    guard let value = make(word) else { throw LineError("\(name) \(word) is not known") }
    return value
  }
}

extension Mode {
  /// A mode by name; `any` is cycle.
  fileprivate init?(any name: String) {
    self.init(rawValue: name == "any" ? "cycle" : name)
  }
}

extension Setting {
  /// What a line of input says of the person.
  fileprivate init(_ context: Context) {
    self.init(mode: context.mode, locale: context.locale)
    region = context.region
    weeks = context.weeks
    daysPostpartum = context.daysPostpartum
    daysLate = context.daysLate
  }
}

extension Turn {
  /// The lines that it adds to an empty journal.
  fileprivate var added: [String] {
    edits.compactMap { if case .add(let entry) = $0 { entry.line } else { nil } }
  }
}
