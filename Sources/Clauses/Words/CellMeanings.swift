import Language
import Records

/// What a word is for a cell.
struct CellMeaning: Hashable, Sendable {
  enum Role: String, Sendable {
    case head, value, unit, event, subject, clinician, part, condition, none
  }

  /// When a measure is told without a value.
  enum Bare: String, Sendable {
    case yes, did, took, never
  }

  var role: Role
  var measure: String
  var type: String
  var unit: String?
  var bare: Bare
  var value: String

  init(
    _ role: Role, _ measure: String, _ type: String, unit: String? = nil, bare: Bare = .never,
    value: String = ""
  ) {
    (self.role, self.measure, self.type) = (role, measure, type)
    (self.unit, self.bare, self.value) = (unit, bare, value)
  }
}

/// The meanings of the words of cells, by form and by concept of the lexicon.
struct CellMeanings: Sendable {
  private var forms: [String: [(rest: [String], meaning: CellMeaning)]] = [:]
  /// By concept, and by kind with a star; with the order of the records.
  private var concepts: [String: (order: Int, meaning: CellMeaning)] = [:]
  private var count = 0

  mutating func take(_ record: Record, words: (String) -> [String]) {
    guard let role = record["Role"].flatMap(CellMeaning.Role.init) else { return }
    let meaning = CellMeaning(
      role, record["Measure"] ?? "", record["Type"] ?? "", unit: record["Unit"],
      bare: record["Bare"].flatMap(CellMeaning.Bare.init) ?? .never, value: record["Value"] ?? "")
    for form in record.all("Form") {
      let words = words(form)
      guard let first = words.first else { continue }
      forms[first, default: []].append((Array(words.dropFirst()), meaning))
    }
    for concept in record.all("Lexicon") where concepts[concept] == nil {
      concepts[concept] = (count, meaning)
    }
    count += 1
  }

  /// The longest form of its own that stands at a place.
  func form(at start: Int, in words: [ClauseWord]) -> (meaning: CellMeaning, end: Int)? {
    var best: (meaning: CellMeaning, end: Int)?
    for (rest, meaning) in forms[words[start].text] ?? [] {
      let end = start + 1 + rest.count
      guard end <= words.count, end > best?.end ?? 0,
        zip(words[(start + 1)..<end], rest).allSatisfy({ $0.text == $1 })
      else { continue }
      best = (meaning, end)
    }
    return best
  }

  /// What a concept of the lexicon is for a cell, with the place of its record.
  func meaning(of mention: Mention) -> (order: Int, meaning: CellMeaning)? {
    guard
      let found = concepts["\(mention.kind):\(mention.concept)"] ?? concepts["\(mention.kind):*"]
    else { return nil }
    var meaning = found.meaning
    if meaning.measure == "*" { meaning.measure = mention.concept }
    if meaning.value.isEmpty { meaning.value = mention.concept }
    return (found.order, meaning)
  }
}
