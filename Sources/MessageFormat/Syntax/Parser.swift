/// Reads messages, scalar by scalar: a combining mark never hides the brace before it.
struct Parser {
  let scalars: [Unicode.Scalar]
  var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// Reads a whole message.
  mutating func message() throws(SyntaxError) -> Model {
    skipSpace()
    if starts(with: ".") || starts(with: "{{") { return try complexMessage() }
    index = 0
    let pattern = try pattern()
    guard index == scalars.count else { throw strayBrace() }
    return Model(declarations: [], body: .pattern(pattern))
  }

  private mutating func complexMessage() throws(SyntaxError) -> Model {
    var declarations: [Declaration] = []
    while let declaration = try declaration() {
      declarations.append(declaration)
      skipSpace()
    }
    let body = try body()
    skipSpace()
    guard index == scalars.count else {
      throw fault("text follows the end of the message", remedy: "put it inside {{ and }}")
    }
    return Model(declarations: declarations, body: body)
  }

  private mutating func declaration() throws(SyntaxError) -> Declaration? {
    let start = index
    if take(".input") {
      skipSpace()
      let expression = try expression()
      guard case .variable(let name)? = expression.operand else {
        throw fault(at: start, ".input does not name a variable", remedy: "write .input {$name}")
      }
      return Declaration(origin: .input, name: name, expression: expression, offset: start)
    }
    guard take(".local") else { return nil }
    try needSpace(after: ".local")
    let name = try variable()
    skipSpace()
    guard take("=") else {
      throw fault("an = is missing", remedy: "write .local $\(name) = {...}")
    }
    skipSpace()
    return Declaration(origin: .local, name: name, expression: try expression(), offset: start)
  }

  private mutating func body() throws(SyntaxError) -> Body {
    if starts(with: "{{") { return .pattern(try quotedPattern()) }
    guard take(".match") else {
      throw fault(
        starts(with: ".") ? "the statement is not known" : "the message has no pattern",
        remedy: "use .input, .local, .match or a pattern inside {{ and }}")
    }
    var selectors: [Selector] = []
    try needSpace(after: ".match")
    repeat {
      let offset = index
      selectors.append(Selector(variable: try variable(), offset: offset))
      try needSpace(after: "a selector")
    } while starts(with: "$")
    var variants: [Variant] = []
    while index < scalars.count {
      variants.append(try variant())
      skipSpace()
    }
    guard !variants.isEmpty else {
      throw fault(".match has no variants", remedy: "end with a variant * {{...}}")
    }
    return .match(selectors, variants)
  }

  private mutating func variant() throws(SyntaxError) -> Variant {
    let start = index
    var keys = [try key()]
    while true {
      let hadSpace = skipSpace()
      if starts(with: "{{") { break }
      guard hadSpace else {
        throw fault("a space is missing between keys", remedy: "add one, or write {{...}}")
      }
      keys.append(try key())
    }
    return Variant(keys: keys, pattern: try quotedPattern(), offset: start)
  }

  private mutating func key() throws(SyntaxError) -> Key {
    if take("*") { return .any }
    guard let literal = try literal() else {
      throw fault("a variant has no key here", remedy: "write a literal or * before {{...}}")
    }
    return .literal(literal)
  }

  private mutating func quotedPattern() throws(SyntaxError) -> Pattern {
    guard take("{{") else {
      throw fault("a pattern is missing", remedy: "write it inside {{ and }}")
    }
    let pattern = try pattern()
    guard take("}}") else {
      throw index < scalars.count
        ? strayBrace() : fault("the pattern does not end", remedy: "add }}")
    }
    return pattern
  }

  /// Reads text and placeholders up to a closing brace or the end.
  private mutating func pattern() throws(SyntaxError) -> Pattern {
    var parts: Pattern = []
    var text = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != "}" {
      switch scalars[index] {
      case "{":
        if !text.isEmpty { parts.append(.text(String(text))) }
        text.removeAll()
        parts.append(try placeholder())
      case "\\":
        text.append(try escaped())
      case "\0":
        throw fault("a null character stands in the text", remedy: "remove it")
      default:
        text.append(scalars[index])
        index += 1
      }
    }
    if !text.isEmpty { parts.append(.text(String(text))) }
    return parts
  }

  /// Reads `\` and the character it keeps from its meaning.
  mutating func escaped() throws(SyntaxError) -> Unicode.Scalar {
    guard index + 1 < scalars.count, ["\\", "{", "|", "}"].contains(scalars[index + 1]) else {
      throw fault("\\ stands before a character that needs none", remedy: #"write \\ for a \"#)
    }
    index += 2
    return scalars[index - 1]
  }

  private func strayBrace() -> SyntaxError {
    fault("a } has no { before it", remedy: #"write \} for a brace in the text"#)
  }
}
