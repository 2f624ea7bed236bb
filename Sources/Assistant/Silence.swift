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

  /// What no content may speak of on the day of a scene.
  func hush(in scene: Scene) -> Hush {
    let stems =
      scene.mode == .general
      ? (words["general"] ?? []) + (words["loss"] ?? [])
      : scene.isAfterLoss ? words["loss"] ?? [] : []
    return Hush(stems + chosen(scene))
  }

  /// What she asked to be silent about.
  func hush(chosenIn scene: Scene) -> Hush { Hush(chosen(scene)) }

  /// Whether a reply is said as it is: what she told herself, care, and the settings themselves.
  static func isExempt(_ reply: String) -> Bool {
    exempt.contains { reply.hasPrefix($0) }
  }

  private static let exempt = [
    "fact.", "log.", "edit.", "guard.", "settings.", "silence.", "privacy.", "remind.",
    "wish.", "mode.set.general", "mode.no_periods", "onboard.no_periods",
  ]

  private func chosen(_ scene: Scene) -> [String] {
    let preferences = scene.setting.preferences
    return (preferences.isOn(.fertility) ? [] : words["fertility"] ?? [])
      + (preferences.isOn(.calories) ? [] : words["calories"] ?? [])
  }
}
