import Civil
import Formats
import Journal

/// Bringing a diary in from a file.
enum Import: Command {
  static let name = "import"
  static let summary = "Bring entries in from another app's export, Bloom's own or a table"
  static let arguments = "FILE"
  static let options = [
    CommandOption("--dry-run", "only say what would be added"),
    CommandOption("--yes", "add without asking"),
    CommandOption("--map", value: "COLUMN=KIND", "csv: what a column holds; - for nothing"),
    CommandOption(
      "--dates", value: "ORDER", choices: DayOrder.allCases.map(\.rawValue),
      "csv: what 3/4/2026 is"),
  ]
  static let example = "bloom import cycle.csv --map Datum=date --map Blutung=flow"
  static let details = """
    FILE is Bloom's own JSON, an export of another app, or a table with a line of column names; - is
    standard input. What would be added is shown before it is, and what is left out and why. The
    same file a second time changes nothing, and bloom undo takes the whole import back.
    Known are Apple Health (export.xml), Clue (measurements.json), cycle-path, drip, Femometer in
    German, Fertility Friend, Fitbit, Flo (JSON or text), Garmin, Health Connect (its .db), Kindara,
    Mensinator, Menstrudel, Métra, MultiMenstrualAPP (schema 1), My Calendar, Natural Cycles, Oura,
    Periodical, Samsung Health, WHOOP, and calendars (ICS). What an app predicted or worked out is no entry.
    A column can be date, time, start, end (of a period), any kind of bloom help log, or a kind
    with its word: --map "Sore=symptom breast_tenderness" takes the days that say yes. Names such as
    date, flow, bbt, notes and those of drip are known. A table with bleeding and no starts gives
    periods where the bleeding was; spotting is none.
    Of a MultiMenstrualAPP file with several people each goes into a diary of her own; with --as
    NAME only hers is taken. A file of one person goes into the diary of that name or id, or into
    an empty one; into another only where it is named with --as.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    let file = arguments.words.joined(separator: " ")
    guard !file.isEmpty else { throw .usage("bloom import needs a file, as in \(example)") }
    let name = file == "-" ? "standard input" : file.printable
    let meanings = try meanings(arguments)
    let order = order(arguments)
    let today = try session.now().date
    let content: Interchange
    if let export = try health(file, session, today) {
      content = export
    } else {
      content = try read(try bytes(file, name), name, meanings, order, today)
    }
    var preview = try ImportPreview(content, file: name, session)
    let isDry = arguments.has("--dry-run")
    let asks =
      !isDry && !arguments.has("--yes") && !session.options.json && file != "-"
      && POSIX.isTerminal(0) && session.output.isTerminal
    if let stranger = preview.stranger, !asks { throw .usage(refusal(of: stranger, name, session)) }
    try session.heed(preview.entries)
    if !session.options.json { session.output.write(preview.text) }
    if preview.isNothingRead {
      if session.options.json { session.output.line(try preview.json()) }
      throw CommandError(
        .badData, "\(name): nothing in it could be taken in; bloom help import says what can be")
    }
    let isWanted =
      !preview.isEmpty && !isDry && (!asks || Consent.ask(question(preview.stranger), session))
    if isWanted { try preview.write() }
    if session.options.json { return session.output.line(try preview.json()) }
    session.output.write(isWanted ? preview.doneText : preview.undoneText(isDry: isDry))
  }

  private static func question(_ stranger: String?) -> String {
    guard let stranger else { return "Add this? [y/N] " }
    return "\(stranger.printable) has no diary here. Add this to the one that is open? [y/N] "
  }

  /// What to type where a file is of somebody whose diary is not known.
  private static func refusal(
    of stranger: String, _ name: String, _ session: Session
  ) -> String {
    "\(name) is of \(stranger.printable), who has no diary here, so nothing was added; "
      + "bloom person add \(stranger.typed) begins one to import it into, "
      + "and bloom --as \(session.person.typed) import FILE adds it to this one"
  }

  /// An export of Apple Health, which is read without holding it in memory.
  private static func health(
    _ file: String, _ session: Session, _ today: CivilDate
  ) throws(CommandError) -> Interchange? {
    guard file != "-" else { return nil }
    var meter = ProgressMeter(onRecordsIn: session)
    defer { meter?.end() }
    do throws(StorageError) {
      return try HealthFile.read(file.expandingHome, today: today) { done, all in
        meter?.note(record: done >> 20, of: all >> 20)
      }.map { .app($0, []) }
    } catch {
      throw CommandError(error)
    }
  }

  private static func bytes(_ file: String, _ name: String) throws(CommandError) -> [UInt8] {
    var loading = FileLoading()
    if file == "-" {
      while let chunk = POSIX.read(0), !chunk.isEmpty, loading.take(chunk) {}
    } else {
      do throws(StorageError) {
        loading = try NewFile.load(file.expandingHome)
      } catch {
        throw CommandError(error)
      }
    }
    if let fault = loading.fault { throw CommandError(.badData, fault.description(file: name)) }
    return loading.bytes
  }

  private static func meanings(
    _ arguments: Arguments
  ) throws(CommandError) -> [String: ColumnMeaning] {
    var meanings: [String: ColumnMeaning] = [:]
    for map in arguments.values["--map"] ?? [] {
      let parts = map.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .usage("--map \(map) needs a column and a kind, as in --map Datum=date")
      }
      guard let meaning = ColumnMeaning(String(parts[1])) else {
        throw .usage("--map \(map): there is no kind \(parts[1]); bloom help import lists some")
      }
      meanings[String(parts[0])] = meaning
    }
    return meanings
  }

  private static func order(_ arguments: Arguments) -> DayOrder? {
    arguments["--dates"].flatMap { DayOrder(rawValue: $0) }
  }

  private static func read(
    _ bytes: [UInt8], _ name: String, _ meanings: [String: ColumnMeaning], _ order: DayOrder?,
    _ today: CivilDate
  ) throws(CommandError) -> Interchange {
    do throws(InterchangeIssue) {
      return try Interchange(
        bytes, name: name, meanings: meanings, order: order, today: today)
    } catch {
      throw CommandError(.badData, error.description(file: name))
    }
  }
}

/// A question that only yes answers.
enum Consent {
  /// Asks at the terminal and reads a line.
  static func ask(_ question: String, _ session: Session) -> Bool {
    session.output.write(question)
    var input = PipedInput(longestLine: 1 << 10)
    return answer(input.next()?.text ?? "") ?? false
  }

  /// What was answered; nothing is no, and nil is neither.
  static func answer(_ text: String) -> Bool? {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes", "yep", "yeah", "ok": true
    case "", "n", "no", "nope", "nah": false
    default: nil
    }
  }
}
