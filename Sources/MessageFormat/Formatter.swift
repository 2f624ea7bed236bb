/// One run of formatting: resolves each declaration when it is first used.
struct Formatter {
  let model: Model
  let arguments: [String: Argument]
  let functions: FunctionRegistry
  let locale: String
  let isolation: BidiIsolation
  private var errors: [FormattingError] = []
  private var resolved: [String: Value] = [:]
  /// The declarations being resolved, so that no chain of them can run in a circle.
  private var pending: Set<String> = []

  init(
    model: Model, arguments: [String: Argument], functions: FunctionRegistry, locale: String,
    isolation: BidiIsolation
  ) {
    self.model = model
    self.arguments = arguments
    self.functions = functions
    self.locale = locale
    self.isolation = isolation
  }

  /// What a placeholder or variable stands for.
  struct Value {
    /// What a function made of it; nil when it has no value.
    var output: FunctionOutput?
    /// The function that made it, for errors.
    var function: String?
    /// Its source without braces, shown when it has no value.
    var source: String
    /// The direction its options ask for.
    var direction = DirectionRule.natural
  }

  mutating func format() -> Formatted {
    let message = Direction(locale: locale)
    var text = ""
    for part in pattern() {
      switch part {
      case .text(let stretch): text += stretch
      case .expression(let expression): text += show(value(of: expression), in: message)
      case .markup(let markup): check(markup)
      }
    }
    return Formatted(text: text, errors: errors)
  }

  private mutating func pattern() -> Pattern {
    switch model.body {
    case .pattern(let pattern): return pattern
    case .match(let selectors, let variants):
      var choice = Choice(variants: variants)
      for (position, selector) in selectors.enumerated() {
        choice.order(preferences(of: selector, for: choice.keys(at: position)), at: position)
      }
      return choice.best
    }
  }

  /// The keys a selector's value selects, best first.
  private mutating func preferences(of selector: Selector, for keys: [String]) -> [String] {
    let value = value(ofVariable: selector.variable)
    do throws(FunctionFault) {
      if let selection = value.output?.selection { return try selection(keys) }
    } catch {}
    errors.append(.badSelector(selector.variable))
    return []
  }

  private mutating func show(_ value: Value, in message: Direction) -> String {
    do throws(FunctionFault) {
      if let output = value.output {
        return isolation.isolate(
          try output.text(), rule: value.direction, natural: output.direction, in: message)
      }
    } catch {
      report(error, function: value.function ?? "", source: value.source)
    }
    return isolation.isolate("{\(value.source)}", rule: .natural, natural: nil, in: message)
  }

  /// Markup is not shown; only its options can be wrong.
  private mutating func check(_ markup: Markup) {
    for option in markup.options {
      if option.name == "u:dir" {
        errors.append(.badOption(function: markup.name, option: option.name))
      } else if case .variable(let name) = option.value {
        _ = value(ofVariable: name)
      }
    }
  }

  mutating func report(_ fault: FunctionFault, function: String, source: String) {
    switch fault {
    case .badOperand: errors.append(.badOperand(function: function, source: source))
    case .badOption(let option): errors.append(.badOption(function: function, option: option))
    }
  }
}

/// How values come about.
extension Formatter {
  private mutating func value(of expression: Expression) -> Value {
    let operand = expression.operand.map { value(of: $0) }
    guard let call = expression.function else {
      return operand ?? Value(source: "")
    }
    let source = operand?.source ?? ":\(call.name)"
    guard let function = functions[call.name] else {
      errors.append(.unknownFunction(call.name))
      return Value(source: source)
    }
    var direction = operand?.direction ?? .natural
    let options = options(of: call, direction: &direction)
    let inherited = operand?.output?.options ?? .none
    let input = FunctionInput(
      value: operand?.output?.value,
      isMissing: operand != nil && operand?.output?.value == nil,
      options: options.over(inherited), locale: locale)
    do throws(FunctionFault) {
      let output = try function(input)
      for option in output.ignoredOptions {
        errors.append(.badOption(function: call.name, option: option))
      }
      return Value(output: output, function: call.name, source: source, direction: direction)
    } catch {
      report(error, function: call.name, source: source)
      return Value(source: source)
    }
  }

  private mutating func value(of operand: Operand) -> Value {
    switch operand {
    case .variable(let name):
      return value(ofVariable: name)
    case .literal(let text):
      let escaped = text.unicodeScalars.reduce(into: "") { result, scalar in
        if scalar == "|" || scalar == "\\" { result.unicodeScalars.append("\\") }
        result.unicodeScalars.append(scalar)
      }
      return Value(output: .unannotated(.string(text), locale: locale), source: "|\(escaped)|")
    }
  }

  mutating func value(ofVariable name: String) -> Value {
    if let value = resolved[name] { return value }
    guard let declaration = model.declarations.first(where: { $0.name == name }),
      pending.insert(name).inserted
    else { return argument(name) }
    var value = value(of: declaration.expression)
    value.source = "$\(name)"
    resolved[name] = value
    pending.remove(name)
    return value
  }

  private mutating func argument(_ name: String) -> Value {
    guard let argument = arguments[name] else {
      errors.append(.unresolvedVariable(name))
      return Value(source: "$\(name)")
    }
    return Value(output: .unannotated(argument, locale: locale), source: "$\(name)")
  }

  /// The options of a call; those in the namespace `u`, which belong to every function, are
  /// taken out.
  private mutating func options(
    of call: FunctionCall, direction: inout DirectionRule
  ) -> FunctionOptions {
    var entries: [String: FunctionOptions.Entry] = [:]
    for option in call.options {
      let value = value(of: option.value)
      guard let argument = value.output?.value else {
        errors.append(.badOption(function: call.name, option: option.name))
        continue
      }
      switch (option.name, argument.text) {
      case ("u:dir", "ltr"): direction = .fixed(.leftToRight)
      case ("u:dir", "rtl"): direction = .fixed(.rightToLeft)
      case ("u:dir", "auto"): direction = .automatic
      case ("u:dir", "inherit"): direction = .natural
      case ("u:dir", _): errors.append(.badOption(function: call.name, option: option.name))
      case ("u:id", _), ("u:locale", _): break
      default:
        let isLiteral = if case .literal = option.value { true } else { false }
        entries[option.name] = .init(value: argument, origin: isLiteral ? .literal : .variable)
      }
    }
    return FunctionOptions(entries: entries)
  }
}

extension FunctionOutput {
  /// A value without a function: a number is shown as the locale writes it; nothing selects.
  static func unannotated(_ argument: Argument, locale: String) -> FunctionOutput {
    switch argument {
    case .integer, .number:
      guard let number = argument.decimal else {
        return FunctionOutput(value: argument, text: { argument.text })
      }
      return FunctionOutput(
        value: argument, direction: Direction(locale: locale),
        text: { NumberStyle().text(of: number, locale: locale) })
    case .string, .bool, .date, .time, .list:
      return FunctionOutput(value: argument, text: { argument.text })
    }
  }
}
