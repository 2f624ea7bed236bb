extension MessageModel {
  /// The variables it takes from its arguments.
  public var variables: Set<String> {
    var used: Set<String> = []
    var local: Set<String> = []
    for declaration in declarations {
      used.formUnion(declaration.expression.variables.subtracting(local))
      if declaration.origin == .local { local.insert(declaration.name) }
    }
    for part in patterns.joined() {
      switch part {
      case .text: break
      case .expression(let expression): used.formUnion(expression.variables)
      case .markup(let markup): used.formUnion(markup.options.compactMap(\.variable))
      }
    }
    return used.subtracting(local)
  }

  /// The functions it calls.
  public var functions: Set<String> { Set(calls.map(\.name)) }

  /// The calls of functions in their order.
  var calls: [Call] {
    let shown = patterns.joined().compactMap { part in
      if case .expression(let expression) = part { expression.function } else { nil }
    }
    return declarations.compactMap(\.expression.function) + shown
  }

  /// Every pattern that can be shown, in order.
  public var patterns: [[Part]] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .match(_, let variants): variants.map(\.pattern)
    }
  }
}

extension MessageModel.Expression {
  /// The variables it uses.
  fileprivate var variables: Set<String> {
    var names = Set((function?.options ?? []).compactMap(\.variable))
    if case .variable(let name)? = operand { names.insert(name) }
    return names
  }
}

extension MessageModel.Option {
  /// The variable that is its value, if one is.
  fileprivate var variable: String? {
    if case .variable(let name) = value { name } else { nil }
  }
}
