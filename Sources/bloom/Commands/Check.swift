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
    guard words.isEmpty else { throw .usage("bloom check takes no words") }
    if session.options.knowledge != nil {
      return try ContentReport.print(of: try session.library(), to: session)
    }
    let store = try session.store()
    let journal = try journal(of: store, session)
    let issues =
      store.issues(in: journal)
      + store.recordIssues(in: journal, today: try session.now().date)
    for issue in issues { session.output.text(issue.description.printable) }
    let count = journal.entries.count
    session.output.line(
      issues.isEmpty
        ? "\(store.path): \(count) \(count == 1 ? "entry" : "entries"), all whole."
        : "\(store.path): \(count) read, \(issues.count) to look at.")
    if issues.contains(where: \.isSealable) {
      session.output.line("bloom check --seal seals the lines that are right as they are.")
    }
    try session.checkOutput()
    if let contradiction = issues.first(where: { $0.kind == .contradiction }) {
      throw CommandError(.badData, "line \(contradiction.line): \(contradiction.problem)")
    }
    guard issues.allSatisfy({ $0.isSealable || $0.kind == .unknownKind }) else {
      throw CommandError(.badData, "some lines could not be read; they are kept as they are")
    }
  }

  /// The journal as it is, after sealing where that was asked for.
  private static func journal(
    of store: JournalFile, _ session: Session
  ) throws(CommandError) -> Journal {
    do throws(StorageError) {
      if session.options.seal {
        let sealed = try store.seal().sealed
        session.output.line("\(sealed) \(sealed == 1 ? "line" : "lines") sealed.")
      }
      return try store.read().journal
    } catch {
      throw CommandError(error)
    }
  }
}
