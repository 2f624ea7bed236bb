import Knowledge
import MessageFormat
import Physiology
import Records

/// The phrases that the functions of replies are put together from; each is parsed when it is
/// first spoken, as few are.
struct PhraseBook: Sendable {
  private let texts: [String: String]
  private let locale: String
  private let templates = TemplateStore()

  /// Reads the phrases of the library's language; those of a folder are all parsed at once.
  init(library: Library) throws(KnowledgeError) {
    var texts: [String: String] = [:]
    for record in try library.records(Self.path(in: library), type: "Phrase") {
      guard let field = record.field("Text") else { continue }
      texts[record["Id"] ?? ""] = field.value
      guard !library.isEmbedded else { continue }
      do throws(SyntaxError) {
        _ = try templates.template(field.value)
      } catch {
        throw .malformed(
          record.error(
            error.problem, remedy: error.remedy, in: field, line: error.line, column: error.column))
      }
    }
    self.texts = texts
    locale = library.language
  }

  /// The file of the phrases.
  static func path(in library: Library) -> String { library.path(of: "language.rec") }

  /// A phrase with its values; one that is not there or lacks a value is a fault.
  func phrase(
    _ id: String, _ arguments: [String: Argument] = [:]
  ) throws(FunctionFault) -> String {
    guard let template = texts[id].flatMap({ try? templates.template($0) }) else {
      throw .badOperand
    }
    let formatted = template.format(arguments, locale: locale)
    guard formatted.errors.isEmpty else { throw .badOperand }
    return formatted.text
  }

  /// The words that have a phrase in a group, as `luteal` in `phase`.
  func words(in groups: [String]) -> [String: Set<String>] {
    var words = Dictionary(uniqueKeysWithValues: groups.map { ($0, Set<String>()) })
    for id in texts.keys {
      guard let dot = id.firstIndex(of: ".") else { continue }
      words[String(id[..<dot])]?.insert(String(id[id.index(after: dot)...]))
    }
    return words
  }
}

/// What is given to phrases.
extension PhraseBook {
  /// The groups whose phrases are chosen by a word, as that of a phase.
  static let groups = ["phase", "trimester", "confidence", "mode", "measure", "month", "weekday"]

  /// What can be counted.
  static let counts = ["days", "weeks", "cycles", "starts", "gaps", "kicks", "nights", "sessions"]

  /// The variables that a phrase is given; nil for one that nothing says.
  static func variables(of id: String) -> Set<String>? {
    if let known = known[id] { return known }
    return groups.contains { id.hasPrefix($0 + ".") } ? [] : nil
  }

  /// The ids of the phrases there have to be, in order.
  static let needed: [String] = {
    let words: [(String, [String])] = [
      ("phase", CyclePhase.allCases.map(\.rawValue)), ("mode", Mode.allCases.map(\.rawValue)),
      ("confidence", ["low", "medium", "high"]), ("trimester", (1...3).map(String.init)),
      ("month", (1...12).map(String.init)), ("weekday", (1...7).map(String.init)),
    ]
    return (known.keys + words.flatMap { group, words in words.map { "\(group).\($0)" } }).sorted()
  }()

  private static let known: [String: Set<String>] = {
    var known: [String: Set<String>] = [
      "away.today": [], "away.ahead": ["n"], "away.past": ["n"], "span.seconds": ["n"],
      "span.minutes": ["n"], "span.half": ["n"], "span.hours": ["n"], "span.both": ["h", "m"],
      "list.two": ["a", "b"], "list.more": ["a", "b"], "date.today": [],
      "date.yesterday": ["date"], "date.tomorrow": ["date"],
      "date.dated": ["weekday", "day", "month", "year"], "date.plain": ["weekday", "day", "month"],
      "date.year": ["weekday", "day", "month", "year"],
    ]
    for count in counts { known[count] = ["n"] }
    for unit in QuantityPhrase.ids { known[unit] = ["n"] }
    return known
  }()
}
