import Knowledge
import Language
import Records

/// What a message says in the words that a skill looks for, by their ids.
struct Wording {
  private let said: Set<String>

  /// Reads a message with the words of the library's language.
  init(_ message: Message, library: Library) throws(KnowledgeError) {
    let normaliser = Normaliser()
    let words = message.tokens.filter { !$0.isPunctuation }.map(\.text)
    var said: Set<String> = []
    for record in try library.records(library.path(of: "wording.rec"), type: "Wording") {
      let isSaid = record.all("Form").contains { form in
        let form = normaliser.normalise(form).tokens.map(\.text)
        return !form.isEmpty
          && words.indices.contains { words[$0...].starts(with: form) }
      }
      if isSaid, let id = record["Id"] { said.insert(id) }
    }
    self.said = said
  }

  func says(_ id: String) -> Bool { said.contains(id) }

  /// The first of some ids that is said.
  func first<Word: RawRepresentable<String>>(of words: [Word]) -> Word? {
    words.first { said.contains($0.rawValue) }
  }
}
