import Civil
package import Knowledge
import Records

/// The words of one language for dates, times, numbers and measures, read from its records.
///
/// `en/time.rec` says what each kind's values mean; `en/units.rec` holds the measures.
package struct TimeWords: Sendable {
  /// One way to say a piece: its words after the first.
  struct Form: Sendable {
    let rest: [String]
    let piece: Piece
    /// Only after digits ("c", "g"), or only with a word that makes it a date ("may").
    let isRisky: Bool
  }

  /// A word of a number.
  enum NumberWord: Hashable, Sendable {
    case cardinal(Int)
    case ordinal(Int)
    case scale(Double)
    case fraction(Double)
  }

  /// What a neighbouring word makes of a word that means several things.
  enum Cue: String, CaseIterable, Sendable {
    case weekday, month, slash, name, verb, subject, rating

    /// Its place among all.
    fileprivate var place: Int {
      switch self {
      case .weekday: 0
      case .month: 1
      case .slash: 2
      case .name: 3
      case .verb: 4
      case .subject: 5
      case .rating: 6
      }
    }
  }

  /// The forms by their first word, those of more words first.
  private(set) var forms = WordMap<[Form]>(expecting: 1024)
  private(set) var numbers = WordMap<NumberWord>(expecting: 256)
  /// Words that show a tense, those of two words with a space between.
  private(set) var tenses = WordMap<Tense>()
  /// The first words of those pairs.
  private(set) var openers: WordSet = []
  private(set) var timeless: WordSet = []
  private(set) var clock: WordSet = []
  /// The words before and after what they make a cue of, by the places of the cues.
  private var before = [WordSet](repeating: [], count: Cue.allCases.count)
  private var after = [WordSet](repeating: [], count: Cue.allCases.count)
  private(set) var counted: WordSet = []
  private let normaliser = Normaliser()

  /// Takes the words of a library's language.
  package init(library: Library) throws(KnowledgeError) {
    if let table = library.wordings() {
      self.init(table)
    } else {
      try self.init(reading: library)
    }
  }

  /// Takes words that were gathered before.
  init(_ table: WordingTable) {
    table.text.withBytes { bytes in
      var reader = TableReader(bytes)
      while !reader.isAtEnd {
        let kind = String(decoding: reader.text(), as: UTF8.self)
        let value = String(decoding: reader.text(), as: UTF8.self)
        for isRisky in [false, true] {
          let count = reader.number()
          guard count > 0 else { continue }
          let meaning = TimeWordMeaning(kind, value, isRisky: isRisky)
          for _ in 0..<count { add(reader.text(), meaning, isRisky: isRisky) }
        }
      }
    }
  }

  /// Reads the words of a library's records.
  init(reading library: Library) throws(KnowledgeError) {
    for record in try library.records(library.path(of: "time.rec"), type: "TimeWord") {
      add(record, record["Kind"] ?? "", record["Value"] ?? "")
    }
    for record in try library.records(library.path(of: "units.rec"), type: "Measure") {
      add(record, WordingTable.measure, record["Id"] ?? "")
    }
  }

  /// Whether a word makes the one after it what the cue says.
  func isBefore(_ cue: Cue, _ word: String) -> Bool {
    before[cue.place].contains(word)
  }

  /// Whether a word makes the one before it what the cue says.
  func isAfter(_ cue: Cue, _ word: String) -> Bool {
    after[cue.place].contains(word)
  }

  private mutating func add(_ record: Record, _ kind: String, _ value: String) {
    for isRisky in [false, true] where !isRisky || record.field("Risky") != nil {
      let meaning = TimeWordMeaning(kind, value, isRisky: isRisky)
      record.fields.forEachValue(of: isRisky ? "Risky" : "Form") {
        add($0, meaning, isRisky: isRisky)
      }
    }
  }

  private mutating func add(
    _ form: UnsafeBufferPointer<UInt8>, _ meaning: TimeWordMeaning?, isRisky: Bool
  ) {
    guard let meaning, !form.isEmpty else { return }
    if form.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }) {
      return add(WordKey(form), [], meaning, isRisky: isRisky)
    }
    let words = normaliser.words(of: form)
    if let first = words.first {
      add(WordKey(first), Array(words[1...]), meaning, isRisky: isRisky)
      if case .tense(let tense) = meaning, words.count > 1 {
        openers.insert(first)
        tenses.set(words.joined(separator: " "), to: tense)
      }
    }
  }

  private mutating func add(
    _ first: WordKey, _ rest: [String], _ meaning: TimeWordMeaning, isRisky: Bool
  ) {
    switch meaning {
    case .piece(let piece):
      let form = Form(rest: rest, piece: piece, isRisky: isRisky)
      if forms[first] == nil {
        forms.set(first, to: [form])
      } else {
        forms[first, default: []].insert(form, afterLongerThan: rest.count)
      }
    case .number(let number): numbers.set(first, to: number)
    case .tense(let tense): if rest.isEmpty { tenses.set(first, to: tense) }
    case .timeless: timeless.insert(first)
    case .before(let cue): before[cue.place].insert(first)
    case .after(let cue): after[cue.place].insert(first)
    case .clock: clock.insert(first)
    case .counted: counted.insert(first)
    }
  }
}

extension [TimeWords.Form] {
  /// Inserts a form after all that have as many words or more.
  fileprivate mutating func insert(_ form: TimeWords.Form, afterLongerThan count: Int) {
    insert(form, at: firstIndex { $0.rest.count < count } ?? endIndex)
  }
}
