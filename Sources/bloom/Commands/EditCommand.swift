import Civil
import Journal

/// The diary in an editor.
enum EditCommand: Command {
  static let name = "edit"
  static let summary = "Open the diary in your editor, and look it over afterwards"
  static let arguments = "[DAY]"
  static let example = "bloom edit yesterday"
  static let details = """
    With a DAY only the lines of that day are opened; the others stay as they are.
    Opens the text of the diary in $VISUAL, else $EDITOR, else vi. What you saved is read before it
    takes the old one's place: with a line that cannot be so, file:line:column says which, the old
    diary stays, and you may open the text again. bloom undo takes an edit back.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let day = words.isEmpty ? nil : try session.day(words.joined(separator: " "))
    try noJSON(session)
    guard !session.isChat || POSIX.isTerminal(0) else {
      throw .usage("an editor needs a terminal; run bloom edit there")
    }
    let store = try session.store()
    guard store.home.folder == .disk else {
      throw CommandError(
        .usage,
        "the lock is on, and an editor would write the diary in plain; bloom unlock takes it off first"
      )
    }
    let reading = try session.storing { () throws(StorageError) in try store.read() }
    let draft = try session.storing { () throws(StorageError) in
      try EditDraft(of: store, reading, on: day)
    }
    let canAsk = POSIX.isTerminal(0) && session.output.isTerminal
    while true {
      let status = POSIX.run(editor + " " + draft.path.typed)
      guard status == 0 else {
        throw CommandError(
          .software,
          "\(editor) ended with \(status), so your diary stays as it was; "
            + "set EDITOR to one that works, and \(draft.keptWords)")
      }
      let edited = try session.storing { () throws(StorageError) in try draft.read() }
      let faults = draft.faults(in: edited, today: try session.now().date)
      if faults.isEmpty {
        let known = Set(reading.journal.entries)
        try session.heed(edited.entries.filter { !known.contains($0) })
        return try take(edited, draft, after: reading.journal, session)
      }
      for fault in faults { session.output.line(fault.description.printable) }
      guard canAsk, Consent.ask("Open it again? [y/N] ", session) else {
        throw CommandError(
          .badData,
          "your diary stays as it was; what you typed is kept in \(draft.path), "
            + "and bloom edit opens it again")
      }
    }
  }

  private static var editor: String {
    ["VISUAL", "EDITOR"].lazy.compactMap { POSIX.environment($0) }.first { !$0.isEmpty } ?? "vi"
  }

  private static func take(
    _ edited: Journal, _ draft: EditDraft, after old: Journal, _ session: Session
  ) throws(CommandError) {
    let commit = try session.storing { () throws(StorageError) -> Commit? in
      defer { draft.remove() }
      return try draft.take(edited)
    }
    guard let commit else { return session.output.line("Nothing changed.") }
    let tally = EditTally(from: old, to: commit.reading.journal)
    let counts = [
      (tally.changed, "changed"), (tally.new, "new"), (tally.gone, "gone"),
    ].filter { $0.0 > 0 }
    let words = counts.map { "\($0.0.of("entry")) \($0.1)" }.joined(separator: ", ")
    session.output.line(
      "Saved: \(words.isEmpty ? "the entries say what they said" : words). bloom check looks closer."
    )
  }
}
