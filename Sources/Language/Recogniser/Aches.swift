/// Finds symptoms told as a part of the body that hurts: "my head is pounding", "sore knees".
enum Aches {
  /// Words that lie between a part and what it does: "my back has really been hurting".
  private static let reach = 4

  /// The symptoms said that way where no concept says them already.
  static func mentions(_ pointers: [Mention], beside mentions: [Mention], in message: Message)
    -> [Mention]
  {
    let hurts = pointers.filter { $0.kind == Cue.hurt }
    guard !hurts.isEmpty else { return [] }
    let parts = pointers.filter { $0.kind == Cue.part }
    return parts.compactMap { part in
      let own = hurts.first { meets($0.tokens, part.tokens, in: message) }
      let listed = parts.first { isListed(part.tokens, before: $0.tokens, in: message) }
      let shared = listed.flatMap { other in
        hurts.first { meets($0.tokens, other.tokens, in: message) }
      }
      guard let hurt = own ?? shared else { return nil }
      if own == nil {
        let isSaid = mentions.contains { $0.kind == "symptom" && $0.concept == part.concept }
        return isSaid
          ? nil
          : Mention(
            concept: part.concept, kind: "symptom", tokens: part.tokens, isNegated: hurt.isNegated)
      }
      let tokens =
        min(
          part.tokens.lowerBound, hurt.tokens.lowerBound)..<max(
          part.tokens.upperBound, hurt.tokens.upperBound)
      let isSaid = mentions.contains {
        $0.kind == "symptom" && ($0.concept == part.concept || $0.tokens.overlaps(part.tokens))
      }
      guard !isSaid else { return nil }
      return Mention(
        concept: part.concept, kind: "symptom", tokens: tokens, isNegated: hurt.isNegated)
    }
  }

  /// Whether a part is listed before another one: the back of "back and hips ache".
  private static func isListed(
    _ part: Range<Int>, before other: Range<Int>, in message: Message
  ) -> Bool {
    guard other.lowerBound > part.upperBound, other.lowerBound - part.upperBound <= 2 else {
      return false
    }
    let between = message.tokens[part.upperBound..<other.lowerBound].map(\.text)
    return ["and", "n", "&", "+"].contains(between.first ?? "")
      && between.dropFirst().allSatisfy { $0 == "my" }
  }

  /// Words that lie between what hurts and where: "pain in my lower back".
  private static let small: WordSet = [
    "me", "my", "the", "in", "at", "of", "on", "to", "around", "both", "left", "right", "lower",
    "upper", "side", "this", "all", "over", "too", "also",
  ]

  /// Whether a hurt is right before a part, or soon after it in the same clause.
  private static func meets(_ hurt: Range<Int>, _ part: Range<Int>, in message: Message) -> Bool {
    if hurt.upperBound <= part.lowerBound {
      let between = message.tokens[hurt.upperBound..<part.lowerBound]
      return between.count <= reach && between.allSatisfy { small.contains($0) }
    }
    guard hurt.lowerBound >= part.upperBound, hurt.lowerBound - part.upperBound <= reach else {
      return false
    }
    return !message.tokens[part.upperBound..<hurt.lowerBound].contains(where: \.isBreak)
  }
}
