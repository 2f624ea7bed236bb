import Knowledge

/// Removals that a message tells of or forbids, rather than orders.
extension MessageReader {
  /// Whether a span only tells that something outside the diary was removed or turned off, or that a
  /// day is clear: "mole removed on Tuesday", "turned off my alarm and slept", "Monday was clear".
  func tellsOfRemoving(_ span: Range<Int>) -> Bool {
    let words = message.tokens
    guard
      span.contains(where: {
        Self.removed.contains(words[$0]) || Self.turned.contains(words[$0])
          || words[$0].key == Self.clear
      })
    else { return false }
    if let clear = span.dropFirst().first(where: { words[$0].key == Self.clear }) {
      return Self.being.contains(words[clear - 1])
    }
    guard !span.contains(where: { Self.ordering.contains(words[$0]) }) else { return false }
    return span.contains { Self.turned.contains(words[$0]) }
      || span.contains { Self.removed.contains(words[$0]) } && !namesEntry(span)
  }

  /// Whether a span asks that something stay: "don't remove the headache", "I don't want the
  /// reminder cancelled".
  func forbidsRemoving(_ span: Range<Int>) -> Bool {
    let words = message.tokens
    return span.contains { index in
      let isOrder = Self.removing.contains(words[index])
      guard isOrder || Self.removed.contains(words[index]) else { return false }
      let before = words[max(span.lowerBound, index - 5)..<index].reversed().prefix { !$0.isBreak }
      guard let place = before.firstIndex(where: { Self.denying.contains($0) }) else {
        return false
      }
      let between = before[..<place]
      return isOrder
        ? between.allSatisfy { Self.fillingIn.contains($0) }
        : between.contains { Self.wishing.contains($0) }
    }
  }

  private static let removed: WordSet = [
    "removed", "deleted", "erased", "cleared", "cancelled", "canceled", "dropped", "scrapped",
    "binned", "ditched",
  ]
  private static let removing: WordSet = [
    "remove", "delete", "erase", "wipe", "clear", "cancel", "drop", "scrap", "bin", "ditch",
  ]
  private static let turned: WordSet = ["turned", "switched"]
  private static let clear = WordKey("clear")
  private static let being: WordSet = ["was", "is", "were", "are", "been", "looked", "looks", ":"]
  /// Words that ask for a deed, or name what the diary or its reminders hold.
  private static let ordering: WordSet = [
    "delete", "remove", "erase", "wipe", "cancel", "undo", "scrap", "bin", "ditch", "kindly",
    "please", "pls", "plz", "entry", "entries", "logs", "record", "records", "reminder",
    "reminders", "notification", "notifications", "diary", "journal", "wrong", "mistake", "error",
    "accident", "accidentally", "mistakenly", "shouldnt",
  ]
  private static let denying: WordSet = ["dont", "not", "never", "doesnt", "wouldnt"]
  private static let fillingIn: WordSet = ["do", "ever", "please", "pls", "just", "actually"]
  private static let wishing: WordSet = ["want", "wanted", "need", "like", "have", "be", "get"]
}
