import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The names and units of what is looked back on.
enum LookNames {
  /// The name in a sentence: `weight`, `back pain`.
  static func name(_ subject: Subject) -> Part {
    switch subject {
    case .sign(let term):
      .reply("look.term", ["what": .string(FactPhrase.plain(term.rawValue))])
    default: .reply("look.name." + subject.id)
    }
  }

  /// A value with its unit.
  static func value(_ number: Double, of subject: Subject) -> Part {
    switch subject {
    case .measure(_, let id): .reply("look.value." + id, ["value": .number(number)])
    case .cycleLength, .periodLength:
      .reply("look.value.days", ["value": .number(number)])
    default: .reply("look.value.times", ["value": .number(number)])
    }
  }

  /// The decimal places that its values are drawn with.
  static func places(_ subject: Subject) -> Int {
    switch subject {
    case .measure(.temperature, _): 2
    case .measure(.amount(.weight), _), .measure(.sleep, _), .measure(.amount(.glucose), _),
      .measure(.scale, _), .measure(.amount(.distance), _), .measure(.amount(.bodyFat), _):
      1
    default: 0
    }
  }

  /// A reply about a subject, with its name as `what`.
  static func reply(
    _ id: String, _ subject: Subject, _ arguments: [String: Argument] = [:]
  ) -> Part {
    .framed(id, arguments, name: "what", parts: [name(subject)])
  }
}
