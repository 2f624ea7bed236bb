/// Why a text is not a message, with its place.
///
/// The description is the sentence, then the source line and a caret:
///
/// ```
/// 1:13: the placeholder does not end; add }
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
  /// The source line; of a long one what stands around the fault, cut with `…`.
  public let excerpt: String
  /// How many characters of the excerpt stand before the fault.
  private let caret: Int

  /// The most characters an excerpt has on each side of the fault.
  private static let margin = 80

  /// The sentence with its place, then the excerpt and a caret under the fault.
  public var description: String {
    let margin = String(repeating: " ", count: caret)
    return "\(line):\(column): \(problem); \(remedy)\n\(excerpt)\n\(margin)^"
  }

  /// An error at an offset in the UTF-8 bytes of a message.
  init(
    _ kind: Kind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ problem: String,
    remedy: String
  ) {
    let offset = min(offset, bytes.count)
    let start = (bytes[..<offset].lastIndex(of: Ascii.newline) ?? -1) + 1
    let end = bytes[offset...].firstIndex(of: Ascii.newline) ?? bytes.count
    let before = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars
    let after = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars
    self.kind = kind
    self.line = bytes[..<start].count { $0 == Ascii.newline } + 1
    self.column = before.count + 1
    self.problem = problem
    self.remedy = remedy
    let margin = Self.margin
    let left = before.count <= margin ? String(before) : "…" + String(before.suffix(margin))
    let right = after.count <= margin ? String(after) : String(after.prefix(margin)) + "…"
    self.caret = min(before.count, margin + 1)
    self.excerpt = left + right
  }
}
