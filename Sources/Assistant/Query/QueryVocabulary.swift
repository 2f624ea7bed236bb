import Knowledge
import Language
import Records

/// The words that questions about the record are read by, as `dialogue/query.rec` lists them.
struct QueryVocabulary: Sendable {
  private var cues: [(meaning: String, pattern: QueryPattern)] = []
  /// Names of what is asked of, by their first word.
  private var names: [String: [(rest: [String], id: String)]] = [:]

  /// No words at all.
  init() {}

  /// Reads the words of the library's language.
  init(library: Library) throws(KnowledgeError) {
    let path = library.path(of: "dialogue/query.rec")
    for record in try library.records(path, type: "QueryCue") {
      for form in record.all("Form") {
        cues.append((record["Means"] ?? "", QueryPattern(form)))
      }
    }
    let normaliser = Normaliser()
    for record in try library.records(path, type: "QueryName") {
      for form in record.all("Form") {
        let words = normaliser.normalise(form).tokens.map(\.text)
        guard let first = words.first else { continue }
        names[first, default: []].append((Array(words.dropFirst()), record["Id"] ?? ""))
      }
    }
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
    for (meaning, pattern) in cues where said[meaning] == nil {
      said[meaning] = pattern.first(in: units)
    }
    return said
  }
}
