import Journal
import Knowledge
import Language
import Records

/// The words that answer a question or that a skill looks for, by the id of what they mean.
struct Answers: Sendable {
  private struct Phrase: Sendable {
    let id: String
    /// Whether they are read in any message rather than as an answer.
    let isTold: Bool
    let words: [String]
  }

  /// The phrases by their first word.
  private let phrases: [String: [Phrase]]

  /// The words that say that a mark of a period is not so, by its name: a denying one, soon
  /// followed by another.
  private var denials: [String: (denying: Set<String>, verbs: Set<String>)] = [:]

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let normaliser = Normaliser()
    var phrases: [String: [Phrase]] = [:]
    for record in try library.records(library.path(of: "answers.rec"), type: "Concept") {
      let id = record["Id"] ?? ""
      let isTold = record["Kind"] == "told"
      record.fields.forEachValue(of: "Form") { form in
        let words = normaliser.words(of: form)
        guard let first = words.first else { return }
        phrases[first, default: []].append(Phrase(id: id, isTold: isTold, words: words))
      }
    }
    self.phrases = phrases
    for record in try library.records(library.path(of: "answers.rec"), type: "Denial") {
      denials[record["Id"] ?? ""] = (Self.words(record, "Denying"), Self.words(record, "Words"))
    }
  }

  private static func words(_ record: Record, _ field: String) -> Set<String> {
    Set((record[field] ?? "").split(separator: " ").map(String.init))
  }

  /// What the message says, wherever in it.
  func said(in message: Message) -> Set<String> {
    let words = Self.words(of: message)
    var said: Set<String> = []
    for (start, word) in words.enumerated() {
      for phrase in phrases[word] ?? [] where words[start...].starts(with: phrase.words) {
        said.insert(phrase.id)
      }
    }
    return said
  }

  /// Whether the message is one of the answers and nothing else, so that it can mean no more.
  func isWhole(_ message: Message) -> Bool {
    let words = Self.words(of: message)
    return words.first.flatMap { phrases[$0] }?.contains { !$0.isTold && $0.words == words }
      ?? false
  }

  /// Whether the words say of a mark of a period that it is not so: "it hasn't really started".
  func denies(_ mark: PeriodMark, in message: Message) -> Bool {
    guard let (denying, verbs) = denials[mark.rawValue] else { return false }
    let words = message.tokens.map(\.text)
    return words.indices.contains { index in
      denying.contains(words[index])
        && words[(index + 1)...].prefix(2).contains(where: verbs.contains)
    }
  }

  private static func words(of message: Message) -> [String] {
    message.tokens.filter { !$0.isPunctuation }.map(\.text)
  }
}
