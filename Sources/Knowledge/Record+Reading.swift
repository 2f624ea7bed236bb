import Records

/// Typed access to a record's fields; a value that does not fit is an error with its place.
extension Record {
  /// The text of a field that must be there, on one line.
  func text(_ name: String) throws(KnowledgeError) -> String {
    guard let text = optionalText(name) else {
      throw .malformed(
        error("the record lacks the field \(name)", remedy: "add a line \(name): ..."))
    }
    return text
  }

  /// The text of a field on one line; nil when it is absent or empty.
  func optionalText(_ name: String) -> String? {
    guard let field = field(name) else { return nil }
    let text = Self.joined(field)
    return text.isEmpty ? nil : text
  }

  /// The texts of a field that may occur several times, each on one line.
  func texts(_ name: String) -> [String] {
    var texts: [String] = []
    fields.forEach(named: name) { field, _ in texts.append(Self.joined(field)) }
    return texts
  }

  /// Whether the field says yes; false when it is absent.
  func flag(_ name: String) throws(KnowledgeError) -> Bool {
    guard let field = field(name) else { return false }
    switch field.value {
    case "yes", "true", "1": return true
    case "no", "false", "0": return false
    default: throw misfit(field, "is neither yes nor no", remedy: "write yes or no")
    }
  }

  /// The whole number of a field; nil when it is absent.
  func wholeNumber(_ name: String) throws(KnowledgeError) -> Int? {
    guard let field = field(name) else { return nil }
    guard let number = Int(field.value) else {
      throw misfit(field, "is not a whole number", remedy: "write digits, as in 12")
    }
    return number
  }

  /// The whole numbers of a field that may occur several times.
  func wholeNumbers(_ name: String) throws(KnowledgeError) -> [Int] {
    var numbers: [Int] = []
    for field in fields.named(name) {
      guard let number = Int(field.value) else {
        throw misfit(field, "is not a whole number", remedy: "write digits, as in 12")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The whole number, 0 or more, of a field that must be there.
  func count(_ name: String) throws(KnowledgeError) -> Int {
    guard let number = try wholeNumber(name), number >= 0 else {
      throw .malformed(
        error("the record lacks a number \(name)", remedy: "add a line \(name): 4"))
    }
    return number
  }

  /// The range of a field that must be there, as in `3` or `3-5`.
  func range(_ name: String) throws(KnowledgeError) -> ClosedRange<Int> {
    guard let field = field(name) else {
      throw .malformed(
        error("the record lacks the field \(name)", remedy: "write \(name): 3-5"))
    }
    guard let bounds = Self.bounds(field) else {
      throw misfit(field, "is not a number or a range", remedy: "write 3, or 3-5")
    }
    return bounds
  }

  /// The range that a field says, as in `3` or `3-5`; nil for anything else.
  static func bounds(_ field: Field) -> ClosedRange<Int>? {
    field.withBytes { text in
      let dash = text.firstIndex(of: UInt8(ascii: "-")) ?? text.endIndex
      let first = String(decoding: text[..<dash], as: UTF8.self)
      let last = String(decoding: text[dash...].dropFirst(), as: UTF8.self)
      guard let low = Int(first), let high = dash < text.endIndex ? Int(last) : low,
        0 < low, low <= high
      else { return nil }
      return low...high
    }
  }

  /// The number of a field; nil when it is absent.
  func number(_ name: String) throws(KnowledgeError) -> Double? {
    guard let field = field(name) else { return nil }
    guard let number = Double(field.value), number.isFinite else {
      throw misfit(field, "is not a number", remedy: "write digits, as in 1.5")
    }
    return number
  }

  /// The word of a field, one of those of an enum; nil when it is absent.
  func optionalWord<Word: RawRepresentable & CaseIterable>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(KnowledgeError) -> Word? where Word.RawValue == String {
    guard let field = field(name) else { return nil }
    return try Self.word(field.value, in: field, of: self)
  }

  /// The word of a field that must be there.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(KnowledgeError) -> Word where Word.RawValue == String {
    guard let word = try optionalWord(name, as: type) else {
      throw .malformed(
        error("the record lacks the field \(name)", remedy: "add a line \(name): ..."))
    }
    return word
  }

  /// The words of a field that may occur several times and may hold several words.
  func words<Word: RawRepresentable & CaseIterable>(
    _ name: String, as type: Word.Type = Word.self
  ) throws(KnowledgeError) -> [Word] where Word.RawValue == String {
    var words: [Word] = []
    var misfit: (text: String, field: Field)?
    fields.forEach(named: name) { field, value in
      var start = 0
      for end in 0...value.count where end == value.count || Self.isBetweenWords(value[end]) {
        if end > start {
          let text = String(decoding: value[start..<end], as: UTF8.self)
          if let word = Word(rawValue: text) {
            words.append(word)
          } else if case .none = misfit {
            misfit = (text, field)
          }
        }
        start = end + 1
      }
    }
    if let misfit { _ = try Self.word(misfit.text, in: misfit.field, of: self) as Word }
    return words
  }

  /// Whether the record has this id.
  func isNamed(_ id: String) -> Bool {
    var isNamed = false
    fields.forEachValue(of: "Id") { isNamed = isNamed || id.utf8.elementsEqual($0) }
    return isNamed
  }

  private static func isBetweenWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",")
  }

  /// An error about the value of a field.
  func misfit(_ field: Field, _ problem: String, remedy: String) -> KnowledgeError {
    .malformed(error("\"\(field.value)\" \(problem)", remedy: remedy, at: field))
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String, in field: Field, of record: Record
  ) throws(KnowledgeError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: " ")
      throw .malformed(
        record.error(
          "\"\(text)\" is not a word for \(field.name)", remedy: "use one of: \(known)", at: field))
    }
    return word
  }

  /// A value with its lines joined by spaces.
  private static func joined(_ field: Field) -> String {
    guard field.isContinued else { return field.value }
    return field.value.split(separator: "\n").joined(separator: " ")
  }
}
