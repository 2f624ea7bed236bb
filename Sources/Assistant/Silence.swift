import Knowledge
import Physiology
import Records

/// Leaves out sentences of the content that speak of what is to be silent: babies and fertility
/// after a loss, and in general mode cycles too.
struct Silence: Sendable {
  private let words: [String: [String]]

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    var words: [String: [String]] = [:]
    for record in try library.records(library.path(of: "answers.rec"), type: "Silence") {
      words[record["Id"] ?? ""] = record.all("Stem")
    }
    self.words = words
  }

  /// The text without its sentences that hold a word to be silent about; empty if none is left.
  func kept(_ text: String, in scene: Scene) -> String {
    let stems =
      scene.mode == .general
      ? (words["general"] ?? []) + (words["loss"] ?? [])
      : scene.isAfterLoss ? words["loss"] ?? [] : []
    return kept(text, without: stems + chosen(scene))
  }

  /// The text without its sentences on what she asked to be silent about.
  func keptAsChosen(_ text: String, in scene: Scene) -> String {
    kept(text, without: chosen(scene))
  }

  /// Whether a reply is said as it is: what she told herself, care, and the settings themselves.
  static func isExempt(_ reply: String) -> Bool {
    exempt.contains { reply.hasPrefix($0) }
  }

  private static let exempt = [
    "fact.", "log.", "edit.", "guard.", "settings.", "silence.", "privacy.", "remind.",
    "wish.", "mode.set.general", "mode.no_periods", "onboard.no_periods",
  ]

  /// What she asked to be silent about.
  private func chosen(_ scene: Scene) -> [String] {
    let preferences = scene.setting.preferences
    return (preferences.isOn(.fertility) ? [] : words["fertility"] ?? [])
      + (preferences.isOn(.calories) ? [] : words["calories"] ?? [])
  }

  private func kept(_ text: String, without stems: [String]) -> String {
    guard !stems.isEmpty else { return text }
    return Self.sentences(of: text).filter { sentence in
      let lowered = sentence.lowercased()
      return !lowered.split { !$0.isLetter }.contains { word in
        stems.contains { word.hasPrefix($0) }
      }
    }.joined(separator: " ")
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      words.append(word)
      guard let last = word.last, ".?".contains(last) else { continue }
      sentences.append(words.joined(separator: " "))
      words = []
    }
    return words.isEmpty ? sentences : sentences + [words.joined(separator: " ")]
  }
}
