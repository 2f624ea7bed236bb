/// Reads messages byte by byte: a combining mark never hides the brace before it.
///
/// Every byte is looked at a bounded number of times, and nothing in the grammar nests, so any
/// text is read in linear time on a flat stack.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  /// Where the declarations, selectors and variants stand, for errors of the model.
  private var places = Places()

  /// Whether the places of calls and keys are noted too.
  private let notesAll: Bool

  /// The offsets of what the rules beside the grammar are about.
  struct Places {
    var declarations: [Int] = []
    var selectors: [Int] = []
    var variants: [Int] = []
    /// The colons of functions, in their order; only where all is noted.
    var calls: [Int] = []
    /// The keys of all variants, in their order; only where all is noted.
    var keys: [Int] = []
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, notesAll: Bool) {
    self.bytes = bytes
    self.notesAll = notesAll
  }

  /// The checked model of a message.
  static func model(of source: String) throws(SyntaxError) -> MessageModel {
    try read(source, notesAll: false).model
  }

  /// The checked model of a message, and where everything stands that a check may name.
  static func read(
    _ source: String, notesAll: Bool
  ) throws(SyntaxError) -> (model: MessageModel, places: Places) {
    var source = source
    return try source.withUTF8 { bytes -> Result<(MessageModel, Places), SyntaxError> in
      do throws(SyntaxError) {
        var parser = Parser(bytes, notesAll: notesAll)
        let model = try parser.message()
        try Validation(model: model, places: parser.places, bytes: bytes).check()
        return .success((model, parser.places))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private mutating func message() throws(SyntaxError) -> MessageModel {
    skipSpace()
    if next == Ascii.dot || starts(with: "{{") { return try complexMessage() }
    index = 0
    let pattern = try pattern()
    guard isAtEnd else { throw strayBrace() }
    return MessageModel(body: .pattern(pattern))
  }

  private mutating func complexMessage() throws(SyntaxError) -> MessageModel {
    var declarations: [MessageModel.Declaration] = []
    while let declaration = try declaration() {
      declarations.append(declaration)
      skipSpace()
    }
    let body = try body()
    skipSpace()
    guard isAtEnd else {
      throw fault("text follows the end of the message", remedy: "put it inside {{ and }}")
    }
    return MessageModel(declarations: declarations, body: body)
  }

  private mutating func declaration() throws(SyntaxError) -> MessageModel.Declaration? {
    let start = index
    if take(".input") {
      skipSpace()
      let expression = try expression()
      guard case .variable(let name)? = expression.operand else {
        throw fault(at: start, ".input does not name a variable", remedy: "write .input {$name}")
      }
      places.declarations.append(start)
      return MessageModel.Declaration(.input, name, expression)
    }
    guard take(".local") else { return nil }
    try needSpace(after: ".local")
    let name = try variable()
    skipSpace()
    guard take(Ascii.equals) else {
      throw fault("an = is missing", remedy: "write .local $\(name) = {...}")
    }
    skipSpace()
    places.declarations.append(start)
    return MessageModel.Declaration(.local, name, try expression())
  }

  private mutating func body() throws(SyntaxError) -> MessageModel.Body {
    if starts(with: "{{") { return .pattern(try quotedPattern()) }
    guard take(".match") else {
      throw fault(
        next == Ascii.dot ? "the statement is not known" : "the message has no pattern",
        remedy: "use .input, .local, .match or a pattern inside {{ and }}")
    }
    var selectors: [String] = []
    try needSpace(after: ".match")
    repeat {
      places.selectors.append(index)
      selectors.append(try variable())
      try needSpace(after: "a selector")
    } while next == Ascii.dollar
    var variants: [MessageModel.Variant] = []
    while !isAtEnd {
      variants.append(try variant(count: selectors.count))
      skipSpace()
    }
    guard !variants.isEmpty else {
      throw fault(".match has no variants", remedy: "end with a variant * {{...}}")
    }
    return .match(selectors: selectors, variants: variants)
  }

  private mutating func variant(count: Int) throws(SyntaxError) -> MessageModel.Variant {
    places.variants.append(index)
    var keys: [MessageModel.Key] = []
    keys.reserveCapacity(count)
    keys.append(try key())
    while true {
      let hadSpace = skipSpace()
      if starts(with: "{{") { break }
      guard hadSpace else {
        throw fault("a space is missing between keys", remedy: "add one, or write {{...}}")
      }
      keys.append(try key())
    }
    return MessageModel.Variant(keys: keys, pattern: try quotedPattern())
  }

  private mutating func key() throws(SyntaxError) -> MessageModel.Key {
    if notesAll { places.keys.append(index) }
    if take(Ascii.star) { return .any }
    guard let literal = try literal() else {
      throw fault("a variant has no key here", remedy: "write a literal or * before {{...}}")
    }
    return .literal(literal)
  }

  private mutating func quotedPattern() throws(SyntaxError) -> [MessageModel.Part] {
    guard take("{{") else {
      throw fault("a pattern is missing", remedy: "write it inside {{ and }}")
    }
    let pattern = try pattern()
    guard take("}}") else {
      throw isAtEnd ? fault("the pattern does not end", remedy: "add }}") : strayBrace()
    }
    return pattern
  }

  /// Reads text and placeholders up to a closing brace or the end.
  private mutating func pattern() throws(SyntaxError) -> [MessageModel.Part] {
    var parts: [MessageModel.Part] = []
    while !isAtEnd, next != Ascii.close {
      if next == Ascii.open {
        parts.append(try placeholder())
      } else {
        parts.append(.text(try text(until: Ascii.open, Ascii.close, in: "the text")))
      }
    }
    return parts
  }

  /// Notes that a function is called here.
  mutating func noteCall() {
    if notesAll { places.calls.append(index) }
  }

  private func strayBrace() -> SyntaxError {
    fault("a } has no { before it", remedy: #"write \} for a brace in the text"#)
  }
}
