/// A message of the MessageFormat 2 standard, parsed and checked.
///
/// It holds text with placeholders, `Around {$day :bloom:day}.`, or declarations and variants:
///
/// ```
/// .input {$days :integer}
/// .match $days
/// 0 {{Today.}}
/// one {{In {$days} day.}}
/// * {{In {$days} days.}}
/// ```
///
/// The functions `:number`, `:integer`, `:percent`, `:offset` and `:string` are built in; others
/// are registered. Formatting never fails: what cannot be shown is replaced by its source in
/// braces, as in `{$day}`, and reported beside the text.
public struct Template: Hashable, Sendable {
  /// The text it was parsed from.
  public let source: String
  let model: Model

  /// Parses a message, or throws its first fault with the place.
  public init(parsing source: String) throws(SyntaxError) {
    var parser = Parser(source)
    let model = try parser.message()
    try Validation(model: model, scalars: parser.scalars).check()
    self.source = source
    self.model = model
  }

  /// The variables it takes from its arguments.
  public var variables: Set<String> {
    var used: Set<String> = []
    var local: Set<String> = []
    for declaration in model.declarations {
      used.formUnion(Self.variables(of: declaration.expression).subtracting(local))
      if declaration.origin == .local { local.insert(declaration.name) }
    }
    for part in patterns.joined() {
      switch part {
      case .text: break
      case .expression(let expression): used.formUnion(Self.variables(of: expression))
      case .markup(let markup): used.formUnion(Validation.variables(of: markup.options))
      }
    }
    return used.subtracting(local)
  }

  /// The functions it calls.
  public var functions: Set<String> {
    var names = Set(model.declarations.compactMap { $0.expression.function?.name })
    for case .expression(let expression) in patterns.joined() {
      if let name = expression.function?.name { names.insert(name) }
    }
    return names
  }

  /// The text for some arguments, with what went wrong.
  ///
  /// A number without a function is shown as `:number` shows it.
  public func format(
    _ arguments: [String: Argument] = [:], functions: FunctionRegistry = .standard,
    locale: String = "en", isolation: BidiIsolation = .none
  ) -> Formatted {
    var formatter = Formatter(
      model: model, arguments: arguments, functions: functions, locale: locale,
      isolation: isolation)
    return formatter.format()
  }

  private var patterns: [Pattern] {
    switch model.body {
    case .pattern(let pattern): [pattern]
    case .match(_, let variants): variants.map(\.pattern)
    }
  }

  private static func variables(of expression: Expression) -> Set<String> {
    var names = Set(Validation.variables(of: expression.function?.options ?? []))
    if case .variable(let name)? = expression.operand { names.insert(name) }
    return names
  }
}

/// What formatting gives.
public struct Formatted: Hashable, Sendable {
  /// The text, with fallbacks where something went wrong.
  public let text: String
  /// What went wrong, in the order it was met; empty when nothing did.
  public let errors: [FormattingError]
}
