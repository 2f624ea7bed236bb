import Civil
import Journal

/// Whether the journal is whole, line by line.
enum Check: Command {
  static let name = "check"
  static let summary = "Whether the journal, or a folder of content, is whole, line by line"
  static let options = [
    CommandOption("--seal", "give the lines that are right a new seal")
  ]
  static let example = "bloom check --seal"
  static let arguments = "[--seal | --knowledge DIR]"
  static let details = """
    Names each line that was typed by hand, changed, cannot be read, or cannot be so beside the
    others, with file:line:column. With --seal, lines that were read are sealed as they are now.
    Exit 65 where a line is unread or contradicts others.

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
    let (journal, sealed) = try journal(of: store, isSealing: arguments.has("--seal"), session)
    let issues =
      store.issues(in: journal)
      + store.recordIssues(in: journal, today: try session.now().date)
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
      throw CommandError(.badData, "line \(contradiction.line): \(contradiction.problem)")
    }
    guard issues.allSatisfy({ $0.isSealable || $0.kind == .unknownKind }) else {
      throw CommandError(
        .badData, "some lines could not be read and are kept as they are; bloom edit opens them")
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
    if issues.contains(where: \.isSealable) {
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
  private static func journal(
    of store: JournalFile, isSealing: Bool, _ session: Session
  ) throws(CommandError) -> (journal: Journal, sealed: Int?) {
    do throws(StorageError) {
      var sealed: Int?
      if isSealing {
        let count = try store.seal().sealed
        sealed = count
        if !session.options.json {
          session.output.line("\(count) \(count == 1 ? "line" : "lines") sealed.")
        }
      }
      return (try store.read().journal, sealed)
    } catch {
      throw CommandError(error)
    }
  }
}
