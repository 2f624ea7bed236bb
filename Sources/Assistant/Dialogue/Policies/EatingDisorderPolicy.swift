import Clauses
import Guardrails
import Journal
import Knowledge
import Language

/// Hears an eating disorder of her own, where the message asks nothing and holds nothing to note.
struct EatingDisorderPolicy: DialoguePolicy {
  static let id = "eating_disorder"
  let name = id

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let reading = turn.reading
    guard reading.level <= .decline, !turn.clauses.contains(where: \.act.asks),
      turn.clauses.allSatisfy(\.cells.isEmpty),
      reading.logs.allSatisfy({ $0.intent == "log.note" || $0.match == .classifier }),
      EatingDisorderTold.isHers(reading, turn.reader)
    else { return false }
    plan.opening.append(.say("eating.told"))
    plan.reported = ["support.talk"]
    return true
  }
}
