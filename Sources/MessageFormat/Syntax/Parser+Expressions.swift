/// Placeholders and what they are made of.
extension Parser {
  /// Reads an expression or markup in its braces.
  mutating func placeholder() throws(SyntaxError) -> Part {
    let start = index
    index += 1
    skipSpace()
    guard starts(with: "#") || starts(with: "/") else {
      index = start
      return .expression(try expression())
    }
    let closes = take("/")
    if !closes { index += 1 }
    let name = try identifier()
    let options = try options()
    try attributes()
    skipSpace()
    let isStandalone = !closes && take("/")
    try close()
    let kind: Markup.Kind = closes ? .close : isStandalone ? .standalone : .open
    return .markup(Markup(kind: kind, name: name, options: options))
  }

  /// Reads `{operand :function option=value @attribute}`.
  mutating func expression() throws(SyntaxError) -> Expression {
    guard take("{") else {
      throw fault("a { is missing", remedy: "write the expression inside { and }")
    }
    skipSpace()
    var operand: Operand?
    var function: FunctionCall?
    if starts(with: ":") {
      function = try self.function()
    } else {
      operand = try self.operand()
      if operand == nil { throw emptyPlaceholder() }
      let end = index
      if skipSpace(), starts(with: ":") { function = try self.function() } else { index = end }
    }
    try attributes()
    skipSpace()
    try close()
    return Expression(operand: operand, function: function)
  }

  private func emptyPlaceholder() -> SyntaxError {
    index < scalars.count
      ? fault(
        "a placeholder cannot start like this",
        remedy: "write {$variable}, {|text|} or {:function}")
      : fault("the placeholder does not end", remedy: "add }")
  }

  private mutating func close() throws(SyntaxError) {
    guard !take("}") else { return }
    throw index < scalars.count
      ? fault(
        "the placeholder has something it cannot hold",
        remedy: "use :function, option=value and @attribute, each after a space")
      : fault("the placeholder does not end", remedy: "add }")
  }

  private mutating func function() throws(SyntaxError) -> FunctionCall {
    index += 1
    let name = try identifier()
    return FunctionCall(name: name, options: try options())
  }

  private mutating func options() throws(SyntaxError) -> [Option] {
    var options: [Option] = []
    while true {
      let end = index
      guard skipSpace(), index < scalars.count, scalars[index].isNameStart else {
        index = end
        return options
      }
      let offset = index
      let name = try identifier()
      skipSpace()
      guard take("=") else {
        throw fault("the option \(name) has no value", remedy: "write \(name)=value")
      }
      skipSpace()
      guard let value = try operand() else {
        throw fault("the option \(name) has no value", remedy: "write \(name)=value")
      }
      if options.contains(where: { $0.name == name }) {
        throw SyntaxError(
          .duplicateOptionName, at: offset, in: scalars, "the option \(name) is given twice",
          remedy: "keep one")
      }
      options.append(Option(name: name, value: value, offset: offset))
    }
  }

  /// Reads attributes, which have no effect on the text.
  private mutating func attributes() throws(SyntaxError) {
    while true {
      let end = index
      guard skipSpace(), take("@") else {
        index = end
        return
      }
      let name = try identifier()
      let afterName = index
      skipSpace()
      guard take("=") else {
        index = afterName
        continue
      }
      skipSpace()
      guard try literal() != nil else {
        throw fault("the attribute \(name) has no value", remedy: "write @\(name)=value")
      }
    }
  }

  private mutating func operand() throws(SyntaxError) -> Operand? {
    if starts(with: "$") { return .variable(try variable()) }
    return try literal().map { .literal($0) }
  }

  /// Reads `$name`.
  mutating func variable() throws(SyntaxError) -> String {
    guard take("$") else {
      throw fault("a variable is missing", remedy: "write $ and its name")
    }
    return try name()
  }

  /// Reads `|quoted|` or an unquoted literal; nil when neither starts here.
  mutating func literal() throws(SyntaxError) -> String? {
    let start = index
    guard take("|") else {
      while index < scalars.count, scalars[index].isNamePart { index += 1 }
      return index > start ? text(start..<index) : nil
    }
    var value = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != "|" {
      if scalars[index] == "\\" {
        value.append(try escaped())
      } else if scalars[index] == "\0" {
        throw fault("a null character stands in a literal", remedy: "remove it")
      } else {
        value.append(scalars[index])
        index += 1
      }
    }
    guard take("|") else { throw fault("the literal does not end", remedy: "add |") }
    return String(value)
  }

  /// Reads `name` or `namespace:name`.
  private mutating func identifier() throws(SyntaxError) -> String {
    let first = try name()
    guard take(":") else { return first }
    return "\(first):\(try name())"
  }

  /// Reads a name; direction marks around it are not part of it.
  private mutating func name() throws(SyntaxError) -> String {
    if index < scalars.count, scalars[index].isDirectionMark { index += 1 }
    let start = index
    guard index < scalars.count, scalars[index].isNameStart else {
      throw fault("a name is missing", remedy: "start it with a letter or _")
    }
    while index < scalars.count, scalars[index].isNamePart { index += 1 }
    let name = text(start..<index)
    if index < scalars.count, scalars[index].isDirectionMark { index += 1 }
    return name
  }
}

/// Steps that need no grammar.
extension Parser {
  /// An error where the parser stands.
  func fault(_ problem: String, remedy: String) -> SyntaxError {
    fault(at: index, problem, remedy: remedy)
  }

  /// An error at an offset.
  func fault(at offset: Int, _ problem: String, remedy: String) -> SyntaxError {
    SyntaxError(.syntax, at: offset, in: scalars, problem, remedy: remedy)
  }

  /// Whether the rest of the message starts with ASCII text.
  func starts(with token: StaticString) -> Bool {
    guard index + token.utf8CodeUnitCount <= scalars.count else { return false }
    return token.withUTF8Buffer { bytes in
      bytes.indices.allSatisfy { scalars[index + $0].value == UInt32(bytes[$0]) }
    }
  }

  /// Steps over a token, if it comes next.
  mutating func take(_ token: StaticString) -> Bool {
    guard starts(with: token) else { return false }
    index += token.utf8CodeUnitCount
    return true
  }

  /// Steps over white space and direction marks; tells whether there was white space.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var hadSpace = false
    while index < scalars.count {
      if scalars[index].isSyntaxSpace {
        hadSpace = true
      } else if !scalars[index].isDirectionMark {
        break
      }
      index += 1
    }
    return hadSpace
  }

  /// Steps over white space that has to be there.
  mutating func needSpace(after what: String) throws(SyntaxError) {
    let start = index
    guard skipSpace() else {
      throw fault(at: start, "a space is missing after \(what)", remedy: "add one")
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }
}
