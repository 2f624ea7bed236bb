import Civil
import Journal

/// Whether the journal is whole, line by line.
enum Check: Command {
  static let name = "check"
  static let summary = "Whether the journal, or a folder of content, is whole, line by line"
  static let options = [
    CommandOption("--seal", "give the lines that are right a new seal"),
    CommandOption("--repair", "go through what is not whole, and mend what you say yes to"),
  ]
  static let example = "bloom check --seal"
  static let arguments = "[--seal | --repair | --knowledge DIR]"
  static let details = """
    Names each line that was typed by hand, is not as it was written, cannot be read, or cannot be
    so beside the others, with file:line:column, and whether sealed lines are missing, moved or
    there twice. A line that is not as it was written is left out of every number. With --seal,
    all lines that can be read are sealed as they are now. With --repair each one is explained and
    asked about, and only a yes changes it; the diary as it was stays in NAME.copy, and bloom undo
    takes a repair back. Exit 65 where a line is left out, missing or contradicts others.

    With --knowledge DIR the content of that folder is looked at instead: its form, sources,
    reading grade, tone and claims, with file:line for each fault. Exit 65 where there is one.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let arguments = try session.arguments(words, of: self)
    try noWords(arguments.words)
    if session.options.knowledge != nil {
      return try ContentReport.print(of: try session.library(), to: session)
    }
    let store = try session.store()
    if arguments.has("--repair") { return try Repair(store, session).run() }
    let (reading, sealed) = try reading(of: store, isSealing: arguments.has("--seal"), session)
    let journal = reading.journal
    let issues =
      store.issues(of: reading)
      + [store.undoIssue].compactMap(\.self).filter {
        !reading.doubts.contains($0)
      } + store.recordIssues(in: journal, today: try session.now().date)
    let count = journal.entries.count
    if session.options.json {
      session.output.line(
        try JSONLine.text(
          Listing(
            file: store.path, entries: count, sealed: sealed, issues: issues.map { Found($0) })))
    } else {
      tell(issues, count, store, session)
    }
    try session.checkOutput()
    if let contradiction = issues.first(where: { $0.kind == .contradiction }) {
      throw CommandError(.badData, "line \(contradiction.line) cannot be so beside the others")
    }
    guard issues.allSatisfy({ $0.kind == .unsealed || $0.kind == .unknownKind }) else {
      throw CommandError(
        .badData, "some lines are not as they were written; bloom check --repair goes through them")
    }
  }

  private static func tell(
    _ issues: [JournalIssue], _ count: Int, _ store: JournalFile, _ session: Session
  ) {
    for issue in issues { session.output.text(issue.description.printable) }
    session.output.line(
      issues.isEmpty
        ? "\(store.path): \(count) \(count == 1 ? "entry" : "entries"), all whole."
        : "\(store.path): \(count) read, \(issues.count) to look at.")
    if issues.contains(where: { $0.kind == .unsealed }) {
      session.output.line("bloom check --seal seals the lines that are right as they are.")
    }
  }

  private struct Listing: Encodable {
    let file: String
    let entries: Int
    /// How many lines were given a seal; null where that was not asked.
    let sealed: Int?
    let issues: [Found]
  }

  private struct Found: Encodable {
    let line: Int
    let column: Int
    let kind: String
    let problem: String
    let remedy: String

    init(_ issue: JournalIssue) {
      (line, column) = (issue.line, issue.column)
      kind = "\(issue.kind)"
      (problem, remedy) = (issue.problem.printable, issue.remedy.printable)
    }
  }

  /// The journal as it is, after sealing where that was asked for.
  private static func reading(
    of store: JournalFile, isSealing: Bool, _ session: Session
  ) throws(CommandError) -> (reading: JournalFile.Reading, sealed: Int?) {
    do throws(StorageError) {
      var sealed: Int?
      if isSealing {
        let count = try store.seal().sealed
        sealed = count
        if !session.options.json {
          session.output.line("\(count) \(count == 1 ? "line" : "lines") sealed.")
        }
      }
      return (try store.read(), sealed)
    } catch {
      throw CommandError(error)
    }
  }
}
