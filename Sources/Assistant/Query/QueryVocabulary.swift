import Knowledge
import Language
import Records

/// The words that questions about the record are read by, as `dialogue/query.rec` lists them.
package struct QueryVocabulary: Sendable {
  private var cues: [(meaning: String, pattern: QueryPattern)] = []
  /// The places of cues by each word of which one must stand for them, and of those that need none.
  private var anchored: [String: [Int]] = [:]
  private var unanchored: [Int] = []
  /// Names of what is asked of, by their first word.
  private var names: [String: [(rest: [String], id: String)]] = [:]
  /// The longer words of all these, by their letters in order.
  private var lettered: [String: String] = [:]
  /// Words by how they are typed in a hurry.
  private var spellings: [String: String] = [:]
  /// What only joins or points.
  private(set) var fillers: Set<String> = []
  private static let filler = "filler"
  /// All words of all these.
  private(set) var words: Set<String> = []

  /// Whether there are any.
  package var isKnown: Bool { !words.isEmpty }

  /// No words at all.
  init() {}

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "dialogue/query.rec")
    for record in try library.records(path, type: "QueryCue") {
      for form in record.all("Form") {
        let pattern = QueryPattern(form)
        let anchors = pattern.anchors
        for anchor in anchors { anchored[anchor, default: []].append(cues.count) }
        if anchors.isEmpty { unanchored.append(cues.count) }
        cues.append((record["Means"] ?? "", pattern))
        words.formUnion(pattern.words)
        if record["Means"] == Self.filler { fillers.formUnion(pattern.words) }
      }
    }
    for record in try library.records(path, type: "QuerySpelling") {
      for form in record.all("Form") { spellings[form] = record["Word"] ?? form }
    }
    let normaliser = Normaliser()
    for record in try library.records(path, type: "QueryName") {
      for form in record.all("Form") {
        let words = form.withBytes { normaliser.words(of: $0) }
        guard let first = words.first else { continue }
        names[first, default: []].append((Array(words.dropFirst()), record["Id"] ?? ""))
        self.words.formUnion(words)
      }
    }
    for word in words.sorted() where word.utf8.count >= Self.leastLetters {
      lettered[String(word.sorted())] = word
    }
  }

  /// From so many letters on, two that changed places are put right.
  private static let leastLetters = 4

  /// The word of these that two neighbouring letters of `word` changed places of; nil for one of
  /// these itself, and for any other.
  func unswapped(_ word: String) -> String? {
    guard word.utf8.count >= Self.leastLetters, !words.contains(word),
      let meant = lettered[String(word.sorted())], meant.first == word.first
    else { return nil }
    let apart = zip(word, meant).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    guard apart.count == 2, let first = apart.first, let last = apart.last, last - first == 1 else {
      return nil
    }
    return meant
  }

  /// The message with letters that changed places put back, but for words that mean something as
  /// they are.
  func unswapped(_ message: Message, but known: [Range<Int>]) -> Message {
    var isChanged = false
    let tokens = message.tokens.enumerated().map { place, token -> Token in
      guard token.kind == .word, !known.contains(where: { $0.contains(place) }),
        let word = spellings[token.text] ?? unswapped(token.text)
      else {
        return token
      }
      isChanged = true
      return Token(text: word, kind: .word, range: token.range, isBreak: token.isBreak)
    }
    return isChanged ? Message(original: message.original, tokens: tokens) : message
  }

  /// The longest name that stands at a token, and where it ends.
  func name(at start: Int, in tokens: Tokens) -> (id: String, end: Int)? {
    var best: (id: String, end: Int)?
    for (rest, id) in names[tokens[start].text] ?? [] {
      let end = start + 1 + rest.count
      guard end <= tokens.count, end > best?.end ?? 0,
        zip(tokens[(start + 1)..<end], rest).allSatisfy({ $0.text == $1 })
      else { continue }
      best = (id, end)
    }
    return best
  }

  /// What the units say, by the meaning, with the first place of each.
  func said(in units: [QueryUnit]) -> [String: Range<Int>] {
    var said: [String: Range<Int>] = [:]
    let places = Set(units.map(\.text)).flatMap { anchored[$0] ?? [] } + unanchored
    for place in places.sorted() where cues.indices.contains(place) {
      let (meaning, pattern) = cues[place]
      if said[meaning] == nil { said[meaning] = pattern.first(in: units) }
    }
    return said
  }
}
