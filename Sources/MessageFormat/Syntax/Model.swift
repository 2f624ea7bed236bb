/// A parsed message: declarations, then one pattern or a choice among several.
struct Model: Hashable, Sendable {
  let declarations: [Declaration]
  let body: Body
}

/// What a message shows.
enum Body: Hashable, Sendable {
  /// One pattern.
  case pattern(Pattern)
  /// The best of several variants by the values of some variables.
  case match([Selector], [Variant])
}

/// A `.input` or `.local` statement.
struct Declaration: Hashable, Sendable {
  /// What a declaration takes its value from.
  enum Origin: Hashable, Sendable {
    /// The argument of the same name.
    case input
    /// An expression of its own.
    case local
  }

  let origin: Origin
  let name: String
  let expression: Expression
  let offset: Int
}

/// A variable of `.match`.
struct Selector: Hashable, Sendable {
  let variable: String
  let offset: Int
}

/// A pattern with the keys it stands for.
struct Variant: Hashable, Sendable {
  let keys: [Key]
  let pattern: Pattern
  let offset: Int
}

/// What a variant asks of one selector.
enum Key: Hashable, Sendable {
  /// `*`: any value.
  case any
  /// A value that selects this literal.
  case literal(String)
}

/// Text with placeholders.
typealias Pattern = [Part]

/// One stretch of a pattern.
enum Part: Hashable, Sendable {
  case text(String)
  case expression(Expression)
  case markup(Markup)
}

/// A placeholder that becomes text; at least one of operand and function is there.
struct Expression: Hashable, Sendable {
  let operand: Operand?
  let function: FunctionCall?
}

/// A value that is written down or looked up.
enum Operand: Hashable, Sendable {
  case literal(String)
  case variable(String)
}

/// `:name option=value`.
struct FunctionCall: Hashable, Sendable {
  let name: String
  let options: [Option]
}

/// One `name=value` of a function or of markup.
struct Option: Hashable, Sendable {
  let name: String
  let value: Operand
  let offset: Int
}

/// A placeholder that marks a stretch of text and becomes nothing in plain text.
struct Markup: Hashable, Sendable {
  /// Which end of the stretch it marks.
  enum Kind: Hashable, Sendable {
    case open, close, standalone
  }

  let kind: Kind
  let name: String
  let options: [Option]
}
