import Knowledge
import Language
import Records

/// The short words that answer a question, by the id of what they mean.
struct Answers: Sendable {
  private let phrases: [(id: String, words: [String])]

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let normaliser = Normaliser()
    var phrases: [(id: String, words: [String])] = []
    for record in try library.records("\(library.language)/answers.rec", type: "Concept") {
      let id = record["Id"] ?? ""
      record.fields.forEachValue(of: "Form") { phrases.append((id, normaliser.words(of: $0))) }
    }
    self.phrases = phrases
  }

  /// What the message says, wherever in it.
  func said(in message: Message) -> Set<String> {
    let words = message.tokens.filter { !$0.isPunctuation }.map(\.text)
    return Set(
      phrases.filter { phrase in
        guard !phrase.words.isEmpty, phrase.words.count <= words.count else { return false }
        return (0...(words.count - phrase.words.count)).contains { start in
          words[start..<(start + phrase.words.count)].elementsEqual(phrase.words)
        }
      }.map(\.id))
  }

  /// Whether the message is one of the answers and nothing else, so that it can mean no more.
  func isWhole(_ message: Message) -> Bool {
    let words = message.tokens.filter { !$0.isPunctuation }.map(\.text)
    return phrases.contains { $0.words == words }
  }
}
