import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// What is answered before the intents of a message are looked at: words whose kind must not be
/// missed, whatever else they may be taken for.
struct Foremost {
  private(set) var outcome = Outcome()
  private(set) var interpretations: [Interpretation] = []
  /// The intents answered, for the record.
  private(set) var reported: [IntentID]

  private init(
    _ outcome: Outcome, _ interpretations: [Interpretation] = [], as intent: IntentID
  ) {
    self.outcome = outcome
    self.interpretations = interpretations
    reported = [intent]
  }

  /// Nil where the message is to be read by its intents.
  init?(
    _ reading: Reading, after thread: Thread, journal: Journal, reader: Reader, scene: Scene
  ) {
    let said = reader.answers.said(in: reading.message)
    if let outcome = Self.leaving(reading, said, thread, scene) {
      self.init(outcome, as: .modeSet)
    } else if reading.isToStayUnwritten(reader.answers) {
      self.init(.say("log.unwritten.asked"), as: .no)
    } else if let wish = Wish(reading, said, scene: scene) {
      self.init(wish.outcome, as: .settings)
    } else if let naming = Naming(reading, answers: reader.answers, scene: scene).outcome {
      self.init(naming, as: "log.note")
    } else if let plan = Self.going(reading, said, thread) {
      self.init(plan, reading.logs, as: .talk)
    } else if let heard = reading.heard(reader.answers, isFirst: journal.periods.isEmpty) {
      self.init(.say(heard), reader.told(beside: heard, reading, scene), as: .talk)
    } else {
      return nil
    }
  }

  /// In pregnancy mode, that she is not pregnant any more is asked about before it is set.
  private static func leaving(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread, _ scene: Scene
  ) -> Outcome? {
    guard scene.mode == .pregnancy, reading.level <= .decline, reading.message.isShort,
      said.contains("answer.leaves_pregnancy"),
      !thread.noted.contains(where: { ["pregnancy", "mode"].contains($0.fact.kind) })
    else { return nil }
    let edit = Edit.add(Entry(date: scene.today, fact: .mode(.cycle)))
    return .say("mode.not_pregnant", expecting: .confirm([edit]))
  }

  /// After advice to be seen soon: that she will go, or a question that only they can answer.
  private static func going(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread
  ) -> Outcome? {
    guard reading.triage.level == .ok, let danger = thread.standing, !danger.staysOpen else {
      return nil
    }
    if said.contains("told.will_go"), reading.message.isShort, reading.logs.isEmpty {
      return .say("guard.standing.planned")
    }
    return said.contains("told.confidential") ? .say("guard.standing.confidential") : nil
  }
}
