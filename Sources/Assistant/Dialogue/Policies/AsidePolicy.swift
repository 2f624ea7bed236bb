import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Hears a wish for the year, a question on a test just noted, and a change of what she is in.
struct AsidePolicy: DialoguePolicy {
  let name = "aside"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let outcome = outcome(turn) else { return false }
    plan.say(outcome, as: .talk)
    return true
  }

  private func outcome(_ turn: DialogueContext) -> Outcome? {
    let (thread, reading, scene) = (turn.thread, turn.reading, turn.scene)
    guard reading.triage.level == .ok else { return nil }
    if turn.says("told.put_back"), thread.noted.isEmpty, let last = thread.last, !last.isUndo,
      last.changes.isEmpty, turn.message.isShort,
      reading.understanding.interpretations.first?.intent == .undo
    {
      return .say("edit.put_back.nothing")
    }
    let isTest = thread.noted.contains { $0.fact.kind == "test" }
    if turn.says("told.what_means"), isTest, !scene.isAfterLoss {
      return .say("log.after.test_meaning")
    }
    if turn.says("told.season"), reading.logs.allSatisfy({ $0.intent == "log.mood" }),
      turn.message.tokens.count <= mostWords
    {
      return .say("greet.season")
    }
    if turn.says("told.treat_as"), scene.mode == .cycle,
      reading.understanding.mentions.contains(where: { $0.concept == "perimenopause" })
    {
      let edit = Edit.add(Entry(date: scene.today, fact: .mode(.perimenopause)))
      return .say("mode.offer.perimenopause", expecting: .confirm([edit]))
    }
    return nil
  }

  private let mostWords = 10
}
