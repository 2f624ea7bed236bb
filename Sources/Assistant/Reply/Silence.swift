import Knowledge
import Language
import Physiology
import Records

/// Leaves out sentences of the content that speak of what is to be silent: babies and fertility
/// after a loss, and in general mode cycles too.
struct Silence: Sendable {
  private let words: [String: [String]]
  /// The questions that are about nothing but what is silent.
  private let intents: [String: Set<IntentID>]

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    var words: [String: [String]] = [:]
    var intents: [String: Set<IntentID>] = [:]
    for record in try library.records(library.path(of: "answers.rec"), type: "Silence") {
      let id = record["Id"] ?? ""
      words[id] = record.all("Stem")
      intents[id] = Set(record.all("Intent").map { IntentID($0) })
    }
    self.words = words
    self.intents = intents
  }

  /// What no content may speak of on the day of a scene.
  func hush(in scene: Scene) -> Hush {
    let stems =
      scene.mode == .general
      ? (words["general"] ?? []) + (words["loss"] ?? [])
      : scene.isAfterLoss ? words["loss"] ?? [] : []
    let spared =
      scene.profile.wishes.contains(.noBaby) && scene.mode != .pregnancy
      ? words["no_baby"] ?? [] : []
    return Hush(stems + spared + chosen(scene))
  }

  /// What she asked to be silent about.
  func hush(chosenIn scene: Scene) -> Hush { Hush(chosen(scene)) }

  /// Whether a reply is said as it is: what she told herself, care, and the settings themselves.
  static func isExempt(_ reply: String) -> Bool {
    exempt.contains { reply.hasPrefix($0) }
  }

  private static let exempt = [
    "fact.", "about.", "profile.", "cycle.unasked.", "log.", "edit.", "guard.", "settings.",
    "silence.", "privacy.",
    "remind.",
    "wish.", "mode.set.general", "mode.no_periods", "onboard.no_periods",
  ]

  private func chosen(_ scene: Scene) -> [String] {
    Self.keys(in: scene).flatMap { words[$0.rawValue] ?? [] }
  }

  private static func keys(in scene: Scene) -> [SettingKey] {
    [.fertility, .calories].filter { !scene.setting.preferences.isOn($0) }
  }

  /// What is said in place of an answer that would be about nothing but what she asked to be silent
  /// about, asked in words or by a command; nil where it may be answered.
  func reply(to asked: Interpretation, in scene: Scene) -> String? {
    guard Self.answering.contains(asked.intent.group) else { return nil }
    let named = asked.slots.values.flatMap(\.words)
    return Self.keys(in: scene).first { key in
      let hush = Hush(words[key.rawValue] ?? [])
      return intents[key.rawValue]?.contains(asked.intent) == true
        || named.contains { !hush.allows($0) }
    }.map { "silence." + $0.rawValue }
  }

  /// The groups of intents that ask for something and write nothing.
  private static let answering: Set<Substring> = ["cycle", "ttc", "insight", "content"]
}
