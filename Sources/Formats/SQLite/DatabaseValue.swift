/// A value of a database.
enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  /// Bytes without a meaning, of which nothing is kept.
  case blob

  /// The whole number; nil for any other value.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number; nil for any other value.
  var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The text; nil for any other value.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}
