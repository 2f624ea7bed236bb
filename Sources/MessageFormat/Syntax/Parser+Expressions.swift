/// Placeholders and what they are made of.
extension Parser {
  /// Reads an expression or markup in its braces.
  mutating func placeholder() throws(SyntaxError) -> MessageModel.Part {
    let start = index
    index += 1
    skipSpace()
    guard next == Ascii.hash || next == Ascii.slash else {
      index = start
      return .expression(try expression())
    }
    let closes = next == Ascii.slash
    index += 1
    let name = try identifier()
    let options = try options()
    let attributes = try attributes()
    skipSpace()
    let isStandalone = !closes && take(Ascii.slash)
    try close()
    return .markup(
      MessageModel.Markup(
        closes ? .close : isStandalone ? .standalone : .open, name, options: options,
        attributes: attributes))
  }

  /// Reads `{operand :function option=value @attribute}`.
  mutating func expression() throws(SyntaxError) -> MessageModel.Expression {
    guard take(Ascii.open) else {
      throw fault("a { is missing", remedy: "write the expression inside { and }")
    }
    skipSpace()
    var operand: MessageModel.Operand?
    var function: MessageModel.Call?
    if next == Ascii.colon {
      function = try self.function()
    } else {
      operand = try self.operand()
      if operand == nil { throw emptyPlaceholder() }
      if take(Ascii.close) { return MessageModel.Expression(operand: operand) }
      let end = index
      if skipSpace(), next == Ascii.colon { function = try self.function() } else { index = end }
    }
    let attributes = try attributes()
    skipSpace()
    try close()
    return MessageModel.Expression(operand: operand, function: function, attributes: attributes)
  }

  private func emptyPlaceholder() -> SyntaxError {
    isAtEnd
      ? fault("the placeholder does not end", remedy: "add }")
      : fault(
        "a placeholder cannot start like this",
        remedy: "write {$variable}, {|text|} or {:function}")
  }

  private mutating func close() throws(SyntaxError) {
    guard !take(Ascii.close) else { return }
    throw isAtEnd
      ? fault("the placeholder does not end", remedy: "add }")
      : fault(
        "the placeholder has something it cannot hold",
        remedy: "use :function, option=value and @attribute, each after a space")
  }

  private mutating func function() throws(SyntaxError) -> MessageModel.Call {
    noteCall()
    index += 1
    let name = try identifier()
    return MessageModel.Call(name, options: try options())
  }

  private mutating func options() throws(SyntaxError) -> [MessageModel.Option] {
    if next == Ascii.close { return [] }
    var options: [MessageModel.Option] = []
    var names: Set<String> = []
    while true {
      let end = index
      guard skipSpace(), startsName else {
        index = end
        return options
      }
      let offset = index
      let name = try identifier()
      skipSpace()
      guard take(Ascii.equals) else { throw missingValue("option \(name)", "\(name)=value") }
      skipSpace()
      guard let value = try operand() else {
        throw missingValue("option \(name)", "\(name)=value")
      }
      guard Self.isNew(name, among: options, &names) else {
        throw SyntaxError(
          .duplicateOptionName, at: offset, in: bytes, "the option \(name) is given twice",
          remedy: "keep one")
      }
      options.append(MessageModel.Option(name, value))
    }
  }

  /// Whether no option has the name yet; a set is kept once there are many.
  private static func isNew(
    _ name: String, among options: [MessageModel.Option], _ names: inout Set<String>
  ) -> Bool {
    guard options.count >= 8 else { return !options.contains { $0.name == name } }
    if names.isEmpty { names = Set(options.map(\.name)) }
    return names.insert(name).inserted
  }

  private func missingValue(_ what: String, _ form: String) -> SyntaxError {
    fault("the \(what) has no value", remedy: "write \(form)")
  }

  private mutating func attributes() throws(SyntaxError) -> [MessageModel.Attribute] {
    if next == Ascii.close { return [] }
    var attributes: [MessageModel.Attribute] = []
    while true {
      let end = index
      guard skipSpace(), take(Ascii.at) else {
        index = end
        return attributes
      }
      let name = try identifier()
      let afterName = index
      skipSpace()
      guard take(Ascii.equals) else {
        index = afterName
        attributes.append(MessageModel.Attribute(name))
        continue
      }
      skipSpace()
      guard let value = try literal() else {
        throw missingValue("attribute \(name)", "@\(name)=value")
      }
      attributes.append(MessageModel.Attribute(name, value))
    }
  }

  private mutating func operand() throws(SyntaxError) -> MessageModel.Operand? {
    if next == Ascii.dollar { return .variable(try variable()) }
    return try literal().map { .literal($0) }
  }

  /// Reads `$name`.
  mutating func variable() throws(SyntaxError) -> String {
    guard take(Ascii.dollar) else {
      throw fault("a variable is missing", remedy: "write $ and its name")
    }
    return try name()
  }

  /// Reads `|quoted|` or an unquoted literal; nil when neither starts here.
  mutating func literal() throws(SyntaxError) -> String? {
    guard take(Ascii.bar) else {
      let start = index
      skipNameParts()
      return index > start ? text(start..<index) : nil
    }
    let value = try text(until: Ascii.bar, Ascii.bar, in: "a literal")
    guard take(Ascii.bar) else { throw fault("the literal does not end", remedy: "add |") }
    return value
  }

  /// Reads `name` or `namespace:name`.
  private mutating func identifier() throws(SyntaxError) -> String {
    let first = try name()
    guard take(Ascii.colon) else { return first }
    return "\(first):\(try name())"
  }

  /// Reads a name; a direction mark on each side is not part of it.
  private mutating func name() throws(SyntaxError) -> String {
    skipDirectionMark()
    let start = index
    guard startsName else {
      throw fault("a name is missing", remedy: "start it with a letter or _")
    }
    skipNameParts()
    let name = text(start..<index)
    skipDirectionMark()
    return name
  }
}
