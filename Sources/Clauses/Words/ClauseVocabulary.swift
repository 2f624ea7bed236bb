import Civil
import Knowledge
import Language
import Records

/// All words of one language that clauses are read by: numbers, days, units, closed classes, cues
/// and the words of cells.
struct ClauseVocabulary: Sendable {
  /// What is known of one word.
  struct Entry: Sendable {
    /// The word's number among those that cues name; -1 for any other.
    var id: Int32 = -1
    var classes = WordClasses()
    var cardinal: Int?
    var ordinal: Int?
    var fraction: Double?
    /// 0 for Monday.
    var weekday: Int?
    var month: Int?
    /// Days from today.
    var day: Int?
    /// The hundred, thousand and so on that it multiplies by.
    var scale: Double?
    /// A word of one letter and the like that is a unit only beside digits.
    var isRiskyUnit = false
    /// The number that dictation may write so.
    var heard: Int?
    var unit: String?
    /// The time of day that it means by itself.
    var partTime: ClockTime?

    /// Whether it is no word of numbers, days or units.
    var isPlain: Bool {
      cardinal == nil && ordinal == nil && fraction == nil && weekday == nil && month == nil
        && day == nil && scale == nil && unit == nil && partTime == nil
    }
  }

  private var entries: [String: Entry] = [:]
  /// Units of several words.
  private(set) var longUnits: [String: [(rest: [String], unit: String)]] = [:]
  private(set) var meanings = CellMeanings()
  private(set) var ranges: [String: [ValueRange]] = [:]
  private(set) var cues = CueTable()
  private(set) var days: [DayPhrase] = []
  /// The word of a span, which a hyphen between two days stands for.
  private(set) var spanWord = ""
  /// The ending of more than one.
  private var plural = ""
  private let normaliser = Normaliser()

  init(library: Library) throws(KnowledgeError) {
    for record in try library.records(library.path(of: "time.rec"), type: "TimeWord") {
      takeTime(record)
    }
    for record in try library.records(library.path(of: "units.rec"), type: "Measure") {
      takeUnit(record, record["Id"] ?? "")
    }
    let path = library.path(of: "clauses/words.rec")
    for record in try library.records(path, type: "ClauseWords") { takeClass(record) }
    for record in try library.records(path, type: "UnitWord") {
      takeUnit(record, record["Unit"] ?? "")
    }
    for record in try library.records(path, type: "ClockWord") {
      let time = record["Time"].flatMap { ClockTime(iso: $0) }
      for form in record.all("Form") { change(form) { $0.partTime = time } }
    }
    for record in try library.records(path, type: "HeardNumber") {
      for form in record.all("Form") { change(form) { $0.heard = Int(record["Value"] ?? "") } }
    }
    for record in try library.records(path, type: "DayPhrase") {
      for form in record.all("Form") {
        if let meaning = DayPhrase.Sense(record["Means"] ?? "") {
          days.append(DayPhrase(pattern: pattern(form), meaning: meaning))
        }
      }
    }
    for record in try library.records(library.path(of: "clauses/ranges.rec"), type: "ValueRange") {
      if let range = ValueRange(record) { ranges[record["Type"] ?? "", default: []].append(range) }
    }
    for record in try library.records(library.path(of: "clauses/cells.rec"), type: "CellWord") {
      let normaliser = normaliser
      meanings.take(record) { Self.words(of: $0, normaliser) }
    }
    for record in try library.records(library.path(of: "clauses/cues.rec"), type: "ClauseCue") {
      for form in record.all("Form") { takeCue(form, record) }
    }
  }

  func entry(_ word: String) -> Entry {
    let known = entries[word]
    guard known?.id ?? -1 < 0, word.utf8.count > 4, word.hasSuffix(plural),
      let single = entries[String(word.dropLast(plural.count))]
    else { return known ?? Entry() }
    guard var entry = known else { return single }
    entry.id = single.id
    return entry
  }

  /// Whether a number fits a type of measure, with the unit said beside it.
  func fits(_ type: String, _ value: Double, _ unit: String?) -> Bool {
    ranges[type]?.contains { $0.holds(value, unit) } ?? false
  }

  /// Whether a word stands in a message that may say that another is not meant.
  func mayRepair(_ message: Message) -> Bool {
    let ids = Set(message.tokens.compactMap { entries[$0.text]?.id }.filter { $0 >= 0 })
    return cues.repairs.contains { $0.pattern.mayStand(among: ids, []) }
  }

  private func words(of form: String) -> [String] { Self.words(of: form, normaliser) }

  private static func words(of form: String, _ normaliser: Normaliser) -> [String] {
    form.withBytes { normaliser.words(of: $0) }.filter { $0 != "-" }
  }

  private mutating func change(_ word: String, _ body: (inout Entry) -> Void) {
    body(&entries[word, default: Entry()])
  }

  private mutating func takeTime(_ record: Record) {
    let (kind, value) = (record["Kind"] ?? "", record["Value"] ?? "")
    for form in record.all("Form") + record.all("Risky") {
      let words = words(of: form)
      guard let word = words.first, words.count == 1 else { continue }
      change(word) { entry in
        switch kind {
        case "cardinal": entry.cardinal = Int(value)
        case "ordinal": entry.ordinal = Int(value)
        case "fraction": entry.fraction = Double(value)
        case "scale": entry.scale = Double(value)
        case "month": entry.month = Int(value)
        case "weekday": entry.weekday = Int(value).map { $0 - 1 }
        case "day": entry.day = Int(value)
        default: break
        }
      }
    }
  }

  private mutating func takeUnit(_ record: Record, _ unit: String) {
    for isRisky in [false, true] {
      for form in record.all(isRisky ? "Risky" : "Form") {
        let words = words(of: form)
        guard let first = words.first else { continue }
        if words.count > 1 {
          longUnits[first, default: []].append((Array(words.dropFirst()), unit))
        } else {
          change(first) { entry in
            entry.unit = unit
            entry.isRiskyUnit = isRisky
          }
        }
      }
    }
  }

  private mutating func takeClass(_ record: Record) {
    guard let wordClass = record["Id"].flatMap({ WordClass.byID[$0] }) else { return }
    if wordClass == .pluralEnding { plural = record["Words"] ?? "" }
    if wordClass == .toWord { spanWord = record["Words"] ?? "" }
    for word in record.all("Words").flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
      change(String(word)) { $0.classes.insert(wordClass) }
    }
  }

  private mutating func takeCue(_ form: String, _ record: Record) {
    let parts = form.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let weight = Int(parts[0]) else { return }
    cues.add(
      ClauseCue(
        of: record["Of"] ?? "", group: record["Group"] ?? "", weight: weight,
        pattern: pattern(String(parts[1]))), sort: record["Sort"] ?? "")
  }

  /// A pattern with its words numbered.
  private mutating func pattern(_ text: String) -> CuePattern {
    CuePattern(text) { word in
      if let id = entries[word]?.id, id >= 0 { return id }
      let id = Int32(cues.wordCount)
      cues.wordCount += 1
      change(word) { $0.id = id }
      return id
    }
  }
}

/// What a number beside a measure may be.
struct ValueRange: Sendable {
  let low: Double
  let high: Double
  let units: [String]
  let unit: String?

  init?(_ record: Record) {
    guard let low = record["Low"].flatMap({ Double($0) }),
      let high = record["High"].flatMap({ Double($0) })
    else { return nil }
    (self.low, self.high) = (low, high)
    units = record.all("Unit")
    unit = record["Default"]
  }

  func holds(_ value: Double, _ unit: String?) -> Bool {
    low <= value && value <= high && (unit.map(units.contains) ?? true)
  }
}
