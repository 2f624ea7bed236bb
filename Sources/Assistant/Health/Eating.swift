import Knowledge
import Language
import Records

/// How she eats, as far as she told: what is offered fits it.
struct Eating: Sendable {
  /// The diets that all of a food must fit.
  let diets: [String]
  /// What a food must not hold, and foods by their names.
  let left: [String]
  /// How texts begin words for what she does not eat.
  private let signs: Hush
  /// The same of several words each.
  private let phrases: Hush

  /// Reads what is set, in whatever words it was written there.
  init(_ preferences: Preferences, _ library: Library) throws(KnowledgeError) {
    guard !(preferences.ids(.diet) + preferences.ids(.leavesOut)).isEmpty else {
      (diets, left, signs, phrases) = ([], [], Hush([]), Hush([]))
      return
    }
    let known = try library.searchWords()
    var diets: [String] = []
    var left: [String] = []
    for item in preferences.ids(.diet) + preferences.ids(.leavesOut) {
      let words = item.split(separator: "_").map(String.init)
      let found = known.restrictions(in: words, denied: Set(words.indices)).found
      let allergens = found.filter { $0.kind == .allergen }.map(\.value)
      let fitting = found.filter { $0.kind == .diet }.map(\.value)
      diets += fitting
      guard preferences.ids(.leavesOut).contains(item) else { continue }
      left += found.isEmpty ? [words.joined(separator: " ")] : allergens
    }
    self.diets = Set(diets).sorted()
    self.left = Set(left).sorted()
    let all = Set(diets + left)
    let signs =
      try library.records(library.path(of: "search.rec"), type: "Restriction")
      .filter { all.contains($0["Value"] ?? "") }
      .flatMap { $0.all("Holds") } + left
    self.signs = Hush(signs.filter { !$0.contains(" ") })
    phrases = Hush(signs.filter { $0.contains(" ") })
  }

  /// Whether a text names nothing of what she does not eat.
  func allows(_ text: String) -> Bool {
    guard signs.allows(text) else { return false }
    return phrases.isEmpty
      || phrases.allows(text.split { !$0.isLetter }.joined(separator: " "))
  }
}

extension Request {
  /// How she eats.
  func eating() throws(KnowledgeError) -> Eating {
    try Eating(scene.setting.preferences, library)
  }
}
