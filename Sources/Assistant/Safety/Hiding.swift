import Guardrails
import Knowledge
import Language

/// What somebody in danger may need to know at once: who can see what was written, and how it goes
/// away. It is answered even while a danger stands.
struct Hiding {
  private(set) var outcome = Outcome()
  private(set) var interpretations: [Interpretation] = []

  private static let answered: Set<IntentID> = [
    .privacy, .dataDelete, "data.export", "data.share", "data.lock", .undo, .delete,
  ]

  /// Nil where something else is said.
  init?(_ reading: Reading, _ expecting: OpenQuestion?, reader: Reader, scene: Scene) {
    if expecting == .erase {
      let answer = Answer(reading, to: .erase, reader: reader, scene: scene)
      if answer.isOne {
        outcome = answer.outcome
        return
      }
    }
    let said = reader.answers.said(in: reading.message)
    let asked: IntentID? =
      said.contains("told.watched")
      ? .privacy : said.contains("told.wiping") ? .dataDelete : nil
    if let asked {
      interpretations = [
        reader.read(reading.message.original, as: asked, context: scene.context)
      ]
      return
    }
    guard reading.understanding.decision == .answer,
      let main = reading.understanding.interpretations.first,
      Self.answered.contains(main.intent)
    else { return nil }
    interpretations = [main]
  }
}
