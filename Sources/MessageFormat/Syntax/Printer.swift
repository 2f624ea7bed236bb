extension MessageModel: CustomStringConvertible {
  /// The canonical text: one statement or variant a line, literals without quotes where they need
  /// none, one space between parts.
  public var description: String {
    var printer = Printer()
    printer.print(self)
    return printer.text
  }
}

/// Writes the canonical text of a message.
struct Printer {
  private(set) var text = ""

  mutating func print(_ model: MessageModel) {
    for declaration in model.declarations { print(declaration) }
    switch model.body {
    case .pattern(let pattern):
      if model.declarations.isEmpty, Self.isSimple(pattern) {
        print(pattern)
      } else {
        printQuoted(pattern)
      }
    case .match(let selectors, let variants):
      text += ".match"
      for selector in selectors { text += " $" + selector }
      for variant in variants {
        text += "\n"
        for key in variant.keys {
          print(key)
          text += " "
        }
        printQuoted(variant.pattern)
      }
    }
  }

  /// Whether a pattern can stand without `{{` and `}}`.
  private static func isSimple(_ pattern: [MessageModel.Part]) -> Bool {
    for part in pattern {
      guard case .text(let text) = part else { return true }
      let first = text.unicodeScalars.first { !$0.isSyntaxSpace && !$0.isDirectionMark }
      if let first { return first != "." }
    }
    return true
  }

  private mutating func print(_ declaration: MessageModel.Declaration) {
    switch declaration.origin {
    case .input: text += ".input "
    case .local: text += ".local $" + declaration.name + " = "
    }
    print(declaration.expression)
    text += "\n"
  }

  private mutating func print(_ key: MessageModel.Key) {
    switch key {
    case .any: text += "*"
    case .literal(let literal): printLiteral(literal)
    }
  }

  private mutating func printQuoted(_ pattern: [MessageModel.Part]) {
    text += "{{"
    print(pattern)
    text += "}}"
  }

  private mutating func print(_ pattern: [MessageModel.Part]) {
    for part in pattern {
      switch part {
      case .text(let stretch): printEscaped(stretch, "{", "}")
      case .expression(let expression): print(expression)
      case .markup(let markup): print(markup)
      }
    }
  }

  private mutating func print(_ expression: MessageModel.Expression) {
    text += "{"
    if let operand = expression.operand { print(operand) }
    if let function = expression.function {
      if expression.operand != nil { text += " " }
      text += ":" + function.name
      for option in function.options { print(option) }
    }
    for attribute in expression.attributes { print(attribute) }
    text += "}"
  }

  private mutating func print(_ markup: MessageModel.Markup) {
    text += markup.kind == .close ? "{/" : "{#"
    text += markup.name
    for option in markup.options { print(option) }
    for attribute in markup.attributes { print(attribute) }
    text += markup.kind == .standalone ? " /}" : "}"
  }

  private mutating func print(_ option: MessageModel.Option) {
    text += " " + option.name + "="
    print(option.value)
  }

  private mutating func print(_ attribute: MessageModel.Attribute) {
    text += " @" + attribute.name
    guard let value = attribute.value else { return }
    text += "="
    printLiteral(value)
  }

  private mutating func print(_ operand: MessageModel.Operand) {
    switch operand {
    case .literal(let literal): printLiteral(literal)
    case .variable(let name): text += "$" + name
    }
  }

  private mutating func printLiteral(_ literal: String) {
    let isBare = !literal.isEmpty && literal.unicodeScalars.allSatisfy(\.isNamePart)
    if isBare { text += literal } else { printQuotedLiteral(literal) }
  }

  /// Writes a literal between bars, as fallbacks show it.
  mutating func printQuotedLiteral(_ literal: String) {
    text += "|"
    printEscaped(literal, "|", "|")
    text += "|"
  }

  private mutating func printEscaped(
    _ stretch: String, _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) {
    for scalar in stretch.unicodeScalars {
      if scalar == "\\" || scalar == first || scalar == second { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
  }
}
