/// Why a text is not a message, with its place.
///
/// The description is the sentence, then the source line and a caret:
///
/// ```
/// 1:12: the placeholder does not end; add }
/// Hello {$name
///             ^
/// ```
public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sorts of faults, by the names of the standard.
  public enum Kind: String, CaseIterable, Sendable {
    /// The text breaks the grammar.
    case syntax
    /// A variant has more or fewer keys than there are selectors.
    case variantKeyMismatch = "variant-key-mismatch"
    /// No variant has `*` for all its keys.
    case missingFallbackVariant = "missing-fallback-variant"
    /// A selector's variable is not declared with a function.
    case missingSelectorAnnotation = "missing-selector-annotation"
    /// A variable is declared after it was declared or used in a declaration.
    case duplicateDeclaration = "duplicate-declaration"
    /// An option is given twice.
    case duplicateOptionName = "duplicate-option-name"
    /// Two variants have the same keys.
    case duplicateVariant = "duplicate-variant"
  }

  /// The sort of fault.
  public let kind: Kind
  /// The line, counted from 1.
  public let line: Int
  /// The column in Unicode scalars, counted from 1.
  public let column: Int
  /// What is wrong with the text.
  public let problem: String
  /// What its writer can do.
  public let remedy: String
  /// The source line.
  public let excerpt: String

  public var description: String {
    let margin = String(repeating: " ", count: column - 1)
    return "\(line):\(column): \(problem); \(remedy)\n\(excerpt)\n\(margin)^"
  }

  /// An error at an offset in the scalars of a message.
  init(
    _ kind: Kind, at offset: Int, in scalars: [Unicode.Scalar], _ problem: String, remedy: String
  ) {
    let before = scalars[..<min(offset, scalars.count)]
    let start = (before.lastIndex(of: "\n") ?? -1) + 1
    let text = scalars[start...].prefix { $0 != "\n" }
    self.kind = kind
    self.line = before.count { $0 == "\n" } + 1
    self.column = before.count - start + 1
    self.problem = problem
    self.remedy = remedy
    self.excerpt = String(String.UnicodeScalarView(text))
  }
}
