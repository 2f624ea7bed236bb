import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Keeps word for word what she dictates: a wish for the birth, or a note.
struct DictationPolicy: DialoguePolicy {
  let name = "dictation"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    if let wish = birthWish(turn) {
      plan.say(Outcome(), [wish], as: .birthPlan)
      return true
    }
    guard turn.thread.expecting != .wish(nil),
      let written = Dictation(turn.reading, turn.reader, turn.scene).outcome
    else { return false }
    plan.say(written, as: "log.note")
    return true
  }

  /// "Put: no epidural unless I ask", in a pregnancy.
  private func birthWish(_ turn: DialogueContext) -> Interpretation? {
    let text = turn.message.original
    let lead = text.split(separator: ":", maxSplits: 1).first.map(String.init)
    guard turn.scene.mode == .pregnancy, !turn.scene.isAfterLoss, turn.reading.level == .ok,
      let lead, lead != text, turn.said.contains(where: { $0.hasPrefix(BirthTopic.prefix) }),
      turn.reader.answers.said(in: Normaliser().normalise(lead)).contains("answer.dictates")
    else { return nil }
    return turn.read(as: .birthPlan)
  }
}
