/// How one part of a fact is read from words and written as words.
protocol WordSyntax<Value>: Sendable {
  associatedtype Value

  /// The part as help shows it: `light|heavy`, `YYYY-MM-DD`.
  var usage: String { get }

  /// Takes the part's words; nil, with the reader told what was expected, when they do not fit.
  func read(_ words: inout WordReader) -> Value?

  /// The words that read back as `value`.
  func write(_ value: Value) -> [String]
}

/// One of the words of a closed vocabulary.
struct Choice<Value>: WordSyntax {
  let usage: String
  private let value: @Sendable (String) -> Value?
  private let word: @Sendable (Value) -> String

  init(_: Value.Type)
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    usage = Value.allCases.map(\.rawValue).joined(separator: "|")
    value = { Value(rawValue: $0) }
    word = { $0.rawValue }
  }

  func read(_ words: inout WordReader) -> Value? {
    words.take(usage) { $0.isQuoted ? nil : value($0.text) }
  }

  func write(_ value: Value) -> [String] { [word(value)] }
}

/// A whole number of a range with its unit, which is always written and may be left out by hand.
struct Whole: WordSyntax {
  let range: ClosedRange<Int>
  let unit: Unit?
  let usage: String

  init(_ range: ClosedRange<Int>, _ unit: String? = nil) {
    self.range = range
    self.unit = unit.map(Unit.init)
    usage = "\(range.lowerBound)…\(range.upperBound)" + (unit.map { " \($0)" } ?? "")
  }

  func read(_ words: inout WordReader) -> Int? {
    let number = words.take(usage) { word -> Int? in
      guard !word.isQuoted, let amount = Amount(word.text), amount.thousandths % 1000 == 0
      else { return nil }
      let number = amount.thousandths / 1000
      return range.contains(number) ? number : nil
    }
    if number != nil { unit?.skip(&words) }
    return number
  }

  func write(_ value: Int) -> [String] { ["\(value)"] + (unit?.words ?? []) }
}

/// A number of a range with its unit, which is always written and may be left out by hand.
struct Measured: WordSyntax {
  let range: ClosedRange<Amount>
  let unit: Unit?
  let usage: String

  init(_ range: ClosedRange<Amount>, _ unit: String? = nil) {
    self.range = range
    self.unit = unit.map(Unit.init)
    usage = "\(range.lowerBound)…\(range.upperBound)" + (unit.map { " \($0)" } ?? "")
  }

  func read(_ words: inout WordReader) -> Amount? {
    let number = words.take(usage) { word in
      word.isQuoted ? nil : Amount(word.text).flatMap { range.contains($0) ? $0 : nil }
    }
    if number != nil { unit?.skip(&words) }
    return number
  }

  func write(_ value: Amount) -> [String] { [value.description] + (unit?.words ?? []) }
}

/// The unit behind a number.
struct Unit: Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  var words: [String] { [name] }

  func skip(_ reader: inout WordReader) {
    _ = reader.take(name) { $0.text == name && !$0.isQuoted ? true : nil }
  }
}

/// A word of an open vocabulary.
struct Open: WordSyntax {
  let usage: String

  func read(_ words: inout WordReader) -> Term? {
    words.take(usage) { $0.isQuoted ? nil : Term(rawValue: $0.text) }
  }

  func write(_ value: Term) -> [String] { [value.rawValue] }
}

/// Free text in quotes; one plain word needs none.
struct Quoted: WordSyntax {
  let usage: String

  init(_ usage: String = "\"text\"") { self.usage = usage }

  func read(_ words: inout WordReader) -> String? {
    guard words.isLoose, words.next != nil else { return words.take(usage) { $0.text } }
    return words.takeRest()
  }

  func write(_ value: String) -> [String] { [Quotation.quoted(value)] }
}

/// A word that is there or not.
struct Flag: WordSyntax {
  let word: String

  init(_ word: String) { self.word = word }

  var usage: String { "[\(word)]" }

  func read(_ words: inout WordReader) -> Bool? {
    words.take(word) { $0.text == word && !$0.isQuoted ? true : nil } ?? false
  }

  func write(_ value: Bool) -> [String] { value ? [word] : [] }
}

/// A part behind a word that names it: `pain 7`.
struct Labelled<Part> {
  let label: String
  let part: Part

  init(_ label: String, _ part: Part) {
    self.label = label
    self.part = part
  }
}

extension Labelled: Sendable where Part: Sendable {}

extension Labelled: WordSyntax where Part: WordSyntax {
  var usage: String { "\(label) \(part.usage)" }

  func read(_ words: inout WordReader) -> Part.Value? {
    guard words.take(usage, { $0.text == label && !$0.isQuoted ? true : nil }) != nil
    else { return nil }
    return part.read(&words)
  }

  func write(_ value: Part.Value) -> [String] { [label] + part.write(value) }
}

/// A part that may be left out.
struct Maybe<Part> {
  let part: Part

  init(_ part: Part) { self.part = part }
}

extension Maybe: Sendable where Part: Sendable {}

extension Maybe: WordSyntax where Part: WordSyntax {
  var usage: String { "[\(part.usage)]" }

  func read(_ words: inout WordReader) -> Part.Value?? {
    let start = words.position
    if let value = part.read(&words) { return .some(value) }
    words.position = start
    return .some(nil)
  }

  func write(_ value: Part.Value?) -> [String] { value.map(part.write) ?? [] }
}

/// A part once or several times.
struct Several<Part> {
  let part: Part

  init(_ part: Part) { self.part = part }
}

extension Several: Sendable where Part: Sendable {}

extension Several: WordSyntax where Part: WordSyntax {
  var usage: String { "\(part.usage) [more]" }

  func read(_ words: inout WordReader) -> [Part.Value]? {
    guard let first = part.read(&words) else { return nil }
    var values = [first]
    while words.next != nil, let value = part.read(&words) { values.append(value) }
    return values
  }

  func write(_ value: [Part.Value]) -> [String] { value.flatMap(part.write) }
}
