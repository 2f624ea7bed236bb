/// A number as an argument gives it: most are whole and small, and quick.
enum Quantity: Hashable, Sendable {
  case integer(Int)
  case decimal(DecimalNumber)

  /// The number with its digits.
  var decimal: DecimalNumber {
    switch self {
    case .integer(let number): DecimalNumber(number)
    case .decimal(let number): number
    }
  }

  /// The number as an integer, where it is one and fits.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .decimal(let number): number.integer
    }
  }
}
