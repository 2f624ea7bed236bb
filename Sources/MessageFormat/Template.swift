/// A message of the MessageFormat 2 standard, parsed, checked and made ready to format.
///
/// It holds text with placeholders, `Around {$day :date}.`, or declarations and variants:
///
/// ```
/// .input {$days :integer}
/// .match $days
/// 0 {{Today.}}
/// one {{In {$days} day.}}
/// * {{In {$days} days.}}
/// ```
///
/// The functions of the standard are built in; others are registered. Formatting never fails: what
/// cannot be shown is replaced by its source in braces, as in `{$day}`, and reported beside the
/// text.
public struct Template: Sendable {
  /// The text it was parsed from.
  public let source: String
  private let program: Program

  /// Parses a message, or throws its first fault with the place.
  public init(parsing source: String) throws(SyntaxError) {
    program = Compiler(try Parser.model(of: source)).program()
    self.source = source
  }

  /// Checks a model that was built by hand, through its canonical text: one that has a name or a
  /// part that reads as something else is refused.
  public init(_ model: MessageModel) throws(SyntaxError) {
    var text = model.description
    let (read, _) = try Parser.read(text, notesAll: false)
    guard read == model.joined else {
      throw text.withUTF8 { bytes in
        SyntaxError(
          .syntax, at: 0, in: bytes, "the model has a name or part that reads as another",
          remedy: "give variables, functions, options and markup names of letters")
      }
    }
    program = Compiler(read).program()
    source = text
  }

  /// The data model, read anew from the text.
  public var model: MessageModel {
    (try? MessageModel(parsing: source)) ?? MessageModel(body: .pattern([]))
  }

  /// The text for some arguments, with what went wrong.
  ///
  /// A number without a function is shown as `:number` shows it.
  public func format(
    _ arguments: [String: Argument] = [:], functions: FunctionRegistry = .standard,
    locale: String = "en", isolation: BidiIsolation = .none
  ) -> Formatted {
    var formatter = Formatter(
      program: program, arguments: arguments, functions: functions, locale: locale,
      isolation: isolation, toParts: false)
    formatter.run()
    return Formatted(text: formatter.text, errors: formatter.errors)
  }

  /// The parts for some arguments, with what went wrong; their texts joined are what `format`
  /// gives.
  public func formatToParts(
    _ arguments: [String: Argument] = [:], functions: FunctionRegistry = .standard,
    locale: String = "en", isolation: BidiIsolation = .none
  ) -> FormattedParts {
    var formatter = Formatter(
      program: program, arguments: arguments, functions: functions, locale: locale,
      isolation: isolation, toParts: true)
    formatter.run()
    return FormattedParts(parts: formatter.parts ?? [], errors: formatter.errors)
  }
}

extension Template: Hashable {
  /// Templates are equal when their texts are.
  public static func == (left: Template, right: Template) -> Bool { left.source == right.source }

  /// Feeds the text to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// What formatting gives.
public struct Formatted: Hashable, Sendable {
  /// The text, with fallbacks where something went wrong.
  public let text: String
  /// What went wrong, in the order it was met; empty when nothing did.
  public let errors: [FormattingError]
}

/// What formatting to parts gives.
public struct FormattedParts: Hashable, Sendable {
  /// The parts in their order.
  public let parts: [FormattedPart]
  /// What went wrong, in the order it was met; empty when nothing did.
  public let errors: [FormattingError]
}

extension Template {
  /// The variables it takes from its arguments.
  public var variables: Set<String> { model.variables }

  /// The functions it calls.
  public var functions: Set<String> { model.functions }
}
