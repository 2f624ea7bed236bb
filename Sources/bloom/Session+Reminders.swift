import Assistant
import Civil

/// Reminders that are due, shown once each.
extension Session {
  /// Shows what is due, outside the chat; nothing where nothing is.
  func showDue() throws(CommandError) {
    let now = try now()
    let shown = try shownReminders()
    var due: Turn?
    try consult { due = $0.notice(now: now, shown: shown) }
    guard let due else {
      if options.json { output.line(try JSONLine.text(Nothing())) }
      if options.own["--exit-code"] != nil { throw CommandError(.nothing, "") }
      return
    }
    try show { _ in due }
    try keep(due, now)
  }

  private struct Nothing: Encodable {
    let reply = ""
    let noted: [String] = []
  }

  /// Keeps that reminders were shown; where that fails they are shown again, which is no harm.
  func keep(_ turn: Turn, _ now: Moment) throws(CommandError) {
    guard !turn.marks.isEmpty else { return }
    let conversation = try conversation()
    let home = try store().home
    do throws(StorageError) {
      try home.change(shownName) { bytes in
        let shown = ShownReminders(text: String(decoding: bytes, as: UTF8.self))
        return Array(conversation.keeping(turn, in: shown, now: now).text.utf8)
      }
    } catch {
      Output.complain("bloom: \(error.description)")
    }
  }

  /// What was shown so far; nothing where that cannot be read.
  func shownReminders() throws(CommandError) -> ShownReminders {
    let home = try store().home
    let bytes = (try? home.read(shownName)).flatMap(\.self) ?? []
    return ShownReminders(text: String(decoding: bytes, as: UTF8.self))
  }

  private var shownName: String { Home.fileName(of: person) + ".shown" }
}
