import Guardrails
import Knowledge
import Language

/// Takes the answer to the question that stands, or to one that another topic came after.
struct AnswerQuestionPolicy: DialoguePolicy {
  let name = "answer"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    if let expecting = turn.thread.expecting, turn.reading.classified < .urgent || turn.isWhole {
      let answer = Answer(turn.reading, to: expecting, reader: turn.reader, scene: turn.scene)
      if answer.isOne {
        plan.level = plan.concern?.level ?? .ok
        plan.concernID = plan.concern?.id
        take(answer, &plan)
        return true
      }
    }
    guard
      let late = Answer.late(
        turn.reading, after: turn.thread, reader: turn.reader, scene: turn.scene)
    else { return false }
    take(late, &plan)
    return true
  }

  private func take(_ answer: Answer, _ plan: inout Plan) {
    plan.answersQuestion = true
    plan.opening.append(answer.outcome)
    plan.interpretations = answer.interpretations
  }
}
