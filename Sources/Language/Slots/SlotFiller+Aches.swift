import Knowledge

/// Parts of the body that hurt.
extension SlotFiller {
  /// The part of the body in words that name an ache of it: the hamstrings of "tight hamstrings".
  func acheless(_ mention: Mention) -> String? {
    guard Self.aches.contains(mention.concept) else { return nil }
    let words = mention.tokens.filter {
      !Self.achingWords.contains(reading.message.tokens[$0]) && isNamed($0)
    }
    guard let first = words.first, words.count < mention.tokens.count else { return nil }
    return reading.spelled(first..<(words.last ?? first) + 1)
  }

  private func isNamed(_ index: Int) -> Bool {
    reading.message.tokens[index].kind == .word
      && !["my", "in", "the", "of", "and", "are", "is"].contains(reading.message.tokens[index].text)
  }

  private static let aches: WordSet = ["soreness", "joint_pain", "stiffness", "pelvic_pain"]
  private static let achingWords: WordSet = [
    "tight", "sore", "stiff", "achy", "aching", "aches", "ache", "hurt", "hurts", "hurting",
    "painful", "pain", "pains", "tense", "tightness", "stiffness", "soreness", "muscle", "muscles",
    "killing", "tender", "cramped", "knotted", "knots", "feel", "feels", "feeling",
  ]
}
