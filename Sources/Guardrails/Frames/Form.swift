/// One way of saying a concept: a row of word classes with room between them.
///
/// Written as in `concepts.rec`: `soak*|fill* <pad> ~3 every|per <hour>`.
struct Form: Sendable {
  /// One place in a form.
  struct Step: Sendable {
    /// The word class that must stand here.
    let wordClass: Int
    /// Whether the form also holds without it.
    let isOptional: Bool
    /// How many words of any kind may stand before it.
    let gap: Int
  }

  let steps: [Step]
  let opensSentence: Bool
  let closesSentence: Bool
}

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
    var steps: [Form.Step] = []
    var gap = 0
    var opens = false
    var closes = false
    for part in text.utf8.split(separator: UInt8(ascii: " ")) {
      if closes { throw .afterEnd(Self.text(part)) }
      switch part.first {
      case UInt8(ascii: "^") where part.count == 1:
        guard steps.isEmpty else { throw .startInside }
        opens = true
      case UInt8(ascii: "$") where part.count == 1:
        closes = true
      case UInt8(ascii: "~"):
        gap = try Self.gap(part)
      default:
        let isOptional = Self.isEnclosed(part, "[", "]")
        let inner = isOptional ? part.dropFirst().dropLast() : part
        let wordClass = try wordClass(inner, into: &vocabulary)
        steps.append(Form.Step(wordClass: wordClass, isOptional: isOptional, gap: gap))
        gap = 0
      }
    }
    guard steps.contains(where: { !$0.isOptional }) else { throw .empty }
    return Form(steps: steps, opensSentence: opens, closesSentence: closes)
  }

  /// The class of a part, which is read when it is met for the first time.
  private func wordClass(
    _ part: Part, into vocabulary: inout Vocabulary
  ) throws(FormError) -> Int {
    let text = Self.text(part)
    if let known = vocabulary.wordClass(ofPart: text) { return known }
    let new = try newClass(part, into: &vocabulary)
    vocabulary.keep(new, ofPart: text)
    return new
  }

  private func newClass(
    _ part: Part, into vocabulary: inout Vocabulary
  ) throws(FormError) -> Int {
    if Self.isEnclosed(part, "{", "}") {
      return vocabulary.intern(numbers: try range(part.dropFirst().dropLast()))
    }
    var members: [Int] = []
    for word in part.split(separator: UInt8(ascii: "|")) {
      if word.contains(UInt8(ascii: "{")) { throw .badRange(Self.text(part)) }
      if Self.isEnclosed(word, "<", ">") {
        members += try self.members(named: word.dropFirst().dropLast(), in: &vocabulary)
      } else {
        members.append(vocabulary.member(spelling.usual(Self.text(word))))
      }
    }
    guard !members.isEmpty else { throw .empty }
    return vocabulary.intern(members: members)
  }

  private func members(
    named part: Part, in vocabulary: inout Vocabulary
  ) throws(FormError) -> [Int] {
    let name = Self.text(part)
    guard let words = named[name] else { throw .unknownClass(name) }
    return words.map { vocabulary.member(spelling.usual($0)) }
  }

  private func range(_ part: Part) throws(FormError) -> ClosedRange<Double> {
    let text = Self.text(part)
    if text == "n" { return 0...1_000_000 }
    let ends = text.split(separator: "-").compactMap { Double($0) }
    switch ends.count {
    case 1: return ends[0]...ends[0]
    case 2 where ends[0] <= ends[1]: return ends[0]...ends[1]
    default: throw .badRange(text)
    }
  }

  private typealias Part = Substring.UTF8View

  private static func text(_ part: Part) -> String { String(Substring(part)) }

  private static func isEnclosed(
    _ part: Part, _ first: Unicode.Scalar, _ last: Unicode.Scalar
  ) -> Bool {
    part.first == UInt8(ascii: first) && part.last == UInt8(ascii: last)
  }

  private static func gap(_ part: Part) throws(FormError) -> Int {
    let size = text(part.dropFirst())
    guard let words = size.isEmpty ? 3 : Int(size), (1...6).contains(words) else {
      throw .badGap(text(part))
    }
    return words
  }
}

/// What is wrong with the text of a form.
enum FormError: Error, Hashable, CustomStringConvertible {
  case empty
  case startInside
  case afterEnd(String)
  case badGap(String)
  case badRange(String)
  case unknownClass(String)

  var description: String {
    switch self {
    case .empty: "the form has no word that must be there; add one"
    case .startInside: "^ stands inside the form; put it first"
    case .afterEnd(let part): "\(part) follows $; put $ last"
    case .badGap(let part): "\(part) is not a gap; write ~ or ~1 to ~6"
    case .badRange(let part):
      "\(part) is not a range of numbers; write {n} or {38-43}, alone in its place"
    case .unknownClass(let name): "no Words record is named \(name); add one or correct the name"
    }
  }
}
