/// How a number is written.
struct NumberStyle: Sendable {
  /// When a sign is shown.
  enum Sign: String, CaseIterable {
    case auto, always, exceptZero, negative, never
  }

  /// When the digits are grouped by thousands.
  enum Grouping: String, CaseIterable {
    case auto, always, never, min2
  }

  /// The options that a number hands on.
  static let names: Set<String> = [
    "select", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits",
    "minimumSignificantDigits", "maximumSignificantDigits", "signDisplay", "useGrouping",
  ]

  /// More digits than this cannot be asked for.
  private static let limit = 100

  private(set) var minimumWhole = 1
  private(set) var minimumFraction = 0
  private(set) var maximumFraction = 3
  private(set) var minimumSignificant: Int?
  private(set) var maximumSignificant: Int?
  private(set) var sign = Sign.auto
  private(set) var grouping = Grouping.auto
  /// Whether the number is shown as a percentage.
  private(set) var isPercent = false
  /// How the number is shown as an amount of money, if it is one.
  private(set) var currency: CurrencyStyle?
  /// Whether a whole number is shown by its digits alone.
  private(set) var isPlain = true

  /// The sort of value, as parts name it.
  var type: String { currency == nil ? "number" : "currency" }

  /// The default style.
  init() {}

  /// Reads the options of a call; the names of those that do not fit are added to a list.
  init(
    _ options: FunctionOptions, isPercent: Bool = false, currency: CurrencyStyle? = nil,
    ignored: inout [String]
  ) {
    self.isPercent = isPercent
    self.currency = currency
    let usual = currency?.digits ?? (isPercent ? 0 : 3)
    var fraction: (least: Int?, most: Int?) = (currency?.digits, currency?.digits)
    for entry in options.entries {
      switch entry.name {
      case "minimumIntegerDigits": minimumWhole = count(entry, from: 1, &ignored) ?? 1
      case "minimumFractionDigits" where currency == nil:
        fraction.least = count(entry, from: 0, &ignored)
      case "maximumFractionDigits" where currency == nil:
        fraction.most = count(entry, from: 0, &ignored)
      case "minimumSignificantDigits": minimumSignificant = count(entry, from: 1, &ignored)
      case "maximumSignificantDigits": maximumSignificant = count(entry, from: 1, &ignored)
      case "signDisplay": sign = word(entry, &ignored) ?? .auto
      case "useGrouping": grouping = word(entry, &ignored) ?? .auto
      default: continue
      }
    }
    maximumFraction = fraction.most ?? max(usual, fraction.least ?? 0)
    minimumFraction = min(fraction.least ?? 0, maximumFraction)
    isPlain =
      !isPercent && currency == nil && minimumWhole == 1 && minimumFraction == 0
      && minimumSignificant == nil && maximumSignificant == nil
  }

  private func count(
    _ entry: FunctionOptions.Entry, from least: Int, _ ignored: inout [String]
  ) -> Int? {
    guard let count = Int(entry.value.text), (least...Self.limit).contains(count) else {
      ignored.append(entry.name)
      return nil
    }
    return count
  }

  private func word<Word: RawRepresentable>(
    _ entry: FunctionOptions.Entry, _ ignored: inout [String]
  ) -> Word? where Word.RawValue == String {
    guard let word = Word(rawValue: entry.value.text) else {
      ignored.append(entry.name)
      return nil
    }
    return word
  }

  /// The number as it is shown: rounded, and which digits follow the point.
  func shown(_ number: DecimalNumber) -> (number: DecimalNumber, fraction: [UInt8]) {
    let number = isPercent ? number.shifted(by: 2) : number
    guard minimumSignificant != nil || maximumSignificant != nil else {
      let rounded = number.rounded(toFraction: maximumFraction)
      return (rounded, rounded.visibleDigits(minimumFraction: minimumFraction).fraction)
    }
    let rounded = number.rounded(toSignificant: maximumSignificant ?? 21)
    let digits = rounded.visibleDigits(minimumFraction: 0)
    let significant =
      digits.whole.isEmpty
      ? digits.fraction.drop { $0 == 0 }.count
      : digits.whole.count + digits.fraction.count
    let missing = max(0, (minimumSignificant ?? 1) - max(significant, rounded.isZero ? 1 : 0))
    return (rounded, digits.fraction + Array(repeating: 0, count: missing))
  }

  /// The sign that is shown before a number.
  func signText(isNegative: Bool, isZero: Bool) -> String {
    switch sign {
    case .auto: isNegative ? "-" : ""
    case .always: isNegative ? "-" : "+"
    case .exceptZero: isZero ? "" : isNegative ? "-" : "+"
    case .negative: isNegative && !isZero ? "-" : ""
    case .never: ""
    }
  }
}
