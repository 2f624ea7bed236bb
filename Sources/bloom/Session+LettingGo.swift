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
    guard Self.wholes.contains(Self.plain(text)) else { return false }
    return hasDeleted || turns == 0 && !deletedLast.isEmpty
  }

  /// Lets go of one thing that a message deleted for good; of several things says what does, as it says
  /// once where words of hers were deleted.
  func offerLettingGo(after text: String) throws(CommandError) {
    guard hasDeleted, !options.json else { return }
    let words = " " + Self.plain(text) + " "
    let deleted = deletedLast
    guard Self.parts.contains(where: { words.contains(" \($0) ") }) else {
      guard !hasOfferedLettingGo, deleted.contains(where: \.fact.isOwnText) else { return }
      hasOfferedLettingGo = true
      return try sayShortly(
        "Its words stay where undo finds them. Say “for good” and they are gone.")
    }
    guard deleted.count == 1 else {
      return try sayShortly(
        "It can still be taken back. Say “for good” now, and what could be taken back is gone.")
    }
    try letGo()
  }

  /// What the last turn took out of the diary, in this sitting or before it; nothing where it did more.
  private var deletedLast: [Entry] {
    guard let store = try? store(), let reading = try? store.read(),
      case .turn(let change) = store.undoLog().log.last(of: reading.journal)
    else { return [] }
    let removed = change.inverse.map { edit -> Entry? in
      if case .add(let entry) = edit { entry } else { nil }
    }
    return removed.contains(nil) ? [] : removed.compactMap(\.self)
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

extension Fact {
  /// Whether it holds words of hers.
  fileprivate var isOwnText: Bool { if case .text = self { true } else { false } }
}
