import Clauses
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
    guard turn.thread.expecting?.takesWords != true, let asked = turn.recordQuestion,
      turn.wish == nil || asked.isPlain,
      reading.understanding.interpretations.first?.intent != .settings || asked.counts,
      !turn.clauses.contains(where: { $0.act == .retract })
    else { return false }
    let isPlain = asked.isPlain && reading.triage.level <= .decline
    guard (reading.level <= .decline || isPlain) == isFirst,
      !isFirst || isPlain || turn.commonQuestion?.isClear != true
    else { return false }
    if !isFirst, asked.intent == "cycle.history" { return false }
    if reading.level == .decline, !asked.goesOn, !asked.counts, !isPlain { return false }
    plan.opening.append(asked.outcome)
    if asked.isLeft { return false }
    plan.interpretations = asked.interpretations
    plan.reported = [asked.intent]
    return true
  }
}
