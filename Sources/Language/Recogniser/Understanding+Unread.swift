package import Knowledge

extension Understanding {
  /// A message that no recogniser has read: nothing is known of it but its words.
  package init(unread message: Message) {
    interpretations = []
    alternatives = []
    decision = message.tokens.isEmpty ? .gibberish : .outside
    entities = []
    self.message = message
    impossibleDays = []
    isCorrection = false
    mentions = []
    told = []
    parts = []
    named = []
    cues = []
    standings = message.tokens.map { _ in .told }
    score = -1
  }
}

extension Interpretation {
  /// An intent that is known beforehand, with no more said beside it.
  package init(asking intent: IntentID, in message: Message) {
    self.intent = intent
    confidence = 1
    slots = [:]
    missing = []
    match = .mention
    range = message.utf16Range(message.tokens.indices)
    reasons = .words([])
    standing = .told
    nearDay = nil
  }
}
