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
