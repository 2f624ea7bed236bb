import Guardrails
import Journal
import Knowledge
import Language

/// Says what a red flag calls for before anything else; a lesser concern goes along with the answer.
struct SafetyOverridePolicy: DialoguePolicy {
  let name = "safety_override"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    switch turn.reading.triage {
    case .intercept(let concern):
      if turn.commonQuestion?.mayReplace(concern) == true {
        plan.put(concern, first: true)
        break
      }
      intercept(concern, &plan, turn)
      return true
    case .accompany(let concern):
      plan.put(concern, first: concern.level > .ok)
      plan.hear(turn.said, beside: concern)
    case .proceed: break
    }
    plan.fitCare(turn.scene)
    return false
  }

  private func intercept(_ concern: Concern, _ plan: inout Plan, _ turn: DialogueContext) {
    let reading = turn.reading
    plan.isIntercepted = true
    if let danger = turn.thread.standing, !danger.isHeard, concern.level >= .urgent,
      concern.urgency < danger.urgency
    {
      plan.raise(danger, above: concern)
    } else {
      plan.put(concern, first: true)
      plan.rise(to: reading)
    }
    if concern.level >= .urgent {
      plan.write(Dictation(reading, turn.reader, turn.scene, asNoted: true).outcome)
    }
    plan.hear(turn.said, beside: concern)
    if let question = turn.commonQuestion, question.mayFollow(concern) {
      plan.opening.append(question.outcome)
    }
    plan.interpretations =
      reading.logs(beside: DangerKind(intent: concern.intent))
      + [turn.loss ?? turn.birth].compactMap(\.self)
    plan.reported = reading.meanings.map(\.intent)
  }
}
