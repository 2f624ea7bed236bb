/// Makes a program of a checked model.
struct Compiler {
  private let model: MessageModel
  /// Where the declaration of a name is; filled only where there are many.
  private var indexes: [String: Int] = [:]

  init(_ model: MessageModel) {
    self.model = model
    guard model.declarations.count > 8 else { return }
    for (index, declaration) in model.declarations.enumerated() {
      indexes[declaration.name] = index
    }
  }

  func program() -> Program {
    let declarations = model.declarations.enumerated().map { declaration($1, at: $0) }
    switch model.body {
    case .pattern(let pattern):
      return Program(declarations: declarations, body: .pattern(parts(pattern)))
    case .match(let selectors, let variants):
      return Program(declarations: declarations, body: .match(choice(selectors, variants)))
    }
  }

  private func declaration(
    _ declaration: MessageModel.Declaration, at index: Int
  ) -> Program.Declaration {
    var expression = expression(declaration.expression)
    if declaration.origin == .input {
      expression = Program.Expression(
        operand: .argument(declaration.name), call: expression.call)
    }
    var needs: [Int] = []
    if case .declared(let other)? = expression.operand { needs.append(other) }
    for option in expression.call?.options ?? [] {
      if case .declared(let other) = option.value { needs.append(other) }
    }
    return Program.Declaration(name: declaration.name, expression: expression, needs: needs)
  }

  private func choice(_ selectors: [String], _ variants: [MessageModel.Variant]) -> Choice {
    var indexes = Array(repeating: -1, count: selectors.count * variants.count)
    let ready = selectors.enumerated().map { position, selector in
      var keys: [String] = []
      var known: [String: Int] = [:]
      for (place, variant) in variants.enumerated() {
        guard case .literal(let key) = variant.keys[position] else { continue }
        let index: Int
        if variants.count <= 8 {
          index = keys.firstIndex(of: key) ?? keys.count
        } else {
          index = known[key] ?? keys.count
          known[key] = index
        }
        if index == keys.count { keys.append(key) }
        indexes[place * selectors.count + position] = index
      }
      return Choice.Selector(variable: selector, value: variable(selector), keys: keys)
    }
    return Choice(
      selectors: ready, indexes: indexes, patterns: variants.map { parts($0.pattern) })
  }

  private func parts(_ pattern: [MessageModel.Part]) -> [Program.Part] {
    pattern.map { part in
      switch part {
      case .text(let text): .text(text)
      case .expression(let expression): .expression(self.expression(expression))
      case .markup(let markup):
        .markup(
          Program.Markup(kind: markup.kind, name: markup.name, options: options(markup.options)))
      }
    }
  }

  private func expression(_ expression: MessageModel.Expression) -> Program.Expression {
    Program.Expression(
      operand: expression.operand.map { operand($0) }, call: expression.function.map { call($0) })
  }

  private func call(_ call: MessageModel.Call) -> Program.Call {
    var settings = Program.Settings()
    for option in call.options {
      guard case .literal(let text) = option.value else {
        return Program.Call(name: call.name, options: options(call.options), settings: nil)
      }
      settings.put(option.name, .string(text), origin: .literal)
    }
    return Program.Call(name: call.name, options: [], settings: settings)
  }

  private func options(_ options: [MessageModel.Option]) -> [Program.Option] {
    options.map { Program.Option(name: $0.name, value: operand($0.value)) }
  }

  private func operand(_ operand: MessageModel.Operand) -> Program.Operand {
    switch operand {
    case .literal(let text): .literal(text)
    case .variable(let name): variable(name)
    }
  }

  private func variable(_ name: String) -> Program.Operand {
    let index =
      indexes.isEmpty ? model.declarations.firstIndex { $0.name == name } : indexes[name]
    return index.map { .declared($0) } ?? .argument(name)
  }
}
