/// One run of formatting: resolves each declaration when it is first used.
struct Formatter {
  let program: Program
  let arguments: [String: Argument]
  let functions: FunctionRegistry
  let locale: String
  let tag: LocaleTag
  let isolation: BidiIsolation
  private(set) var text = ""
  private(set) var errors: [FormattingError] = []
  /// The parts, where they are asked for instead of the text.
  private(set) var parts: [FormattedPart]?
  /// The values of the declarations that were used.
  private var resolved: [Value?]

  init(
    program: Program, arguments: [String: Argument], functions: FunctionRegistry, locale: String,
    isolation: BidiIsolation, toParts: Bool
  ) {
    self.program = program
    self.arguments = arguments
    self.functions = functions
    self.locale = locale
    self.isolation = isolation
    tag = LocaleTag(locale)
    parts = toParts ? [] : nil
    resolved = Array(repeating: nil, count: program.declarations.count)
  }

  mutating func run() {
    for part in pattern() {
      switch part {
      case .text(let stretch):
        if parts == nil { text += stretch } else { parts?.append(.text(stretch)) }
      case .expression(let expression): show(expression)
      case .markup(let markup): show(markup)
      }
    }
  }

  private mutating func pattern() -> [Program.Part] {
    switch program.body {
    case .pattern(let pattern): return pattern
    case .match(let choice):
      var ranks: [[Int]] = []
      ranks.reserveCapacity(choice.selectors.count)
      for (position, selector) in choice.selectors.enumerated() {
        ranks.append(choice.ranks(of: preferences(of: selector), at: position))
      }
      return choice.best(by: ranks)
    }
  }

  /// The keys a selector's value selects, best first.
  private mutating func preferences(of selector: Choice.Selector) -> [String] {
    let value = value(of: selector.value)
    guard let selection = value.output?.selection, let keys = try? selection(selector.keys) else {
      errors.append(.badSelector(selector.variable))
      return []
    }
    for key in selector.strange(to: value.keys) {
      errors.append(.badVariantKey(variable: selector.variable, key: key))
    }
    return keys
  }
}

/// What is shown.
extension Formatter {
  private mutating func show(_ expression: Program.Expression) {
    if isolation == .none, parts == nil, expression.call == nil, showPlainly(expression.operand) {
      return
    }
    let value = value(of: expression, as: nil)
    guard let output = value.output ?? value.argument.map({ .unannotated($0, locale: tag) }) else {
      return showFallback(value)
    }
    do throws(FunctionFault) {
      show(output, value, try output.text())
    } catch {
      report(error, function: value.function ?? "", source: value.source)
      showFallback(value)
    }
  }

  /// Shows what needs no function, no marks and no parts; tells whether it could.
  private mutating func showPlainly(_ operand: Program.Operand?) -> Bool {
    switch operand {
    case .literal(let literal)?: text += literal
    case .argument(let name)?:
      guard let argument = arguments[name], !argument.isNumber else { return false }
      text += argument.text
    case .declared?, nil: return false
    }
    return true
  }

  private mutating func show(_ output: FunctionOutput, _ value: Value, _ shown: String) {
    let mark = isolation.mark(value.direction, natural: output.direction, in: tag.direction)
    guard parts != nil else {
      guard let mark else {
        text += shown
        return
      }
      text += mark + shown + BidiIsolation.end
      return
    }
    isolate(
      .value(
        FormattedValue(
          type: output.type, text: shown, pieces: output.pieces?() ?? [],
          direction: value.direction.known(over: output.direction), id: value.id,
          locale: locale)), mark)
  }

  private mutating func showFallback(_ value: Value) {
    let source = value.source.text
    let mark = isolation.mark(.natural, natural: nil, in: tag.direction)
    guard parts == nil else { return isolate(.fallback(source: source), mark) }
    text += (mark ?? "") + "{" + source + "}" + (mark == nil ? "" : BidiIsolation.end)
  }

  private mutating func isolate(_ part: FormattedPart, _ mark: String?) {
    guard let mark else {
      parts?.append(part)
      return
    }
    parts?.append(.isolation(mark))
    parts?.append(part)
    parts?.append(.isolation(BidiIsolation.end))
  }

