import MessageFormat

/// What a MessageFormat 2 message can say: its patterns, and the texts that stand in its literals.
struct SpokenMessage: Hashable, Sendable {
  /// Each pattern with the literals it shows, and a word for each value that is not known; the
  /// text itself where it is no message.
  let variants: [String]
  /// What functions may make of the literals beside that: each on its own, and each pattern with
  /// the literals of options in the place of the values.
  let asides: [String]

  /// What stands for a value that is not known.
  private static let unknown = "it"

  init(_ message: String) {
    guard message.contains("{"), let model = try? MessageModel(parsing: message) else {
      (variants, asides) = ([message], [])
      return
    }
    var shown: [String: String] = [:]
    var named: [String: String] = [:]
    for declaration in model.declarations {
      let expression = declaration.expression
      let isInput = declaration.origin == .input
      shown[declaration.name] = isInput ? Self.unknown : Self.shown(expression, shown)
      named[declaration.name] = Self.named(expression, named, or: shown)
    }
    let plain = model.patterns.map { Self.spoken($0) { Self.shown($0, shown) } }
    let optional = model.patterns.map { Self.spoken($0) { Self.named($0, named, or: shown) } }
    variants = plain
    asides = (optional + Self.literals(of: model)).filter { !plain.contains($0) }
  }

  private static func spoken(
    _ pattern: [MessageModel.Part], _ said: (MessageModel.Expression) -> String
  ) -> String {
    pattern.reduce(into: "") { spoken, part in
      switch part {
      case .text(let text): spoken += text
      case .expression(let expression): spoken += said(expression)
      case .markup: break
      }
    }
  }

  /// The literal a placeholder shows: its own or that of a variable.
  private static func shown(
    _ expression: MessageModel.Expression, _ known: [String: String]
  ) -> String {
    switch expression.operand {
    case .literal(let text)?: text
    case .variable(let name)?: known[name] ?? unknown
    case nil: unknown
    }
  }

  /// The literals that the options of a placeholder hand to its function; what it shows where
  /// there are none.
  private static func named(
    _ expression: MessageModel.Expression, _ named: [String: String], or shown: [String: String]
  ) -> String {
    let options = (expression.function?.options ?? []).compactMap { option -> String? in
      switch option.value {
      case .literal(let text): text
      case .variable(let name): shown[name].flatMap { $0 == unknown ? nil : $0 }
      }
    }
    if !options.isEmpty { return options.joined(separator: " ") }
    if case .variable(let name)? = expression.operand, let text = named[name] { return text }
    return Self.shown(expression, shown)
  }

  /// The literals of a message that have more than one word.
  private static func literals(of model: MessageModel) -> [String] {
    let parts = model.patterns.joined()
    var operands: [MessageModel.Operand?] = []
    for part in parts {
      switch part {
      case .text: break
      case .expression(let expression): operands += all(in: expression)
      case .markup(let markup): operands += markup.options.map(\.value)
      }
    }
    for declaration in model.declarations { operands += all(in: declaration.expression) }
    return operands.compactMap { operand in
      guard case .literal(let text)? = operand, text.contains(where: \.isWhitespace) else {
        return nil
      }
      return text
    }
  }

  private static func all(in expression: MessageModel.Expression) -> [MessageModel.Operand?] {
    [expression.operand] + (expression.function?.options ?? []).map(\.value)
  }
}
