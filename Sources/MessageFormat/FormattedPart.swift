/// One part of a message formatted to parts.
public enum FormattedPart: Hashable, Sendable {
  /// Text of the message.
  case text(String)
  /// An invisible mark before or after a placeholder.
  case isolation(String)
  /// The value of a placeholder.
  case value(FormattedValue)
  /// What stands for a placeholder without a value: its source, as in `$name`, without braces.
  case fallback(source: String)
  /// Markup, which has no text.
  case markup(FormattedMarkup)

  /// What the part adds to the text.
  public var text: String {
    switch self {
    case .text(let text), .isolation(let text): text
    case .value(let value): value.text
    case .fallback(let source): "{\(source)}"
    case .markup: ""
    }
  }
}

/// The value of a placeholder, formatted.
public struct FormattedValue: Hashable, Sendable {
  /// The sort of value: `string`, `number`, `currency`, `datetime` or one of a registered function.
  public let type: String
  /// The text.
  public let text: String
  /// The pieces of the text; empty where it has none.
  public let pieces: [FormattedPiece]
  /// The direction that is known or asked for.
  public let direction: Direction?
  /// What the option `u:id` says, for telling placeholders apart.
  public let id: String?
  /// The locale it is written for.
  public let locale: String

  /// Makes a value.
  public init(
    type: String, text: String, pieces: [FormattedPiece] = [], direction: Direction? = nil,
    id: String? = nil, locale: String
  ) {
    self.type = type
    self.text = text
    self.pieces = pieces
    self.direction = direction
    self.id = id
    self.locale = locale
  }
}

/// A piece of a value's text.
public struct FormattedPiece: Hashable, Sendable {
  /// What it is, as in `integer`, `decimal`, `group`, `currency`, `month` or `literal`.
  public let type: String
  /// Its text.
  public let value: String

  /// Makes a piece.
  public init(_ type: String, _ value: String) {
    self.type = type
    self.value = value
  }

  /// A space that does not break.
  static let space = FormattedPiece("literal", "\u{A0}")
}

/// Markup, resolved.
public struct FormattedMarkup: Hashable, Sendable {
  /// Which end of the stretch it marks.
  public let kind: MessageModel.Markup.Kind
  /// What it marks.
  public let name: String
  /// Its options, without those of the namespace `u`.
  public let options: [String: Argument]
  /// What the option `u:id` says.
  public let id: String?

  /// Makes markup.
  public init(
    kind: MessageModel.Markup.Kind, name: String, options: [String: Argument] = [:],
    id: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.options = options
    self.id = id
  }
}
