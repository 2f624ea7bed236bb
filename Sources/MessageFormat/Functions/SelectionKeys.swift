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
    case .numbers: Self.isDigit(key) || Self.isForm(key) || DecimalNumber(literal: key) != nil
    case .words(let words): words.contains(key)
    }
  }

  /// Most numbers among keys are one digit.
  private static func isDigit(_ key: String) -> Bool {
    key.utf8.count == 1 && key.utf8.first.map { $0 &- 48 < 10 } == true
  }

  private static func isForm(_ key: String) -> Bool { PluralCategory(rawValue: key) != nil }
}
