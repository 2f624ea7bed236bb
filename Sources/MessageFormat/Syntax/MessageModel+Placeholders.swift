extension MessageModel {
  /// A placeholder that becomes text; at least one of operand and function is there.
  public struct Expression: Hashable, Sendable {
    /// The value shown, or handed to the function.
    public var operand: Operand?
    /// The function that makes the text.
    public var function: Call?
    /// Notes for tools and translators, without effect on the text.
    public var attributes: [Attribute]

    /// Makes an expression.
    public init(operand: Operand?, function: Call? = nil, attributes: [Attribute] = []) {
      self.operand = operand
      self.function = function
      self.attributes = attributes
    }

    /// `{$name}`.
    public static func variable(_ name: String) -> Expression {
      Expression(operand: .variable(name))
    }
  }

  /// A value that is written down or looked up.
  public enum Operand: Hashable, Sendable {
    /// Text written in the message.
    case literal(String)
    /// A variable's name, without `$`.
    case variable(String)
  }

  /// `:name option=value`.
  public struct Call: Hashable, Sendable {
    /// The function's name, with its namespace, without the colon before it.
    public var name: String
    /// The options in their order.
    public var options: [Option]

    /// Makes a call.
    public init(_ name: String, options: [Option] = []) {
      self.name = name
      self.options = options
    }
  }

  /// One `name=value` of a function or of markup.
  public struct Option: Hashable, Sendable {
    /// The option's name, with its namespace.
    public var name: String
    /// Its value.
    public var value: Operand

    /// Makes an option.
    public init(_ name: String, _ value: Operand) {
      self.name = name
      self.value = value
    }
  }

  /// One `@name=value`.
  public struct Attribute: Hashable, Sendable {
    /// The attribute's name, with its namespace.
    public var name: String
    /// Its value, where it has one.
    public var value: String?

    /// Makes an attribute.
    public init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// A placeholder that marks a stretch of text and becomes nothing in plain text.
  public struct Markup: Hashable, Sendable {
    /// Which end of the stretch it marks.
    public enum Kind: String, Hashable, Sendable {
      /// `{#name}`.
      case open
      /// `{/name}`.
      case close
      /// `{#name /}`.
      case standalone
    }

    /// Which end of the stretch it marks.
    public var kind: Kind
    /// What it marks, as in `link`.
    public var name: String
    /// The options in their order.
    public var options: [Option]
    /// Notes for tools and translators.
    public var attributes: [Attribute]

    /// Makes markup.
    public init(
      _ kind: Kind, _ name: String, options: [Option] = [], attributes: [Attribute] = []
    ) {
      self.kind = kind
      self.name = name
      self.options = options
      self.attributes = attributes
    }
  }
}
