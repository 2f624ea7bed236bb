import Knowledge
import Records

/// Says her word for a period in place of Bloom's.
struct OwnWords: Sendable {
  private let one: String
  private let many: String

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "answers.rec")
    let record = try library.records(path, type: "SettingWord").first { $0["Id"] == "period_word" }
    one = record?["One"] ?? ""
    many = record?["Many"] ?? ""
  }

  /// The text in her words.
  func said(_ text: String, in scene: Scene) -> String {
    guard let word = scene.setting.preferences[.periodWord], !one.isEmpty else { return text }
    var said = ""
    var current = ""
    for character in text + " " {
      if character.isLetter {
        current.append(character)
        continue
      }
      said += replaced(current, by: word)
      said.append(character)
      current = ""
    }
    return String(said.dropLast())
  }

  private func replaced(_ current: String, by word: String) -> String {
    let plural = word.hasSuffix("s") ? word : word + "s"
    switch current.lowercased() {
    case one: return current.first?.isUppercase == true ? word.capitalisedFirst : word
    case many: return current.first?.isUppercase == true ? plural.capitalisedFirst : plural
    default: return current
    }
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
