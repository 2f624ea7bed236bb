import Knowledge

/// Words of little that say how strong something else is.
enum Slightness {
  private static let words: WordSet = [
    "light", "lightly", "lighter", "little", "less", "a", "bit", "only", "very", "quite",
  ]
  private static let feeling: WordSet = ["feel", "feeling", "feels", "felt"]
  /// What may be heavy and is no flow: "a heavy feeling down there".
  private static let feelings: WordSet = [
    "pain", "pains", "calf", "breathing", "feet", "pelvis", "sweat", "belly", "bump", "lower",
    "cramps", "chest", "arms", "leg", "stomach", "tummy",
    "feeling", "sensation", "pressure", "head", "legs", "heart", "breasts", "boobs", "eyes",
    "eyelids",
  ]

  /// Whether "down" is a place rather than a mood: "a feeling down there".
  static func isOfPlace(_ mention: Mention, in message: Message) -> Bool {
    let next = mention.tokens.upperBound
    return mention.kind == "mood" && next < message.tokens.count
      && message.tokens[next].text == "there" && message.tokens[next - 1].text == "down"
  }

  private static let bleeding: WordSet = [
    "bleeding", "bled", "bleed", "blood", "period", "periods", "af", "flow", "flowing", "spotting",
    "menses", "red", "tampon", "tampons", "pad", "pads", "liner", "started", "came", "clots",
  ]

  /// Whether "light" is said of a pain or a feeling rather than of bleeding: "light headache".
  static func isOfPain(
    _ mention: Mention, among named: [Mention], _ pointers: [Mention], in message: Message
  ) -> Bool {
    let tokens = message.tokens
    let isHeavy = mention.concept == "heavy" && mention.tokens.count == 1
    guard mention.kind == "flow",
      isHeavy
        || mention.concept == "light"
          && tokens[mention.tokens].allSatisfy({ words.contains($0) })
    else { return false }
    var first = mention.tokens.lowerBound
    while first > 0, !tokens[first - 1].isBreak { first -= 1 }
    var last = mention.tokens.upperBound
    while last < tokens.count, !tokens[last].isBreak { last += 1 }
    let clause = first..<last
    let isBleeding =
      tokens[clause].contains { bleeding.contains($0) }
      || named.contains { other in
        clause.contains(other.tokens) && other.tokens != mention.tokens
          && ["flow", "color", "product"].contains(other.kind)
      }
      || pointers.contains { clause.contains($0.tokens) && $0.concept == "period" }
    guard !isBleeding else { return false }
    let before = max(first, mention.tokens.lowerBound - 4)..<mention.tokens.lowerBound
    if isHeavy {
      let next = mention.tokens.upperBound
      if next < last, feelings.contains(tokens[next]) { return true }
      return (named + pointers).contains {
        [Cue.part, "body_part"].contains($0.kind) && $0.tokens.overlaps(before)
      }
    }
    let after = mention.tokens.upperBound..<min(last, mention.tokens.upperBound + 2)
    let pains =
      named.filter { $0.kind == "symptom" }
      + pointers.filter { $0.kind == Cue.hurt || $0.kind == Cue.kind && $0.concept == "pain" }
    return tokens[before].contains { feeling.contains($0) }
      || pains.contains { $0.tokens.overlaps(before) || $0.tokens.overlaps(after) }
  }
}
