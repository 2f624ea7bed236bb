import Knowledge

/// Foods that no lexicon knows, by their place in the sentence.
extension SlotFiller {
  private static let joints: WordSet = ["and", "n", "&", ",", "with", "plus", "+", ":", ";"]
  private static let openers: WordSet = [
    "ate", "eat", "eaten", "eating", "had", "have", "having", "consumed", "munched", "scoffed",
  ]

  /// Words of what is said about a meal, which name no food: "no regrets", "I think".
  private static let remarks: WordSet = [
    "think", "guess", "reckon", "know", "regret", "regrets", "lol", "lmao", "shocking", "sorry",
    "job", "standing", "judge", "naughty", "yum", "honest", "honestly", "though", "tho", "ask",
    "dont", "shame", "guilty", "proud", "boring", "mmm", "oops", "whatever", "cheeky",
  ]

  /// The foods named and the plain words listed beside them or after a verb of eating:
  /// "a quiche and a salad", "ramen n boba for lunch".
  func eaten(_ said: [Mention]) -> [Range<Int>] {
    let tokens = reading.message.tokens
    var segments: [Range<Int>] = []
    var start = span.lowerBound
    for index in span where Self.joints.contains(tokens[index]) || tokens[index].isBreak {
      segments.append(start..<index)
      start = index + 1
    }
    segments.append(start..<max(start, span.upperBound))
    var found: [Range<Int>] = []
    var isListing = false
    for (number, segment) in segments.enumerated() where !segment.isEmpty {
      let foods = said.filter { segment.contains($0.tokens) }
      if foods.isEmpty {
        let next = number + 1 < segments.count ? segments[number + 1] : nil
        let isBeside =
          isListing || next.map { one in said.contains { one.contains($0.tokens) } } == true
        if let words = dish(in: segment, isBeside: isBeside) {
          found.append(words)
          isListing = true
        } else {
          isListing = false
        }
      } else {
        found += joined(foods)
        isListing = true
      }
    }
    return found
  }

  /// Foods with the plain words around them; those that touch are one dish.
  private func joined(_ foods: [Mention]) -> [Range<Int>] {
    var dishes: [Range<Int>] = []
    for food in foods {
      let words = widened(food.tokens)
      if let last = dishes.last, words.lowerBound <= last.upperBound {
        dishes[dishes.count - 1] = last.lowerBound..<max(last.upperBound, words.upperBound)
      } else {
        dishes.append(words)
      }
    }
    return dishes
  }

  /// The one to three plain words of a segment, where nothing else is said in it.
  private func dish(in segment: Range<Int>, isBeside: Bool) -> Range<Int>? {
    let tokens = reading.message.tokens
    let verb = segment.first { Self.openers.contains(tokens[$0]) }
    guard isBeside || verb != nil else { return nil }
    let rest = (verb.map { $0 + 1 } ?? segment.lowerBound)..<segment.upperBound
    guard let first = rest.first(where: { isPlain($0) }) else { return nil }
    let last = (first..<rest.upperBound).first { !isPlain($0) } ?? rest.upperBound
    guard last - first <= 3, tokens[first].text.utf8.count > 2,
      !segment.contains(where: { Self.remarks.contains(tokens[$0]) }),
      (last..<rest.upperBound).allSatisfy({ !isPlain($0) || isLeft($0) })
    else { return nil }
    return first..<last
  }

  /// Whether a word stands after a preposition: "for lunch", "at the pub".
  private func isLeft(_ index: Int) -> Bool {
    (max(span.lowerBound, index - 2)..<index).contains {
      ["for", "at", "in", "before", "after", "on", "from"].contains(
        reading.message.tokens[$0].text)
    }
  }

  /// The "in" or "of" that follows a word for what food holds: "calories in", "protein of".
  private var heldIn: Int? {
    reading.cues(["kcal", "protein", "carbs", "fat"], in: span).lazy.map(\.tokens.upperBound).first
    {
      $0 + 1 < span.upperBound && ["in", "of", "for"].contains(reading.message.tokens[$0].text)
    }
  }

  /// A food asked about with the word that makes a dish of it: the "sausage roll", no sausage.
  var dishAskedAbout: SlotValue? {
    let foods = reading.mentions.filter {
      ["food", "drink"].contains($0.kind) && span.contains($0.tokens)
    }
    if let maker = foods.first, let dish = foods.dropFirst().first, foods.count == 2,
      maker.tokens.upperBound == dish.tokens.lowerBound
    {
      return .text(dish.concept)
    }
    for food in foods {
      let head = food.tokens.upperBound
      guard head < span.upperBound,
        reading.details.contains(where: {
          $0.concept == "dish.head" && $0.tokens.lowerBound == head
        }), !foods.contains(where: { $0.tokens.contains(head) })
      else { continue }
      return .text(reading.spelled(food.tokens.lowerBound..<(head + 1)))
    }
    return nil
  }

  /// A food named before what is asked of it: "bitter leaf, is it good for …".
  var foodHeaded: SlotValue? {
    let tokens = reading.message.tokens
    guard
      let comma = span.first(where: { [",", ":", "-", "?"].contains(tokens[$0].text) }),
      comma + 1 < span.upperBound, Self.askers.contains(tokens[comma + 1]),
      let first = (span.lowerBound..<comma).first(where: { !Self.idle.contains(tokens[$0]) }),
      (1...3).contains(comma - first)
    else { return nil }
    return .text(reading.typed(first..<comma))
  }

  private static let askers: WordSet = [
    "is", "are", "can", "may", "ok", "okay", "good", "safe", "allowed", "yes", "any", "should",
    "how",
  ]
  private static let verbs: WordSet = [
    "eat", "eating", "drink", "drinking", "have", "having", "is", "are",
  ]
  private static let ends: WordSet = [
    "pregnant", "during", "while", "when", "in", "safe", "good", "ok", "okay", "bad", "fine",
    "healthy", "allowed", "advisable", "dangerous", "risky", "if", "or", "now", "for", "better",
    "any", "really", "actually", "raw", "still", "as", "at", "on", "daily", "every",
  ]
  private static let idle: WordSet = [
    "it", "i", "you", "we", "she", "a", "an", "the", "one", "some", "any", "to", "safe", "ok",
    "okay", "fine", "there", "this", "that", "can", "may", "eat", "drink", "have", "women",
    "woman",
  ]

  /// A food asked about whose name no lexicon knows: "can I eat snail", "is mettwurst safe".
  var foodAskedAbout: SlotValue? {
    let tokens = reading.message.tokens
    guard let verb = heldIn ?? span.last(where: { Self.verbs.contains(tokens[$0]) }) else {
      return nil
    }
    let rest = (verb + 1)..<max(verb + 1, span.upperBound)
    guard
      let first = rest.first(where: {
        !Self.idle.contains(tokens[$0]) && !tokens[$0].isPunctuation
      }), !Self.ends.contains(tokens[first])
    else { return nil }
    let last =
      (first..<span.upperBound).first { index in
        tokens[index].isBreak || tokens[index].isPunctuation || Self.ends.contains(tokens[index])
          || reading.entities.contains { $0.tokens.contains(index) }
      } ?? span.upperBound
    guard (1...3).contains(last - first) else { return nil }
    return .text(reading.typed(first..<last))
  }
}
