import Knowledge

extension SlotFiller {
  /// The slots that any words can fill.
  static let open: Set<SlotName> = [
    "text", "item", "title", "what", "topic", "name", "query", "food", "activity", "target",
    "factor",
    "routine", "pose", "nutrient", "supplement", "setting", "from", "code", "drink", "value",
  ]
  /// The slots of which a template takes any words; those with a vocabulary need a known word.
  static let openInTemplates: Set<SlotName> = [
    "text", "item", "title", "what", "name", "query", "code",
  ]
  /// The open slots that run to the end of the message, breaks included.
  private static let whole: Set<SlotName> = ["text"]
  /// The open slots in which "and" parts two values.
  private static let lists: Set<SlotName> = ["food", "supplement", "drink"]

  /// Fills the open slots that are still empty: from a template's captures, else from the words
  /// after a lead-in of the slot ("remind me to …").
  mutating func fillTexts(_ captures: [TemplateMatch.Capture]) {
    for capture in captures where Self.open.contains(capture.slot) {
      set(capture.slot, text(capture.tokens, for: capture.slot))
    }
    for slot in intent.slots where wants(slot) && Self.open.contains(slot) {
      let leads = reading.cues.filter {
        $0.kind == Cue.leadIn && $0.concept == slot.rawValue && span.contains($0.tokens)
      }
      guard let lead = Self.whole.contains(slot) ? leads.first : leads.last else { continue }
      set(
        slot, text(lead.tokens.upperBound..<end(of: slot, after: lead.tokens.upperBound), for: slot)
      )
    }
  }

  private func end(of slot: SlotName, after start: Int) -> Int {
    if Self.whole.contains(slot) { return span.upperBound }
    let tokens = reading.message.tokens
    for index in start..<max(start, span.upperBound) where tokens[index].isBreak {
      let isJoint = ["and", "n", "&", ","].contains(tokens[index].text)
      if !(isJoint && Self.lists.contains(slot)), index > start { return index }
    }
    return span.upperBound
  }

  /// The words as typed, without marks, courtesy and dates at either end.
  private func text(_ range: Range<Int>, for slot: SlotName) -> SlotValue? {
    guard Self.lists.contains(slot) else { return trimmed(range, for: slot).map { .text($0) } }
    let tokens = reading.message.tokens
    let parts = range.split { index in
      ["and", "n", "&", ",", "with", "plus"].contains(tokens[index].text)
    }
    let values = parts.compactMap { part -> SlotValue? in
      guard let first = part.first, let last = part.last else { return nil }
      return trimmed(first..<(last + 1), for: slot).map { .text($0) }
    }
    return values.count > 1 ? .list(values) : values.first
  }

  private func trimmed(_ range: Range<Int>, for slot: SlotName) -> String? {
    var (lower, upper) = (range.lowerBound, min(range.upperBound, span.upperBound))
    let tokens = reading.message.tokens
    let isWhole = Self.whole.contains(slot)
    let edges: Set<String> =
      isWhole
      ? ["that", ":"] : ["that", "to", "a", "an", "the", "my", "some", "of", "about", "for"]
    while lower < upper, tokens[lower].isPunctuation || edges.contains(tokens[lower].text) {
      lower += 1
    }
    var isTrimming = true
    while isTrimming, lower < upper {
      isTrimming = false
      if tokens[upper - 1].isPunctuation, tokens[upper - 1].text != ")" || !isWhole {
        upper -= 1
        isTrimming = true
      } else if !isWhole, let start = temporal(endingAt: upper), start >= lower {
        upper = start
        isTrimming = true
      } else if !isWhole, Self.trailing.contains(tokens[upper - 1].text) {
        upper -= 1
        isTrimming = true
      }
    }
    return lower < upper ? reading.typed(lower..<upper) : nil
  }

  private static let trailing: Set<String> = [
    "please", "pls", "plz", "at", "on", "by", "for", "in", "now", "today", "again", "every",
  ]

  /// Where a date, time or amount that ends here begins.
  private func temporal(endingAt end: Int) -> Int? {
    reading.entities.first { entity in
      guard entity.tokens.upperBound == end else { return false }
      switch entity.value {
      case .date, .eitherDate, .dates, .time, .times, .moment, .moments, .recurrence, .quantity:
        return true
      case .duration: return true
      case .number, .ordinal, .percent: return false
      }
    }?.tokens.lowerBound
  }
}
