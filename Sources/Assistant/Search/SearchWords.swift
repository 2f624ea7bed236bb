import Knowledge
import Language
import Records

/// What the words of a query look for: `search.rec` says which of them mean the same, and which
/// mean nothing.
struct SearchWords: Sendable {
  /// The forms of synonyms by their first word, those of more words first.
  private let forms: [String: [(words: [String], term: String)]]
  private let stopWords: Set<String>
  private let normaliser = Normaliser()

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "search.rec")
    var forms: [String: [(words: [String], term: String)]] = [:]
    var stopWords: Set<String> = []
    guard library.has(path) else {
      (self.forms, self.stopWords) = ([:], [])
      return
    }
    for record in try library.records(path, type: "Synonym") {
      let term = Stemmer.stem(record["Id"] ?? "")
      for form in record.all("Form") {
        let words = Self.words(of: normaliser.normalise(form))
        guard let first = words.first else { continue }
        forms[first, default: []].append((words, term))
      }
    }
    for record in try library.records(path, type: "StopWords") {
      for words in record.all("Words") {
        stopWords.formUnion(words.split(separator: " ").map(String.init))
      }
    }
    self.forms = forms.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    self.stopWords = stopWords
  }

  /// The terms of a text, in its order: stems of its words that mean something, and what forms
  /// stand for before them.
  func terms(of text: String) -> [String] {
    let words = Self.words(of: normaliser.normalise(text))
    var terms: [String] = []
    var index = 0
    while index < words.count {
      let form = forms[words[index]]?.first { words[index...].starts(with: $0.words) }
      if let form {
        terms.append(form.term)
        terms += form.words.filter { !stopWords.contains($0) }.map(Stemmer.stem)
          .filter { $0 != form.term }
        index += form.words.count
      } else {
        if !stopWords.contains(words[index]) { terms.append(Stemmer.stem(words[index])) }
        index += 1
      }
    }
    return terms
  }

  private static func words(of message: Message) -> [String] {
    message.tokens.filter { !$0.isPunctuation }.map(\.text)
  }
}
