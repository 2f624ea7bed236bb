import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// A message that puts right what is in the diary: it changes what it names and nothing else.
struct Amendment {
  private(set) var outcome = Outcome()
  /// What is told in the place of an entry that is not there, to be noted as new.
  private(set) var interpretations: [Interpretation] = []

  /// Nil where the message puts nothing right.
  init?(
    _ reading: Reading, _ thread: DialogueState, journal: Journal, reader: Reader, scene: Scene
  ) {
    let target = EntryTarget(reading, after: thread, in: journal, today: scene.today)
    let revision = reader.revision(in: reading.message, context: scene.context, ofPeriods: true)
    if let revision, !revision.events.isEmpty, revision.isPlain, !target.isNamed { return nil }
    if let value = NewValue(reading, of: target, reader: reader).outcome {
      outcome = value
    } else if reading.level == .ok,
      let put = Correction(reading, of: target, reader: reader, scene: scene).outcome
    {
      outcome = put
    } else if reading.level == .ok, Self.isOnlyChange(reading),
      target.isHearsay || target.isUnknown && !thread.sitting.isEmpty
    {
      guard !target.isHearsay, let new = Self.new(reading, reader, scene) else {
        outcome = .say("edit.change.not_there")
        return
      }
      outcome = .say("edit.change.as_new")
      interpretations = [new]
    } else {
      return nil
    }
  }

  /// Interpretations without a correction of what is not there or what somebody else said.
  static func keeping(
    _ interpretations: [Interpretation], _ reading: Reading, _ thread: DialogueState,
    _ journal: Journal,
    _ scene: Scene
  ) -> [Interpretation] {
    guard interpretations.count > 1, interpretations.contains(where: { $0.intent == .change })
    else { return interpretations }
    let target = EntryTarget(reading, after: thread, in: journal, today: scene.today)
    guard target.isUnknown || target.isHearsay else { return interpretations }
    return interpretations.filter { $0.intent != .change }
  }

  private static func isOnlyChange(_ reading: Reading) -> Bool {
    reading.understanding.decision == .answer
      && reading.understanding.interpretations.allSatisfy { $0.intent == .change }
  }

  /// The log that the message would be where nothing is there to be changed.
  private static func new(
    _ reading: Reading, _ reader: Reader, _ scene: Scene
  ) -> Interpretation? {
    guard reading.understanding.isCorrection, reading.message.tokens.count <= mostTokens else {
      return nil
    }
    let named = NamedFacts(reading.understanding)
    let logs = reading.understanding.alternatives.map(\.intent).filter(\.isLog)
    return logs.lazy.map { log in
      reader.read(reading.message.original, as: log, context: scene.context)
    }
    .first { read in
      guard read.isFact, case .facts(let facts) = FactReader(read).read() else { return false }
      return facts.count == 1 && facts.allSatisfy(named.contains)
    }
  }

  private static let mostTokens = 9
}
