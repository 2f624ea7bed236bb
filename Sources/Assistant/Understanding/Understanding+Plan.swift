import Journal
import Knowledge
import Language

extension Understanding {
  /// Whether the message is about what the diary holds.
  var isForDiary: Bool {
    decision == .answer
      && interpretations.contains {
        $0.isFact && ($0.intent.isLog || $0.intent.group == "edit" || $0.intent == .pregnancyDates)
      }
  }

  /// Whether the message has no words at all, only pictures: too little to write on.
  var isOnlyEmoji: Bool {
    !message.tokens.isEmpty && message.tokens.allSatisfy { $0.kind == .emoji || $0.isPunctuation }
  }

  /// Whether it is pictures of sadness and nothing else.
  var isOnlyTears: Bool {
    isOnlyEmoji && interpretations.first?.slots[.mood] == .text("sad")
  }
}

extension Understanding {
  /// What is told or asked as it stands; the words of a wish for a birth tell nothing else, and
  /// those of something ticked tell no bleeding and nothing that colours a day.
  ///
  /// - Parameter ofOthersToo: whether logs that are told of somebody else count as well.
  func facts(ofOthersToo: Bool) -> [Interpretation] {
    let facts = interpretations.filter {
      $0.isFact || ofOthersToo && $0.standing == .others && $0.intent.isLog
    }
    if facts.first?.intent == .birthPlan { return Array(facts.prefix(1)) }
    guard facts.contains(where: { $0.intent == .checklistDone }) else { return facts }
    return facts.filter { !["log.flow", "log.factor"].contains($0.intent) }
  }
}
