import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What Bloom is and how to ask.
struct HelpSkill: Skill {
  static let name = "help"

  private static let shown: [Mode: [IntentID]] = [
    .pregnancy: [
      "preg.set_dates", "content.preg_week", "log.symptom", "content.yoga_for", "content.food",
      "content.affirmation",
    ],
    .general: [
      "log.mood", "log.sleep", "content.yoga_for", "content.food", "content.affirmation",
    ],
  ]
  private static let usual: [IntentID] = [
    "log.period_start", "cycle.next_period", "log.symptom", "content.yoga_for",
    "content.nutrition_phase", "content.affirmation",
  ]

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    guard request.intent != .who else { return .say("help.who") }
    let intents = try request.library.intents()
    let rows = (Self.shown[request.mode] ?? Self.usual).compactMap { id -> Part? in
      guard let intent = intents.first(where: { $0.id == id }), let example = intent.example
      else { return nil }
      return .reply(
        "help.example", ["example": .string(example), "help": .string(intent.help.lowercasedStart)])
    }
    return Outcome(parts: [.reply("help.lead"), .list(rows), .reply("help.more")])
  }
}

extension String {
  var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
