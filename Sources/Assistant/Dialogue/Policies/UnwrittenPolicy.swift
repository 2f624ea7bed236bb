import Knowledge
import Language

/// Leaves unwritten what she asks not to be written.
struct UnwrittenPolicy: DialoguePolicy {
  let name = "unwritten"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.reading.isToStayUnwritten(turn.reader.answers) else { return false }
    plan.say(.say("log.unwritten.asked"), as: .no)
    return true
  }
}
