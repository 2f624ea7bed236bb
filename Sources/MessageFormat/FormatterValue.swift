extension Formatter {
  /// What a placeholder or variable stands for; shared wherever the variable is used.
  final class Value {
    /// What a function made of it; nil for an argument or literal as it is.
    let output: FunctionOutput?
    /// What a function takes it as; nil when it has no value.
    let argument: Argument?
    /// The function that made it, for errors.
    let function: String?
    /// The keys that the values of that function can select.
    let keys: SelectionKeys
    /// What is shown when it has no value.
    let source: Source
    /// The direction its options ask for.
    let direction: DirectionRule
    /// What its options say to tell it apart.
    let id: String?

    /// A value as it is given, or none.
    init(_ argument: Argument?, source: Source) {
      output = nil
      self.argument = argument
      function = nil
      keys = .none
      self.source = source
      direction = .natural
      id = nil
    }

    /// What a function made.
    init(
      _ output: FunctionOutput, by function: String, keys: SelectionKeys, source: Source,
      direction: DirectionRule, id: String?
    ) {
      self.output = output
      argument = output.value
      self.function = function
      self.keys = keys
      self.source = source
      self.direction = direction
      self.id = id
    }

    /// Another variable's value under a name of its own.
    init(_ other: Value, source: Source) {
      output = other.output
      argument = other.argument
      function = other.function
      keys = other.keys
      self.source = source
      direction = other.direction
      id = other.id
    }
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
}
