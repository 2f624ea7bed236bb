import Civil
import Guardrails
import Knowledge
import Language
import Physiology

/// Answers that come after another topic.
extension Answer {
  /// A few words that give the value a question was left open for; nil where they say another thing.
  static func late(
    _ reading: Reading, after thread: DialogueState, reader: Reader, scene: Scene
  ) -> Answer? {
    guard let left = thread.left, reading.level == .ok,
      reading.message.tokens.count <= mostTokens,
      !reading.understanding.standings.contains(.asked)
    else { return nil }
    let answer = Answer(reading, to: left, reader: reader, scene: scene)
    guard answer.isOne, !answer.interpretations.isEmpty else { return nil }
    let understanding = reading.understanding
    switch left {
    case .slot(_, let open), .day(_, _, let open):
      let isOfIt = understanding.interpretations.allSatisfy { $0.intent == open.intent }
      return understanding.decision != .answer || isOfIt || answer.isMostlyDate ? answer : nil
    default: return answer.isMostlyDate ? answer : nil
    }
  }

  private static let mostTokens = 6
}

extension OpenQuestion {
  /// Whether it waits for a value, which may still come after another topic.
  var isOfValue: Bool {
    switch self {
    case .slot, .day, .lastPeriod, .pregnancyDates: true
    default: false
    }
  }

  /// Whether any words answer it, those that name somebody too.
  var takesWords: Bool {
    switch self {
    case .reminderText, .personName, .wish: true
    default: false
    }
  }
}