  /// Markup is not shown in text; its options can be wrong all the same.
  private mutating func show(_ markup: Program.Markup) {
    var options: [String: Argument] = [:]
    var id: String?
    for option in markup.options {
      let argument = value(of: option.value).argument
      let isUsable = option.name == "u:id" || !option.name.hasPrefix("u:")
      guard let argument, isUsable else {
        errors.append(.badOption(function: markup.name, option: option.name))
        continue
      }
      if option.name == "u:id" {
        id = argument.text
      } else {
        options[option.name] = argument
      }
    }
    parts?.append(
      .markup(FormattedMarkup(kind: markup.kind, name: markup.name, options: options, id: id)))
  }

  private mutating func report(_ fault: FunctionFault, function: String, source: Source) {
    switch fault {
    case .badOperand: errors.append(.badOperand(function: function, source: source.text))
    case .badOption(let option): errors.append(.badOption(function: function, option: option))
    }
  }
}

/// How values come about.
extension Formatter {
  /// The value of an expression, under the name of the variable it is declared as.
  private mutating func value(of expression: Program.Expression, as name: String?) -> Value {
    let operand = expression.operand.map { value(of: $0) }
    let own = name.map { Source.variable($0) }
    guard let call = expression.call else {
      guard let operand else { return Value(nil, source: own ?? .literal("")) }
      return own.map { Value(operand, source: $0) } ?? operand
    }
    let source = operand?.source ?? .function(call.name)
    guard let entry = functions.entry(call.name) else {
      errors.append(.unknownFunction(call.name))
      return Value(nil, source: own ?? source)
    }
    let settings = settings(of: call)
    for option in settings.wrong {
      errors.append(.badOption(function: call.name, option: option))
    }
    let options = FunctionOptions(entries: settings.entries)
    let input = FunctionInput(
      value: operand?.argument, isMissing: operand != nil && operand?.argument == nil,
      options: operand?.output.map { options.over($0.options) } ?? options, locale: locale,
      tag: tag)
    do throws(FunctionFault) {
      var output = try entry.function(input)
      for option in output.ignoredOptions + output.options.trim() {
        errors.append(.badOption(function: call.name, option: option))
      }
      return Value(
        output, by: call.name, keys: entry.keys, source: own ?? source,
        direction: settings.direction ?? operand?.direction ?? .natural,
        id: settings.id ?? operand?.id)
    } catch {
      report(error, function: call.name, source: source)
      return Value(nil, source: own ?? source)
    }
  }

  private mutating func value(of operand: Program.Operand) -> Value {
    switch operand {
    case .declared(let index):
      if let value = resolved[index] { return value }
      resolve(index)
      return resolved[index]
        ?? Value(nil, source: .variable(program.declarations[index].name))
    case .literal(let text): return Value(.string(text), source: .literal(text))
    case .argument(let name):
      let argument = arguments[name]
      if argument == nil { errors.append(.unresolvedVariable(name)) }
      return Value(argument, source: .variable(name))
    }
  }

  /// Gives a declaration its value, after those it needs: a chain of any length needs no stack.
  private mutating func resolve(_ index: Int) {
    var waiting = [(index: index, done: 0)]
    while let (index, done) = waiting.last {
      let declaration = program.declarations[index]
      if done < declaration.needs.count {
        waiting[waiting.count - 1].done += 1
        let other = declaration.needs[done]
        if resolved[other] == nil { waiting.append((other, 0)) }
        continue
      }
      resolved[index] = value(of: declaration.expression, as: declaration.name)
      waiting.removeLast()
    }
  }

  private mutating func settings(of call: Program.Call) -> Program.Settings {
    if let settings = call.settings { return settings }
    var settings = Program.Settings()
    for option in call.options {
      guard let argument = value(of: option.value).argument else {
        settings.wrong.append(option.name)
        continue
      }
      let isLiteral = if case .literal = option.value { true } else { false }
      settings.put(option.name, argument, origin: isLiteral ? .literal : .variable)
    }
    return settings
  }
}

extension DirectionRule {
  /// The direction that is asked for, or else the value's own.
  fileprivate func known(over natural: Direction?) -> Direction? {
    switch self {
    case .natural: natural
    case .automatic: nil
    case .fixed(let direction): direction
    }
  }
}
