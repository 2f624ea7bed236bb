import Knowledge

/// What lists and shares are about, by the words of the message.
extension SlotFiller {
  private static let bags: Set<String> = ["bag", "bags"]

  /// The bag to pack, which a list can be of: "what goes in the hospital bag".
  var packedTopic: SlotValue? {
    let names = reading.message.tokens[span].contains { Self.bags.contains($0.text) }
    return names ? .text("hospital bag") : nil
  }

  /// What is to be shown to somebody: "share my fertile days with Sam".
  var shared: SlotValue? {
    let tokens = reading.message.tokens
    for owner in span.dropLast()
    where ["my", "the", "only", "just", "share", "send"].contains(tokens[owner].text) {
      let rest = (owner + 1)..<span.upperBound
      let last = rest.first { !isShared($0) } ?? span.upperBound
      if (1...3).contains(last - rest.lowerBound) {
        return .text(reading.spelled(rest.lowerBound..<last))
      }
    }
    return nil
  }

  private func isShared(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    return token.kind == .word && !token.isBreak && !Self.besideShares.contains(token.text)
      && !reading.mentions.contains {
        ["person", "relative"].contains($0.kind) && $0.tokens.contains(index)
      }
      && !reading.entities.contains { $0.tokens.contains(index) }
      && filled["name"] != .text(reading.typed(index..<(index + 1)))
  }

  private static let besideShares: Set<String> = [
    "to", "with", "w", "as", "in", "into", "for", "of", "on", "at", "and", "or", "but", "so", "me",
    "my", "the", "i", "you", "can", "could", "is", "are", "via", "by", "from", "please", "pls",
    "data", "everything", "stuff", "things", "app", "account", "profile", "phone", "screen",
    "access", "info", "information", "diary", "journal", "log", "logs", "tracking", "all", "it",
    "that", "this", "them", "see", "view", "read", "look", "let", "only", "just", "sharing",
    "want", "not", "no", "dont", "know", "have", "get", "if", "when", "same", "way", "doctor", "gp",
  ]

  /// What a correction is about by the values it gives, where it does not name it.
  var changedByValue: SlotValue? {
    let kinds: [(SlotName, String)] = [
      ("hours", "sleep"), ("bed", "sleep"), ("wake", "sleep"), ("systolic", "blood pressure"),
      ("steps", "steps"), ("kcal", "food"), ("rhr", "rhr"), ("hrv", "hrv"), ("glucose", "glucose"),
    ]
    return kinds.first { filled[$0.0] != nil }.map { .text($0.1) }
  }
}
