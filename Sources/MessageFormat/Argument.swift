public import Civil

/// A value a message is formatted with.
public enum Argument: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A whole number, exact.
  case integer(Int)
  /// A number; one that is not finite is refused by the functions of numbers, and shows as `inf`,
  /// `-inf` or `nan` without one.
  case number(Double)
  /// Yes or no, which selects and shows as `true` or `false`.
  case bool(Bool)
  /// A day, which shows as its ISO date unless a function formats it.
  case date(CivilDate)
  /// A time of day, which shows as `HH:MM` unless a function formats it.
  case time(ClockTime)
  /// A day with a time, which shows as `YYYY-MM-DDTHH:MM` unless a function formats it.
  case moment(Moment)
  /// Several texts, which show with commas between them unless a function formats them.
  case list([String])
}

extension Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Argument {
  /// The value as plain text, the same in every locale.
  public var text: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): DecimalNumber(number)?.description ?? String(number)
    case .bool(let flag): String(flag)
    case .date(let date): date.iso
    case .time(let time): time.iso
    case .moment(let moment): moment.iso
    case .list(let texts): texts.joined(separator: ", ")
    }
  }

  /// The value as a number: numbers, and text that is written like one.
  var quantity: Quantity? {
    switch self {
    case .integer(let number): .integer(number)
    case .number(let number): DecimalNumber(number).map { .decimal($0) }
    case .string(let text): DecimalNumber(literal: text).map { .decimal($0) }
    case .bool, .date, .time, .moment, .list: nil
    }
  }

  /// The value of an option that counts digits: a whole number, or a text of one or two digits
  /// without a sign or a zero before the other.
  var digitSize: Int? {
    switch self {
    case .integer(let count): return count < 0 ? nil : count
    case .number(let count):
      return DecimalNumber(count)?.integer.flatMap { $0 < 0 ? nil : $0 }
    case .string(let text):
      let digits = text.utf8
      guard digits.count == 1 || digits.count == 2 && digits.first != UInt8(ascii: "0"),
        digits.allSatisfy({ $0 &- 48 < 10 })
      else { return nil }
      return Int(text)
    case .bool, .date, .time, .moment, .list: return nil
    }
  }

  /// Whether it is a number, not a text that is written like one.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .string, .bool, .date, .time, .moment, .list: false
    }
  }
}
