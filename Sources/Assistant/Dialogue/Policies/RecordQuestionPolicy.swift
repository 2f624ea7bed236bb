import Guardrails
import Journal
import Knowledge
import Language

/// Answers a question about her own record.
struct RecordQuestionPolicy: DialoguePolicy {
  let name = "record_question"
  /// Whether what guardrails find was not said yet; what calls for more care than a word on what is
  /// not judged comes first.
  let isFirst: Bool

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let reading = turn.reading
    guard (reading.level <= .decline) == isFirst,
      !isFirst || turn.commonQuestion?.isClear != true,
      reading.understanding.interpretations.first?.intent != .settings, turn.wish == nil,
      let asked = turn.recordQuestion
    else { return false }
    if !isFirst, asked.intent == "cycle.history" { return false }
    if reading.level == .decline, !asked.goesOn, !asked.counts { return false }
    plan.opening.append(asked.outcome)
    if asked.isLeft { return false }
    plan.interpretations = asked.interpretations
    plan.reported = [asked.intent]
    return true
  }
}
