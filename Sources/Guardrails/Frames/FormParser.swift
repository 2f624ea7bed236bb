import Language

/// Reads the text of a form against named word classes.
struct FormParser {
  /// The words of each named class, as in `<pad>`.
  let named: [String: [String]]
  /// The usual spelling of a word; a form says `two` and means the number 2.
  let spelling: Spelling

  /// The form written in `text`, its classes entered in `vocabulary`.
  ///
  /// - Throws: ``FormError`` naming the part that cannot be read.
  func parse(_ text: String, into vocabulary: inout Vocabulary) throws(FormError) -> Form {
    try text.withBytes { text in
      Result { () throws(FormError) in try parse(text, into: &vocabulary) }
    }.get()
  }

  /// The form written in UTF-8.
  func parse(_ text: Bytes, into vocabulary: inout Vocabulary) throws(FormError) -> Form {
    var steps: [Form.Step] = []
    steps.reserveCapacity(6)
    var gap = 0
    var opens = false
    var closes = false
    var parts = Parts(of: text, separator: UInt8(ascii: " "))
    while let part = parts.next() {
      if closes { throw .afterEnd(part.string) }
      if part.first == UInt8(ascii: "^"), part.count == 1 {
        guard steps.isEmpty else { throw .startInside }
        opens = true
      } else if part.first == UInt8(ascii: "$"), part.count == 1 {
        closes = true
      } else if part.first == UInt8(ascii: "~") {
        gap = try Self.gap(part)
      } else {
        let inner = part.enclosed(by: "[", "]")
        let wordClass = try wordClass(inner ?? part, into: &vocabulary)
        steps.append(
          Form.Step(wordClass: Int32(wordClass), isOptional: inner != nil, gap: Int8(gap)))
        gap = 0
      }
    }
    guard steps.contains(where: { !$0.isOptional }) else { throw .empty }
    return Form(steps: steps, opensSentence: opens, closesSentence: closes)
  }

  /// The class of a part, which is read when it is met for the first time.
  private func wordClass(
    _ part: Bytes, into vocabulary: inout Vocabulary
  ) throws(FormError) -> Int {
    let number = vocabulary.part(part)
    if let known = vocabulary.wordClass(ofPart: number) { return known }
    let new = try newClass(part, into: &vocabulary)
    vocabulary.keep(new, ofPart: number)
    return new
  }

  private func newClass(
    _ part: Bytes, into vocabulary: inout Vocabulary
  ) throws(FormError) -> Int {
    if part.allSatisfy(Self.isPlain) {
      if let usual = usual(part) { return usual.withBytes { vocabulary.intern(word: $0) } }
      return vocabulary.intern(word: part)
    }
    if let range = part.enclosed(by: "{", "}") {
      return vocabulary.intern(numbers: try Self.range(range.string))
    }
    var members: [Int] = []
    members.reserveCapacity(4)
    var words = Parts(of: part, separator: UInt8(ascii: "|"))
    while let word = words.next() {
      if word.contains(UInt8(ascii: "{")) { throw .badRange(part.string) }
      if let name = word.enclosed(by: "<", ">") {
        members += try self.members(named: name, part: word, in: &vocabulary)
      } else if let usual = usual(word) {
        members.append(vocabulary.member(usual))
      } else {
        members.append(vocabulary.member(word))
      }
    }
    guard !members.isEmpty else { throw .empty }
    return vocabulary.intern(members: members)
  }

  /// Whether a byte of a part belongs to a word or a stem, rather than to a mark.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "|") && byte != UInt8(ascii: "{") && byte != UInt8(ascii: "<")
  }

  private func members(
    named name: Bytes, part: Bytes, in vocabulary: inout Vocabulary
  ) throws(FormError) -> [Int] {
    if let known = vocabulary.wordClass(ofPart: vocabulary.part(part)) {
      return vocabulary.members(of: known)
    }
    guard let words = named[name.string] else { throw .unknownClass(name.string) }
    return words.map { vocabulary.member(usual($0)) }
  }

  /// The usual spelling of a word of a form, in which one letter is a unit: `6w`, not `6 with`.
  func usual(_ word: String) -> String { word.utf8.count > 1 ? spelling.usual(word) : word }

  private func usual(_ word: Bytes) -> String? { word.count > 1 ? spelling.usual(word) : nil }

  private static func range(_ text: String) throws(FormError) -> ClosedRange<Double> {
    if text == "n" { return 0...1_000_000 }
    let ends = text.split(separator: "-").compactMap { Double($0) }
    switch ends.count {
    case 1: return ends[0]...ends[0]
    case 2 where ends[0] <= ends[1]: return ends[0]...ends[1]
    default: throw .badRange(text)
    }
  }

  private static func gap(_ part: Bytes) throws(FormError) -> Int {
    let size = UnsafeBufferPointer(rebasing: part[1...]).string
    guard let words = size.isEmpty ? 3 : Int(size), (1...6).contains(words) else {
      throw .badGap(part.string)
    }
    return words
  }
}
