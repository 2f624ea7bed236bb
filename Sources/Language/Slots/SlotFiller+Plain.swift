import Knowledge

/// Words that are neither small nor anything else known.
extension SlotFiller {
  /// A span with the words beside it that are neither small words nor anything else known.
  func widened(_ tokens: Range<Int>) -> Range<Int> {
    var lower = tokens.lowerBound
    var upper = tokens.upperBound
    while lower > span.lowerBound, isPlain(lower - 1) { lower -= 1 }
    while upper < span.upperBound, isPlain(upper) { upper += 1 }
    return lower..<upper
  }

  private static let small: WordSet = [
    "a", "an", "the", "my", "some", "of", "with", "for", "at", "in", "on", "to", "had", "have",
    "ate",
    "eat", "eating", "i", "ive", "just", "like", "was", "is", "were", "then", "after", "before",
    "today",
    "this", "that", "it", "log", "note", "about", "around", "only", "too", "so", "no", "and", "or",
    "as",
    "from", "got", "bowl", "plate", "slice", "slices", "piece", "pieces", "portion", "took",
    "taken",
    "having", "more", "again", "eaten", "consumed", "because", "instead", "last", "night",
    "morning",
    "evening", "please", "up", "down", "off", "out", "over", "there", "not", "very", "really", "me",
    "my", "we", "they", "he", "she", "you", "am", "im", "feel", "feeling", "felt", "back", "home",
    "work", "school", "all", "day", "now", "later", "ago", "since", "again", "well", "good", "bad",
    "quick", "nice", "yum", "yummy", "lol", "oops", "sorry", "everything", "nothing", "something",
    "food", "meal", "did", "done", "went", "go", "going", "be", "been", "because", "cos", "if",
    "when", "while", "until", "till", "by", "into", "onto", "per", "total", "calories", "kcal",
    "protein", "carbs", "fat", "grams", "g", "mood", "energy", "stress", "pain", "pls", "finished",
    "less", "prob", "probably", "roughly", "approximately", "told", "came", "count", "ask", "ish",
    "late", "one", "must", "should", "might", "could", "near", "nearly", "whole", "half", "big",
    "small", "cup", "glass", "hungry", "starving", "thats", "circa", "using", "maybe", "whats",
  ]

  func isPlain(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    guard token.kind == .word, !token.isBreak, !Self.small.contains(token) else {
      return false
    }
    return !reading.entities.contains { $0.tokens.contains(index) }
      && !reading.mentions.contains { $0.tokens.contains(index) && $0.kind != "food" }
      && !reading.cues.contains { $0.tokens.contains(index) }
  }
}
