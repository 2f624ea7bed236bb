/// What a message raises beyond its plain meaning, with the words that decided it.
public struct Concern: Hashable, Sendable {
  /// The red flag's id, or the guard intent's id for a question Bloom does not judge.
  public let id: String
  /// The intent to report, such as `guard.emergency` or `guard.medication`.
  public let intent: String
  /// How soon it calls for help; ``CareLevel/ok`` for a danger asked about in general or long past.
  public let level: CareLevel
  /// How soon the reply asks to act; nil where it asks for nothing.
  public let soon: ActionTime?
  /// The words of the message that decided it, as typed, in the order typed.
  public let because: [String]
  /// The id of the reply, such as `guard.rfm.say`.
  public let replyID: String
  /// What to say; `{emergency}` stands for the emergency number.
  public let reply: String
  /// The sources of what is said.
  public let sources: [String]
  /// Whether its rule is believed over what the trained weights make of the message.
  let isSettled: Bool
  /// Whether it names no sign, so that it tells of one told before where there is one.
  package var isUnnamed = false
  /// What else the message raised, the most urgent first; theirs is empty.
  public let also: [Concern]

  /// How much care, and how soon.
  public var urgency: Urgency { Urgency(level: level, soon: soon) }

  /// Whether the reply says when to call the emergency number.
  package var namesEmergency: Bool { reply.contains("{emergency}") }

  /// The reply as a line, with a number or a name for the emergency service in place.
  public func line(emergency: String) -> Line {
    Line(
      Placeholder.filled(reply, name: "emergency", with: emergency),
      .library(sources: sources))
  }

  /// The same with what else was raised.
  package func with(also others: [Concern]) -> Concern {
    Concern(
      id: id, intent: intent, level: level, soon: soon, because: because, replyID: replyID,
      reply: reply, sources: sources, isSettled: isSettled, isUnnamed: isUnnamed, also: others)
  }
}

/// Fills `{name}` in a sentence.
enum Placeholder {
  static func filled(_ text: String, name: String, with value: String) -> String {
    let mark = "{\(name)}"
    var result = ""
    var rest = Substring(text)
    while let place = rest.firstRange(of: mark) {
      result += rest[..<place.lowerBound] + value
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
