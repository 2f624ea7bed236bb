import Knowledge

/// Entries that are named first and then ordered away.
extension MessageReader {
  /// Whether a span ends in an order to take what it tells of away: "that wine is not mine, delete
  /// it", "take it off".
  func takenOff(_ span: Range<Int>) -> IntentID? {
    guard message.tokens[span].contains(where: { Self.removing.contains($0) }) else { return nil }
    let words = span.filter { !message.tokens[$0].isPunctuation }.map { message.tokens[$0].text }
    guard words.count > 3 else { return nil }
    let last = Array(words.suffix(3))
    let isOff =
      last[0] == "take" && Self.pointing.contains(last[1])
      && ["off", "out", "down", "away"].contains(last[2])
    let isDeleted = Self.deleting.contains(last[1]) && Self.pointing.contains(last[2])
    return isOff || isDeleted ? "edit.delete" : nil
  }

  private static let removing = deleting.union(["take", "cross"])
  private static let pointing: WordSet = ["it", "that", "them", "this", "those", "one"]

  /// The removal of an entry that a message names before it orders it away and says why: "that test
  /// on Monday, remove it, I misread it"; nil where it orders none.
  func removalNamedFirst(_ whole: Range<Int>) -> Part? {
    guard recogniser.intents["edit.delete"] != nil, !forbidsRemoving(whole),
      let order = whole.dropFirst(2).first(where: { isOrderedAway(at: $0, in: whole) }),
      namesEntry(whole.lowerBound..<order),
      !message.tokens[whole.lowerBound..<order].contains(where: { $0.text.hasPrefix("remind") })
    else { return nil }
    return Part(
      spans: [whole.lowerBound..<order], intent: "edit.delete",
      score: recogniser.thresholds.answer + 1, match: .mention, captures: [], isSure: true)
  }

  /// Whether an order to take away what was named before begins at a token.
  private func isOrderedAway(at index: Int, in whole: Range<Int>) -> Bool {
    let words = message.tokens
    guard Self.removing.contains(words[index]),
      words[index - 1].isPunctuation || Self.beforeOrders.contains(words[index - 1]),
      index + 1 < whole.upperBound
    else { return false }
    let next = words[index + 1].text
    let after = index + 2 < whole.upperBound ? words[index + 2].text : ""
    if ["take", "cross"].contains(words[index].text) {
      return Self.pointing.contains(next) && ["off", "out"].contains(after)
    }
    return Self.deleting.contains(words[index])
      && (["it", "them"].contains(next)
        || ["this", "that"].contains(next)
          && (after.isEmpty || ["entry", "record", "log", "one", "please"].contains(after)))
  }

  private static let beforeOrders: WordSet = ["please", "pls", "kindly", "so", "and", "just"]

  /// Whether all entries of a sort are to go rather than one of a day: "wipe my sex logs".
  func takesAll(_ span: Range<Int>) -> Bool {
    if reading.details.contains(where: {
      span.contains($0.tokens) && $0.concept == "what.everything"
    }) {
      return true
    }
    let isDated = reading.entities.contains { span.contains($0.tokens) && $0.isTimely }
    return !isDated && message.tokens[span].contains { Self.wholes.contains($0) }
  }

  private static let wholes: WordSet = [
    "all", "every", "entire", "whole", "history", "logs", "records",
  ]
}
