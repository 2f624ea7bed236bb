/// The data model of a message: declarations, then one pattern or a choice among several.
///
/// A model is read from text, or built by hand and printed; `description` is its canonical text,
/// which reads back as the same model.
///
/// ```swift
/// let model = MessageModel(body: .pattern([.text("Hello "), .expression(.variable("name"))]))
/// print(model)  // Hello {$name}
/// ```
public struct MessageModel: Hashable, Sendable {
  /// The `.input` and `.local` statements in their order.
  public var declarations: [Declaration]
  /// What the message shows.
  public var body: Body

  /// Makes a model; nothing is checked before it is made a `Template`.
  public init(declarations: [Declaration] = [], body: Body) {
    self.declarations = declarations
    self.body = body
  }

  /// Reads and checks a message, or throws its first fault with the place.
  public init(parsing source: String) throws(SyntaxError) {
    self = try Parser.model(of: source)
  }

  /// The model with texts in a row made one, as a parser reads them.
  var joined: MessageModel {
    var model = self
    switch body {
    case .pattern(let pattern): model.body = .pattern(Self.joined(pattern))
    case .match(let selectors, let variants):
      model.body = .match(
        selectors: selectors,
        variants: variants.map { Variant(keys: $0.keys, pattern: Self.joined($0.pattern)) })
    }
    return model
  }

  private static func joined(_ pattern: [Part]) -> [Part] {
    pattern.reduce(into: []) { parts, part in
      guard case .text(let text) = part else { return parts.append(part) }
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        parts.append(part)
      }
    }
  }

  /// What a message shows.
  public enum Body: Hashable, Sendable {
    /// One pattern.
    case pattern([Part])
    /// The best of several variants by the values of some variables.
    case match(selectors: [String], variants: [Variant])
  }

  /// A `.input` or `.local` statement.
  public struct Declaration: Hashable, Sendable {
    /// What a declaration takes its value from.
    public enum Origin: Hashable, Sendable {
      /// The argument of the same name.
      case input
      /// An expression of its own.
      case local
    }

    /// What it takes its value from.
    public var origin: Origin
    /// The variable it declares, without `$`.
    public var name: String
    /// What the variable stands for; for `.input` its operand is the variable itself.
    public var expression: Expression

    /// Makes a declaration.
    public init(_ origin: Origin, _ name: String, _ expression: Expression) {
      self.origin = origin
      self.name = name
      self.expression = expression
    }
  }

  /// A pattern with the keys it stands for.
  public struct Variant: Hashable, Sendable {
    /// One key for each selector.
    public var keys: [Key]
    /// What is shown where the keys fit.
    public var pattern: [Part]

    /// Makes a variant.
    public init(keys: [Key], pattern: [Part]) {
      self.keys = keys
      self.pattern = pattern
    }
  }

  /// What a variant asks of one selector.
  public enum Key: Hashable, Sendable {
    /// `*`: any value.
    case any
    /// A value that selects this literal.
    case literal(String)
  }

  /// One stretch of a pattern.
  public enum Part: Hashable, Sendable {
    /// Text that is shown as it is.
    case text(String)
    /// A placeholder that becomes text.
    case expression(Expression)
    /// A placeholder that marks a stretch of the text.
    case markup(Markup)
  }
}
