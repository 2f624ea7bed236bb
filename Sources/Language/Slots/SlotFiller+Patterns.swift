import Knowledge

/// What two things are compared for.
extension SlotFiller {
  /// Whether sleep is set against what is named after it: "correlate sleep with pain".
  private var isLinked: Bool {
    let tokens = reading.message.tokens
    guard let sleep = span.first(where: { tokens[$0].text == "sleep" }),
      let other = reading.cues(Self.metrics, in: span).last
    else { return false }
    return sleep < other.tokens.lowerBound
      && (sleep..<other.tokens.lowerBound).contains { Self.linking.contains(tokens[$0]) }
  }

  private static let linking: WordSet = [
    "with", "affect", "affects", "against", "versus", "vs", "influence", "impact", "drive",
    "change",
  ]

  /// What two things are compared for: "does my head hurt when I travel".
  mutating func fillPattern() {
    if filled["factor"] == nil, filled["what"] == .text("sleep"), isLinked, let other = measured {
      clear("what")
      set("factor", .text("sleep"))
      return set("what", .text(other))
    }
    if filled["factor"] == nil { set("factor", (drunk ?? cause).map { .text($0) }) }
    guard filled["factor"] != nil else { return }
    let what = named(["symptom", "mood", "flow", "phase", "entry"])
    if what != nil { clear("what") }
    set("what", what.map { .text($0) })
    clear("symptom")
    clear("mood")
  }

  /// What a symptom or a mood is compared with, where it is neither a drink nor a known factor.
  private var cause: String? {
    guard filled["symptom"] != nil || filled["mood"] != nil || filled["what"] != nil else {
      return nil
    }
    let done = reading.mentions.first {
      ["activity", "food", "supplement", "drug"].contains($0.kind) && span.contains($0.tokens)
    }
    if let done { return reading.spelled(done.tokens) }
    if let stress = reading.cues(["stress", "stress_level"], in: span).first,
      filled["mood"] == nil || filled["symptom"] != nil
    {
      return stress.concept == "stress_level" ? "stress" : stress.concept
    }
    if filled["what"] != nil, filled["symptom"] == nil, filled["mood"] == nil { return causeAfter }
    guard filled["symptom"] != nil || filled["mood"] != nil else { return nil }
    let entry = (reading.mentions + reading.cues).first {
      $0.kind == Cue.entry && $0.concept == "sleep" && span.contains($0.tokens)
    }
    return entry?.concept ?? askedOf
  }

  private static let linked: WordSet = ["linked", "related", "connected", "tied", "due"]
  private static let openers: WordSet = ["does", "do", "is", "are", "can", "could"]

  /// The words a question of cause is about: "does sugar give me acne".
  private var askedOf: String? {
    let tokens = reading.message.tokens
    let link = span.dropLast(2).first { index in
      Self.linked.contains(tokens[index]) && ["to", "with"].contains(tokens[index + 1].text)
    }
    if let link,
      let cause = (link + 2..<span.upperBound).first(where: {
        !["the", "my", "a"].contains(tokens[$0].text)
      }), isPlain(cause)
    {
      return reading.spelled(cause..<(cause + 1))
    }
    if let after = causeAfter { return after }
    guard let verb = span.first(where: { Self.openers.contains(tokens[$0]) }) else { return nil }
    let rest = (verb + 1)..<max(verb + 1, span.upperBound)
    guard
      let first = rest.first(where: {
        !["the", "my", "a", "eating", "drinking"].contains(tokens[$0].text)
      }),
      isPlain(first), first - verb <= 3
    else { return nil }
    return reading.spelled(first..<(first + 1))
  }

  /// The one or two words after "after" or "when I": "do I sleep worse after spicy food".
  private var causeAfter: String? {
    let tokens = reading.message.tokens
    guard
      let word = span.dropFirst(2).first(where: {
        ["after", "following"].contains(tokens[$0].text)
      })
    else { return nil }
    let rest = (word + 1)..<max(word + 1, span.upperBound)
    let end = rest.first { tokens[$0].isPunctuation } ?? rest.upperBound
    let words = (rest.lowerBound..<end).drop {
      ["i", "a", "the", "my", "eat", "eating", "have", "having"].contains(tokens[$0].text)
    }
    guard let first = words.first, (1...3).contains(words.count), tokens[first].kind == .word,
      !reading.entities.contains(where: { words.contains($0.tokens.lowerBound) }),
      !reading.mentions.contains(where: {
        ["symptom", "phase", "flow"].contains($0.kind) && words.contains($0.tokens.lowerBound)
      })
    else { return nil }
    return reading.spelled(first..<end)
  }
}
