import Knowledge

/// Deeds that are told of, which nothing in the diary is to be done about.
extension MessageReader {
  /// Whether a span only tells that something was removed or turned off, or is clear: "mole removed
  /// on Tuesday", "turned off my alarm and slept", "Monday was clear".
  func tellsOfRemoving(_ span: Range<Int>) -> Bool {
    let words = message.tokens
    guard span.contains(where: { Self.removed.contains(words[$0]) || words[$0].key == Self.clear })
    else { return false }
    var isTold = false
    for index in span where words[index].kind == .word {
      if Self.ordering.contains(words[index]) { return false }
      if words[index].key == Self.clear {
        guard index > span.lowerBound, Self.being.contains(words[index - 1]) else { return false }
        isTold = true
      } else if Self.removed.contains(words[index]) {
        isTold = true
      }
    }
    return isTold
  }

  private static let clear = WordKey("clear")
  private static let removed: WordSet = [
    "removed", "deleted", "erased", "cleared", "cancelled", "canceled", "dropped", "scrapped",
    "turned", "switched", "binned", "ditched",
  ]
  private static let being: WordSet = ["was", "is", "were", "are", "been", "looked", "looks"]
  /// Words that ask for a deed, or name what the diary or its reminders hold.
  private static let ordering: WordSet = [
    "delete", "remove", "erase", "wipe", "cancel", "undo", "scrap", "drop", "bin", "ditch", "take",
    "strike", "forget", "stop", "turn", "switch", "scratch", "kill", "kindly", "please", "pls",
    "plz", "want", "need", "needs", "should", "shouldnt", "must", "be", "get", "can", "could",
    "would", "like", "have", "having", "entry", "entries", "log", "logs", "logged", "record",
    "records", "note", "reminder", "reminders", "notification", "notifications", "diary", "journal",
    "wrong", "mistake", "error", "accident", "accidentally", "mistakenly", "it", "that", "this",
    "them", "those", "not", "didnt", "never",
  ]
}
