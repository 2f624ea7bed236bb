import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What must be logged before something can be looked back on.
struct LookNeeds {
  private let subject: Subject

  init(_ subject: Subject) { self.subject = subject }

  var outcome: Outcome {
    switch subject {
    case .measure(_, let id):
      return Outcome(parts: [
        LookNames.reply("look.needs", subject),
        .framed("look.say", [:], name: "example", parts: [.reply("look.example." + id)]),
      ])
    case .sign(let term):
      return .say("look.needs_sign", ["what": .string(FactPhrase.plain(term.rawValue))])
    case .cycleLength: return .say("look.needs_cycles")
    case .periodLength: return .say("look.needs_periods")
    case .mood, .sex, .sessions:
      return Outcome(parts: [
        LookNames.reply("look.needs", subject),
        .framed("look.say", [:], name: "example", parts: [.reply("look.example." + subject.id)]),
      ])
    }
  }
}
