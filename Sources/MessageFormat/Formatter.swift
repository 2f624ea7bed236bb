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

  /// What a placeholder or variable stands for.
  struct Value {
    /// What a function made of it; nil when it has no value.
    var output: FunctionOutput?
    /// The function that made it, for errors.
    var function: String?
    /// What is shown when it has no value.
    var source: Source
    /// The direction its options ask for.
    var direction = DirectionRule.natural
    /// What its options say to tell it apart.
    var id: String?
  }

  /// What a placeholder is written as.
  enum Source {
    case variable(String)
    case literal(String)
    case function(String)

    /// The source without braces, as in `$name`.
    var text: String {
      switch self {
      case .variable(let name): return "$" + name
      case .function(let name): return ":" + name
      case .literal(let literal):
        var printer = Printer()
        printer.printQuotedLiteral(literal)
        return printer.text
      }
    }
  }

  mutating func run() {
    for part in pattern() {
      switch part {
      case .text(let stretch): put(.text(stretch), stretch)
      case .expression(let expression): show(expression)
      case .markup(let markup): show(markup)
      }
    }
  }

  mutating func report(_ error: FormattingError) { errors.append(error) }

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
    do throws(FunctionFault) {
      if let selection = value.output?.selection { return try selection(selector.keys) }
    } catch {}
    errors.append(.badSelector(selector.variable))
    return []
  }
}

/// What is shown.
extension Formatter {
  private mutating func put(_ part: @autoclosure () -> FormattedPart, _ shown: String) {
    if parts == nil { text += shown } else { parts?.append(part()) }
  }

  private mutating func show(_ expression: Program.Expression) {
    if isolation == .none, parts == nil, expression.call == nil, showPlainly(expression.operand) {
      return
    }
    let value = value(of: expression)
    do throws(FunctionFault) {
      if let output = value.output { return show(output, value, try output.text()) }
    } catch {
      report(error, function: value.function ?? "", source: value.source)
    }
    let source = value.source.text
    isolate(.natural, nil) { formatter in
      formatter.put(.fallback(source: source), "{" + source + "}")
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
    isolate(value.direction, output.direction) { [locale] formatter in
      formatter.put(
        .value(
          FormattedValue(
            type: output.type, text: shown, pieces: output.pieces?() ?? [],
            direction: value.direction.known(over: output.direction), id: value.id,
            locale: locale)),
        shown)
    }
  }

  private mutating func isolate(
    _ rule: DirectionRule, _ natural: Direction?, _ body: (inout Formatter) -> Void
  ) {
    guard let mark = isolation.mark(rule, natural: natural, in: tag.direction) else {
      return body(&self)
    }
    put(.isolation(mark), mark)
    body(&self)
    put(.isolation(BidiIsolation.end), BidiIsolation.end)
  }

  /// Markup is not shown in text; its options can be wrong all the same.
  private mutating func show(_ markup: Program.Markup) {
    var options: [String: Argument] = [:]
    var id: String?
    for option in markup.options {
      if option.name == "u:dir" {
        errors.append(.badOption(function: markup.name, option: option.name))
        continue
      }
      guard let argument = value(of: option.value).output?.value else { continue }
      if option.name == "u:id" {
        id = argument.text
      } else if option.name != "u:locale" {
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
  private mutating func value(of expression: Program.Expression) -> Value {
    let operand = expression.operand.map { value(of: $0) }
    guard let call = expression.call else { return operand ?? Value(source: .literal("")) }
    let source = operand?.source ?? .function(call.name)
    guard let function = functions[call.name] else {
      errors.append(.unknownFunction(call.name))
      return Value(source: source)
    }
    let settings = settings(of: call)
    for option in settings.wrong {
      errors.append(.badOption(function: call.name, option: option))
    }
    let own = FunctionOptions(entries: settings.entries)
    let input = FunctionInput(
      value: operand?.output?.value,
      isMissing: operand != nil && operand?.output?.value == nil,
      options: operand?.output.map { own.over($0.options) } ?? own, locale: locale, tag: tag)
    do throws(FunctionFault) {
      let output = try function(input)
      for option in output.ignoredOptions {
        errors.append(.badOption(function: call.name, option: option))
      }
      return Value(
        output: output, function: call.name, source: source,
        direction: settings.direction ?? operand?.direction ?? .natural,
        id: settings.id ?? operand?.id)
    } catch {
      report(error, function: call.name, source: source)
      return Value(source: source)
    }
  }

  private mutating func value(of operand: Program.Operand) -> Value {
    switch operand {
    case .declared(let index):
      if resolved[index] == nil { resolve(index) }
      return resolved[index] ?? Value(source: .variable(program.declarations[index].name))
    case .literal(let text):
      return Value(
        output: .unannotated(.string(text), locale: tag), source: .literal(text))
    case .argument(let name):
      guard let argument = arguments[name] else {
        errors.append(.unresolvedVariable(name))
        return Value(source: .variable(name))
      }
      return Value(output: .unannotated(argument, locale: tag), source: .variable(name))
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
      var value = value(of: declaration.expression)
      value.source = .variable(declaration.name)
      resolved[index] = value
      waiting.removeLast()
    }
  }

  private mutating func settings(of call: Program.Call) -> Program.Settings {
    if let settings = call.settings { return settings }
    var settings = Program.Settings()
    for option in call.options {
      guard let argument = value(of: option.value).output?.value else {
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
