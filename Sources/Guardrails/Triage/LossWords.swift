import Knowledge
import Records

/// Words for somebody whose pregnancy ended in a loss, whatever was found: nothing that is said then
/// speaks of a pregnancy.
struct LossWords: Sendable {
  /// What is said by the level where nothing else is left to say.
  private let say: [CareLevel: String]
  /// The words for a pregnancy; a star stands for any end.
  private let words: [String]

  init(library: Library) throws(GuardrailError) {
    let path = library.path(of: "guardrails/red_flags.rec")
    var say: [CareLevel: String] = [:]
    for record in try ConceptTable.records(library, path, "Loss") {
      guard let level = CareLevel(rawValue: record["Level"] ?? "") else { continue }
      say[level] = record["Say"].map { $0.split(separator: "\n").joined(separator: " ") }
    }
    self.say = say
    let classes = try ConceptTable.classes(
      library, path: library.path(of: "guardrails/concepts.rec"))
    words = classes["expecting"] ?? []
  }

  /// A concern in words for after a loss: without the sentences that speak of a pregnancy, or in
  /// those of its level where one of them says whom to call.
  func fitting(_ concern: Concern) -> Concern {
    let sentences = Self.sentences(of: concern.reply)
    let left = sentences.filter { !speaks($0) }
    guard left.count < sentences.count else { return concern }
    let isWhole = left.first == sentences.first
    guard
      let text = isWhole
        ? left.joined(separator: " ") : say[concern.level == .ok ? .provider : concern.level]
    else { return concern }
    return concern.saying(text, as: "guard.loss.\(concern.level.rawValue)")
  }

  /// Whether a sentence speaks of a pregnancy.
  private func speaks(_ sentence: Substring) -> Bool {
    sentence.lowercased().split { !$0.isLetter }.contains { said in
      words.contains { word in
        word.last == "*" ? said.hasPrefix(word.dropLast()) : said == word
      }
    }
  }

  private static func sentences(of text: String) -> [Substring] {
    var sentences: [Substring] = []
    var rest = Substring(text)
    while let end = rest.firstIndex(where: { ".?!".contains($0) }) {
      sentences.append(rest.prefix(through: end))
      rest = rest.suffix(from: rest.index(after: end)).drop { $0 == " " }
    }
    return rest.isEmpty ? sentences : sentences + [rest]
  }
}

extension Concern {
  /// The same in other words.
  fileprivate func saying(_ text: String, as id: String) -> Concern {
    Concern(
      id: self.id, intent: intent, level: level, soon: soon, because: because, replyID: id,
      reply: text, sources: sources, isSettled: isSettled, isUnnamed: isUnnamed, also: also)
  }
}
