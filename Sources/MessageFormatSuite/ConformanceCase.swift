import MessageFormat

/// One case of the Unicode MessageFormat 2 test suite, decoded from a line of `cases.jsonl`.
///
/// The cases themselves are outside the package; a host reads and decodes them.
public struct ConformanceCase: Sendable, CustomStringConvertible {
  /// What is expected of a message.
  public enum Stage: String, CaseIterable, Sendable, Decodable {
    /// It is refused for its grammar.
    case parse = "parse-error"
    /// It is refused for its model.
    case validate = "validate-error"
    /// It is formatted.
    case format

    /// How many of the suite's 461 cases are of this stage.
    public var count: Int {
      switch self {
      case .parse: 136
      case .validate: 25
      case .format: 300
      }
    }
  }

  /// The file it comes from and its number there, as in `syntax#12`.
  public let id: String
  /// What is expected.
  public let stage: Stage
  /// The message.
  public let source: String
  /// The options of the standard it is about that an implementation may leave out.
  public let tags: [String]

  let locale: String
  let isolation: BidiIsolation
  let arguments: [String: Argument]
  let text: String?
  let parts: [ExpectedPart]?
  let errors: [String]

  /// The case's id.
  public var description: String { id }

  /// What is wrong with how the message is treated; nil when all is as expected.
  public var failure: String? {
    let template: Template
    do throws(SyntaxError) {
      template = try Template(parsing: source)
    } catch {
      return failure(of: error)
    }
    guard stage == .format else { return "it was accepted" }
    return failure(of: template) ?? failureOfPrint(template)
  }

  private func failure(of error: SyntaxError) -> String? {
    switch stage {
    case .parse: error.kind == .syntax ? nil : "\(error.kind) instead of a syntax error"
    case .validate: [error.kind.rawValue] == errors ? nil : "\(error.kind) instead of \(errors)"
    case .format: "it was refused: \(error)"
    }
  }

  private func failure(of template: Template) -> String? {
    let formatted = template.format(
      arguments, functions: .withTestFunctions, locale: locale, isolation: isolation)
    if let text, Array(text.unicodeScalars) != Array(formatted.text.unicodeScalars) {
      return "\(formatted.text.debugDescription) instead of \(text.debugDescription)"
    }
    let names = formatted.errors.map(\.standardName)
    if names != errors { return "errors \(names) instead of \(errors)" }
    if formatted.text.isEmpty, text == nil { return "no text" }
    let split = template.formatToParts(
      arguments, functions: .withTestFunctions, locale: locale, isolation: isolation)
    if split.errors != formatted.errors { return "other errors in parts: \(split.errors)" }
    let joined = split.parts.map(\.text).joined()
    if joined != formatted.text { return "the parts are \(joined.debugDescription)" }
    return failure(of: split.parts)
  }

  private func failure(of parts: [FormattedPart]) -> String? {
    guard let expected = self.parts else { return nil }
    guard parts.count == expected.count else { return "\(parts.count) parts: \(parts)" }
    for (part, expected) in zip(parts, expected) {
      if let failure = expected.failure(of: part) { return failure }
    }
    return nil
  }

  /// A printed message has to read back as the same model.
  private func failureOfPrint(_ template: Template) -> String? {
    let printed = template.model.description
    do throws(SyntaxError) {
      let again = try MessageModel(parsing: printed)
      return again == template.model && again.description == printed
        ? nil : "printed as \(printed.debugDescription)"
    } catch {
      return "printed as \(printed.debugDescription): \(error)"
    }
  }
}

extension ConformanceCase: Decodable {
  private enum Key: CodingKey {
    case id, locale, src, bidi, params, exp, parts, errors, tags, stage
  }

  /// Reads a case.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    id = try fields.decode(String.self, forKey: .id)
    stage = try fields.decode(Stage.self, forKey: .stage)
    source = try fields.decode(String.self, forKey: .src)
    tags = try fields.decodeIfPresent([String].self, forKey: .tags) ?? []
    locale = try fields.decode(String.self, forKey: .locale)
    isolation = try fields.decode(String.self, forKey: .bidi) == "none" ? .none : .marks
    let parameters = try fields.decodeIfPresent([Parameter].self, forKey: .params) ?? []
    arguments = Dictionary(
      parameters.map { ($0.name, $0.argument) }, uniquingKeysWith: { first, _ in first })
    text = try fields.decodeIfPresent(String.self, forKey: .exp)
    parts = try fields.decodeIfPresent([ExpectedPart].self, forKey: .parts)
    errors = try fields.decode([String].self, forKey: .errors)
  }

  private struct Parameter: Decodable {
    let name: String
    let argument: Argument

    private enum Key: CodingKey {
      case name, value
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      name = try fields.decode(String.self, forKey: .name)
      if let flag = try? fields.decode(Bool.self, forKey: .value) {
        argument = .bool(flag)
      } else if let number = try? fields.decode(Int.self, forKey: .value) {
        argument = .integer(number)
      } else if let number = try? fields.decode(Double.self, forKey: .value) {
        argument = .number(number)
      } else {
        argument = .string(try fields.decode(String.self, forKey: .value))
      }
    }
  }
}
