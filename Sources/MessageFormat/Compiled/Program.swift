/// A message made ready to format: variables are looked up once, literal options read once.
final class Program: Sendable {
  /// What a placeholder's value comes from.
  enum Operand: Sendable {
    case literal(String)
    /// The argument of a name.
    case argument(String)
    /// The declaration at an index.
    case declared(Int)
  }

  /// A placeholder that becomes text.
  struct Expression: Sendable {
    let operand: Operand?
    let call: Call?
  }

  /// A function with its options.
  struct Call: Sendable {
    let name: String
    /// The options in their order, where one of them is a variable.
    let options: [Option]
    /// What the options come to, where all are literals.
    let settings: Settings?
  }

  /// One option.
  struct Option: Sendable {
    let name: String
    let value: Operand
  }

  /// What the options of a call come to.
  struct Settings: Sendable {
    var entries: [FunctionOptions.Entry] = []
    var direction: DirectionRule?
    var id: String?
    /// The options that cannot be used as they are.
    var wrong: [String] = []

    /// Takes an option; those in the namespace `u` belong to every function.
    mutating func put(_ name: String, _ value: Argument, origin: FunctionOptions.Origin) {
      switch (name, value.text) {
      case ("u:dir", "ltr"): direction = .fixed(.leftToRight)
      case ("u:dir", "rtl"): direction = .fixed(.rightToLeft)
      case ("u:dir", "auto"): direction = .automatic
      case ("u:dir", "inherit"): direction = .natural
      case ("u:dir", _): wrong.append(name)
      case ("u:id", let text): id = text
      case _ where name.hasPrefix("u:"): wrong.append(name)
      default: entries.append(FunctionOptions.Entry(name: name, value: value, origin: origin))
      }
    }
  }

  /// Markup.
  struct Markup: Sendable {
    let kind: MessageModel.Markup.Kind
    let name: String
    let options: [Option]
  }

  /// One stretch of a pattern.
  enum Part: Sendable {
    case text(String)
    case expression(Expression)
    case markup(Markup)
  }

  /// A declared variable.
  struct Declaration: Sendable {
    let name: String
    let expression: Expression
    /// The declarations before it that it uses.
    let needs: [Int]
  }

  /// What the message shows.
  enum Body: Sendable {
    case pattern([Part])
    case match(Choice)
  }

  let declarations: [Declaration]
  let body: Body

  init(declarations: [Declaration], body: Body) {
    self.declarations = declarations
    self.body = body
  }
}
