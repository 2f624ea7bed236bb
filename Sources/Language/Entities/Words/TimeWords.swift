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
  enum Cue: String, Sendable {
    case weekday, month, slash, name, verb, subject, rating
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
  private var before: [Cue: WordSet] = [:]
  private var after: [Cue: WordSet] = [:]
  private(set) var counted: WordSet = []
  private let normaliser = Normaliser()

  /// Reads the words of a library's language.
  package init(library: Library) throws(KnowledgeError) {
    for record in try library.records(library.path(of: "time.rec"), type: "TimeWord") {
      let kind = record["Kind"] ?? ""
      let value = record["Value"] ?? ""
      for isRisky in [false, true] where !isRisky || record.field("Risky") != nil {
        let piece = Self.piece(kind, value, isRisky: isRisky)
        record.fields.forEachValue(of: isRisky ? "Risky" : "Form") { form in
          if let piece {
            add(form, piece, isRisky: isRisky)
          } else {
            add(normaliser.words(of: form), kind, value)
          }
        }
      }
    }
    for record in try library.records(library.path(of: "units.rec"), type: "Measure") {
      guard let measure = record["Id"].flatMap(Measure.init(rawValue:)) else { continue }
      for isRisky in [false, true] {
        record.fields.forEachValue(of: isRisky ? "Risky" : "Form") { form in
          add(form, .measure(measure), isRisky: isRisky)
        }
      }
    }
  }

  /// Whether a word makes the one after it what the cue says.
  func isBefore(_ cue: Cue, _ word: String) -> Bool {
    before[cue]?.contains(word) ?? false
  }

  /// Whether a word makes the one before it what the cue says.
  func isAfter(_ cue: Cue, _ word: String) -> Bool {
    after[cue]?.contains(word) ?? false
  }

  private mutating func add(
    _ form: UnsafeBufferPointer<UInt8>, _ piece: Piece, isRisky: Bool
  ) {
    if form.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }), !form.isEmpty {
      return add(WordKey(form), [], piece, isRisky: isRisky)
    }
    let words = normaliser.words(of: form)
    if let first = words.first {
      add(WordKey(first), Array(words[1...]), piece, isRisky: isRisky)
    }
  }

  private mutating func add(_ first: WordKey, _ rest: [String], _ piece: Piece, isRisky: Bool) {
    let form = Form(rest: rest, piece: piece, isRisky: isRisky)
    if forms[first] == nil {
      forms.set(first, to: [form])
    } else {
      forms[first, default: []].insert(form, afterLongerThan: rest.count)
    }
  }

  private mutating func add(_ words: [String], _ kind: String, _ value: String) {
    guard let first = words.first else { return }
    switch kind {
    case "cardinal": if let value = Int(value) { numbers.set(first, to: .cardinal(value)) }
    case "ordinal": if let value = Int(value) { numbers.set(first, to: .ordinal(value)) }
    case "scale": if let value = Double(value) { numbers.set(first, to: .scale(value)) }
    case "fraction": if let value = Double(value) { numbers.set(first, to: .fraction(value)) }
    case "tense":
      switch value {
      case "past", "future":
        if words.count > 1 { openers.insert(first) }
        tenses.set(words.joined(separator: " "), to: value == "past" ? .past : .future)
      default: timeless.insert(first)
      }
    case "before":
      if let cue = Cue(rawValue: value) { before[cue, default: []].insert(first) }
    case "after": if let cue = Cue(rawValue: value) { after[cue, default: []].insert(first) }
    case "clock": clock.insert(first)
    case "counted": counted.insert(first)
    default: break
    }
  }

  private static func piece(_ kind: String, _ value: String, isRisky: Bool) -> Piece? {
    var words: [String] { value.split(separator: " ").map(String.init) }
    switch kind {
    case "month": return Int(value).map { .month($0, isRisky: isRisky) }
    case "weekday":
      return Int(value).flatMap(Weekday.init(rawValue:)).map { .weekday($0, isRisky: isRisky) }
    case "which": return Int(value).map { .which($0) }
    case "weekend": return .weekend
    case "half": return .half(isMorning: value == "morning")
    case "day": return Int(value).map { .day(.fromToday($0)) }
    case "feast": return Yearly(words).map { .day(.yearly($0)) }
    case "unit":
      let words = words
      guard let unit = words.last.flatMap(CalendarUnit.init(rawValue:)) else { return nil }
      return words.first.flatMap(Double.init).map { .unit(Length($0, unit)) }
    case "part":
      let times = words.compactMap { ClockTime(iso: $0) }.map(\.minutesSinceMidnight)
      return times.count == 2 ? .part(DayPart(from: times[0], to: times[1])) : nil
    default: return nil
    }
  }
}

extension [TimeWords.Form] {
  /// Inserts a form after all that have as many words or more.
  fileprivate mutating func insert(_ form: TimeWords.Form, afterLongerThan count: Int) {
    insert(form, at: firstIndex { $0.rest.count < count } ?? endIndex)
  }
}

extension Yearly {
  /// Reads `12-25`, `4 4 11` (the fourth Thursday of November), `4 4 11 1` (a day later) or
  /// `easter -2`.
  fileprivate init?(_ words: [String]) {
    if words.first == "easter" {
      guard let days = words.last.flatMap({ Int($0) }) else { return nil }
      self = .easter(days)
      return
    }
    if words.count == 1 {
      let parts = words[0].split(separator: "-").compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      self = .monthDay(month: parts[0], day: parts[1])
      return
    }
    let parts = words.compactMap { Int($0) }
    guard parts.count >= 3, let weekday = Weekday(rawValue: parts[1]) else { return nil }
    let base = Yearly.nth(parts[0], weekday, month: parts[2])
    self = parts.count == 4 ? .after(base, days: parts[3]) : base
  }
}
