import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The name of a child that a message tells.
struct Naming {
  /// What comes of a message that gives a child its name; nil where none does.
  let outcome: Outcome?

  init(_ reading: Reading, answers: Answers, scene: Scene) {
    let isHere = scene.isAfterLoss || [.pregnancy, .postpartum].contains(scene.mode)
    guard isHere, reading.level == .ok, reading.message.tokens.count <= 12,
      reading.message.tokens.last?.text != "?",
      let name = Self.given(in: reading.message, answers)
    else {
      outcome = nil
      return
    }
    let isAwaited = scene.mode == .pregnancy && !scene.isAfterLoss
    let fact = Fact.text(isAwaited ? .baby : .note, isAwaited ? name : reading.message.original)
    outcome = Outcome(
      parts: [
        .reply(scene.isAfterLoss ? "talk.name.kept" : "talk.name", ["name": .string(name)])
      ],
      edits: [.add(Entry(date: scene.today, fact: fact))])
  }

  /// The name that follows words such as "we named her".
  private static func given(in message: Message, _ answers: Answers) -> String? {
    let words = answers.tokens(after: "told.naming", in: message)
      .prefix { !ends.contains($0.text) }.map { message.typed($0.range) }
    guard (1...3).contains(words.count) else { return nil }
    return words.map(capitalised).joined(separator: " ")
  }

  /// Words at which a name is over.
  private static let ends: Set<String> = [
    "after", "for", "because", "and", "but", "like", "in", "as", "today", "now", "if",
  ]

  /// The name that stands right after a word for a child: "our daughter Ada".
  static func beside(childIn message: Message, _ answers: Answers) -> String? {
    let typed = answers.tokens(after: "told.own_child", in: message).first.map {
      message.typed($0.range)
    }
    guard let typed, let first = typed.first, first.isUppercase,
      message.original.contains(where: \.isLowercase)
    else { return nil }
    return typed
  }

  private static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
