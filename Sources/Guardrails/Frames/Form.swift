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
    for part in text.split(separator: " ") {
      if closes { throw .afterEnd(String(part)) }
      if part == "^" {
        guard steps.isEmpty else { throw .startInside }
        opens = true
      } else if part == "$" {
        closes = true
      } else if part.first == "~" {
        let size = part.dropFirst()
        guard let words = size.isEmpty ? 3 : Int(size), (1...6).contains(words) else {
          throw .badGap(String(part))
        }
        gap = words
      } else {
        let isOptional = part.first == "[" && part.last == "]"
        let inner = isOptional ? part.dropFirst().dropLast() : part
        let wordClass = try wordClass(inner, into: &vocabulary)
        steps.append(Form.Step(wordClass: wordClass, isOptional: isOptional, gap: gap))
        gap = 0
      }
    }
    guard steps.contains(where: { !$0.isOptional }) else { throw .empty }
    return Form(steps: steps, opensSentence: opens, closesSentence: closes)
  }

  private func wordClass(
    _ text: Substring, into vocabulary: inout Vocabulary
  ) throws(FormError) -> Int {
    if text.first == "{", text.last == "}" {
      return vocabulary.intern(numbers: try range(text.dropFirst().dropLast()))
    }
    var words: [String] = []
    for word in text.split(separator: "|") {
      if word.contains("{") { throw .badRange(String(text)) }
      if word.first == "<", word.last == ">" {
        let name = String(word.dropFirst().dropLast())
        guard let known = named[name] else { throw .unknownClass(name) }
        words += known.map(spelling.usual)
      } else {
        words.append(spelling.usual(String(word)))
      }
    }
    guard !words.isEmpty else { throw .empty }
    return vocabulary.intern(words: words)
  }

  private func range(_ text: Substring) throws(FormError) -> ClosedRange<Double> {
    if text == "n" { return 0...1_000_000 }
    let ends = text.split(separator: "-").compactMap { Double($0) }
    switch ends.count {
    case 1: return ends[0]...ends[0]
    case 2 where ends[0] <= ends[1]: return ends[0]...ends[1]
    default: throw .badRange(String(text))
    }
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
