/// The keys that the values of a function can select.
public enum SelectionKeys: Hashable, Sendable {
  /// None: its values select nothing.
  case none
  /// Any literal.
  case any
  /// Numbers, and the plural forms `zero`, `one`, `two`, `few`, `many` and `other`.
  case numbers
  /// These words.
  case words(Set<String>)

  /// Whether a key is one of them, though maybe not of this language or call.
  func contains(_ key: String) -> Bool {
    switch self {
    case .none: false
    case .any: true
    case .numbers: PluralCategory(rawValue: key) != nil || DecimalNumber(literal: key) != nil
    case .words(let words): words.contains(key)
    }
  }
}
