import Assistant
import Journal

/// Letting go for good of what was deleted.
extension Session {
  /// Lets go of all that could be taken back, and says so.
  func letGo() throws(CommandError) {
    let store = try store()
    try storing { () throws(StorageError) in try store.forgetTaken() }
    knowUndo()
    hasDeleted = false
    try sayShortly(
      "What could be taken back is gone for good. Backups and exports of yours are not reached.")
  }

  /// Whether a message lets go for good of what was just deleted or taken back.
  func letsGo(_ text: String) -> Bool {
    hasDeleted && Self.wholes.contains(Self.plain(text))
  }

  /// Says, where a message that deleted something was to do so for good, what does.
  func offerLettingGo(after text: String) throws(CommandError) {
    guard hasDeleted, !options.json else { return }
    let words = " " + Self.plain(text) + " "
    guard Self.parts.contains(where: { words.contains(" \($0) ") }) else { return }
    try sayShortly(
      "It can still be taken back. Say “for good” now, and what could be taken back is gone.")
  }

  private func sayShortly(_ text: String) throws(CommandError) {
    if options.json { return output.line(try JSONLine.text(["reply": text])) }
    output.line(plain(text) + (isChat ? "\n" : ""))
  }

  private func plain(_ text: String) -> String {
    isASCII ? text.replacing("“", with: "\"").replacing("”", with: "\"") : text
  }

  /// What asks for it within a message that deletes something.
  private static let parts = ["for good", "permanently", "for ever", "forever", "irrevocably"]

  /// What asks for it as a message of its own.
  private static let wholes: Set<String> = Set(
    parts + ["for good please", "yes for good", "gone for good"]
      + ["delete", "erase", "forget", "remove"].flatMap { verb in
        ["it", "that", "this", "them"].map { "\(verb) \($0) for good" }
      })

  private static func plain(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }
}
