import Knowledge
import Language
import Records

/// What foods are called, and the words that make another food of them.
///
/// Names are those of the foods, and beside them the plain words of the lexicon that stand for one.
struct FoodNames: Sendable {
  /// The foods, in their order.
  let foods: [Food]
  private let places: [String: Int]
  private let names: [String: Int]
  private let states: [String: FoodState]
  private let longestName: Int
  private let longestState: Int
  /// The words of names that are long enough to be told from a slip of another.
  private let nameWords: Set<String>
  private let stateWords: Set<String>

  init(library: Library) throws(KnowledgeError) {
    let foods = try library.foods()
    let words = try library.searchWords()
    var states: [String: FoodState] = [:]
    for state in try library.foodStates() {
      for form in state.forms { states[Self.words(of: form).joined(separator: " ")] = state }
    }
    var names: [String: Int] = [:]
    func add(_ name: String, _ place: Int) {
      let key = Self.key(Self.words(of: name)[...])
      if !key.isEmpty, names[key] == nil { names[key] = place }
    }
    for (place, food) in foods.enumerated() {
      for name in [food.name, String(food.name.prefix { $0 != "," })] + food.aliases {
        add(name, place)
      }
    }
    let places = Dictionary(
      foods.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let own = names
    let ownWords = Self.parts(of: own.keys)
    for concept in try Self.lexicon(library) {
      guard let place = places[concept["Id"] ?? ""] else { continue }
      for form in concept.all("Form") {
        let parts = Self.words(of: form)
        let isPlain = parts.allSatisfy { part in
          states[part] == nil && !words.isDish(part)
            && (own[Self.key([part])] ?? place) == place
            && !Self.isSlip(Self.singular(part), among: ownWords)
        }
        if parts.count <= 2, isPlain { add(form, place) }
      }
    }
    self.foods = foods
    self.places = places
    self.names = names
    self.states = states
    longestName = Self.longest(names.keys)
    longestState = Self.longest(states.keys)
    nameWords = ownWords
    stateWords = Self.parts(of: states.keys)
  }

  /// The foods of the lexicon; a library may lack it.
  private static func lexicon(_ library: Library) throws(KnowledgeError) -> [Record] {
    let path = library.path(of: "lexicon/foods.rec")
    return library.has(path) ? try library.records(path, type: "Concept") : []
  }

  private static func longest(_ keys: some Sequence<String>) -> Int {
    keys.map { $0.split(separator: " ").count }.max() ?? 0
  }

  private static func parts(of keys: some Sequence<String>) -> Set<String> {
    Set(keys.flatMap { $0.split(separator: " ").map(String.init) }.filter { $0.utf8.count >= 5 })
  }

  private static func words(of text: String) -> [String] {
    Normaliser().normalise(text).tokens.filter { !$0.isPunctuation }.map(\.text)
  }

  /// The food with an id.
  func food(_ id: String) -> Food? { places[id].map { foods[$0] } }

  /// The food that some words in a row are the whole name of.
  func food(named words: ArraySlice<String>) -> Food? {
    words.count > longestName ? nil : names[Self.key(words)].map { foods[$0] }
  }

  /// The state that some words in a row say.
  func state(said words: ArraySlice<String>) -> FoodState? {
    words.count > longestState ? nil : states[words.joined(separator: " ")]
  }

  /// The most words that a name or a state has.
  var longest: Int { max(longestName, longestState) }

  /// The words with those put right that are a slip of a state's word.
  func withStatesSpelled(_ words: [String], known: (String) -> Bool) -> [String] {
    words.map { word in
      known(word) || nameWords.contains(Self.singular(word))
        ? word : Self.spelled(word, among: stateWords) ?? word
    }
  }

  /// The words with those put right that are a slip of a name's word.
  func withNamesSpelled(_ words: [String], known: (String) -> Bool) -> [String] {
    words.map { word in
      known(word) || stateWords.contains(word)
        ? word : Self.spelled(Self.singular(word), among: nameWords) ?? word
    }
  }

  private static func spelled(_ word: String, among known: Set<String>) -> String? {
    guard word.utf8.count >= 5 else { return nil }
    if known.contains(word) { return word }
    let pairs = LetterPairs(word)
    return known.filter { isOneSlip(word, $0) || pairs.isSwapped($0) }.min()
  }

  /// Whether a word is a slip of a known one.
  private static func isSlip(_ word: String, among known: Set<String>) -> Bool {
    spelled(word, among: known).map { $0 != word } ?? false
  }

  /// What a name is looked up by: its words without the s of several.
  private static func key(_ words: ArraySlice<String>) -> String {
    words.map(singular).joined(separator: " ")
  }

  /// A word without the ending of several, `berri` for "berry" and "berries".
  static func singular(_ word: String) -> String {
    guard word.utf8.count > 4 else {
      return word.utf8.count == 4 && word.hasSuffix("s") && !word.hasSuffix("ss")
        ? String(word.dropLast()) : word
    }
    for (ending, rest) in endings where word.hasSuffix(ending) {
      return word.dropLast(ending.utf8.count) + rest
    }
    return word
  }

  private static let endings = [
    ("ies", "i"), ("ie", "i"), ("y", "i"), ("oes", "o"), ("shes", "sh"), ("ches", "ch"),
    ("ss", "ss"), ("s", ""),
  ]
}

extension LetterPairs {
  /// Whether a word has the same letters in another order after the same first one.
  fileprivate func isSwapped(_ word: String) -> Bool {
    likeness(to: LetterPairs(word)) == Self.likenessOfSwapped
  }
}

extension Library {
  /// What foods are called.
  func foodNames() throws(KnowledgeError) -> FoodNames {
    try kept("food names of all") { () throws(KnowledgeError) in try FoodNames(library: self) }
  }
}
