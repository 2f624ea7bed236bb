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

  /// Which of two bounds holds, that of digits after the point or that of digits in all.
  enum Priority: String {
    case auto, morePrecision, lessPrecision
  }

  /// Whether zeros after the point are shown where all digits there are zeros.
  enum TrailingZeros: String {
    case auto, stripIfInteger
  }

  /// The options that a number hands on.
  static let names: Set<String> = [
    "select", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits",
    "minimumSignificantDigits", "maximumSignificantDigits", "signDisplay", "useGrouping",
    "trailingZeroDisplay", "roundingPriority", "roundingIncrement", "roundingMode",
  ]

  private static let increments: Set<String> = [
    "1", "2", "5", "10", "20", "25", "50", "100", "200", "250", "500", "1000", "2000", "2500",
    "5000",
  ]

  private(set) var minimumWhole = 1
  private(set) var minimumFraction = 0
  private(set) var maximumFraction = 3
  private(set) var minimumSignificant: Int?
  private(set) var maximumSignificant: Int?
  private(set) var sign = Sign.auto
  private(set) var grouping = Grouping.auto
  private(set) var mode = RoundingMode.halfExpand
  private(set) var priority = Priority.auto
  /// What the digits that are shown are a multiple of, without the point.
  private(set) var increment = 1
  private(set) var trailingZeros = TrailingZeros.auto
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
    var (fraction, significant) = (DigitRange(), DigitRange())
    for entry in options.entries {
      switch entry.name {
      case "minimumIntegerDigits": minimumWhole = count(entry, from: 1, &ignored) ?? 1
      case "minimumFractionDigits" where currency == nil:
        fraction.putLeast(count(entry, from: 0, &ignored), entry.origin)
      case "maximumFractionDigits" where currency == nil:
        fraction.putMost(count(entry, from: 0, &ignored), entry.origin)
      case "minimumSignificantDigits":
        significant.putLeast(count(entry, from: 1, &ignored), entry.origin)
      case "maximumSignificantDigits":
        significant.putMost(count(entry, from: 1, &ignored), entry.origin)
      case "signDisplay": sign = word(entry, &ignored) ?? .auto
      case "useGrouping": grouping = word(entry, &ignored) ?? .auto
      case "roundingMode": mode = word(entry, &ignored) ?? .halfExpand
      case "roundingPriority": priority = word(entry, &ignored) ?? .auto
      case "trailingZeroDisplay": trailingZeros = word(entry, &ignored) ?? .auto
      case "roundingIncrement":
        let text = entry.value.text
        if Self.increments.contains(text), let step = Int(text) {
          increment = step
        } else {
          ignored.append(entry.name)
        }
      default: continue
      }
    }
    if fraction.settle() { ignored.append("minimumFractionDigits") }
    if significant.settle() { ignored.append("minimumSignificantDigits") }
    (minimumSignificant, maximumSignificant) = (significant.minimum, significant.maximum)
    put(fraction, &ignored)
    isPlain =
      !isPercent && currency == nil && minimumWhole == 1 && minimumFraction == 0
      && minimumSignificant == nil && maximumSignificant == nil && increment == 1
  }

  /// Takes the bounds of the fraction; a step needs as many digits at least as at most, and no
  /// bound of digits in all.
  private mutating func put(_ fraction: DigitRange, _ ignored: inout [String]) {
    let least = fraction.minimum ?? currency?.digits
    var most = fraction.maximum ?? currency?.digits
    let isFixed = most == nil || most == least ?? 0
    if increment != 1,
      !isFixed || minimumSignificant != nil || maximumSignificant != nil || priority != .auto
    {
      increment = 1
      ignored.append("roundingIncrement")
    }
    if increment != 1 { most = least ?? 0 }
    maximumFraction = most ?? max(isPercent ? 0 : 3, least ?? 0)
    minimumFraction = min(least ?? 0, maximumFraction)
  }

  private func count(
    _ entry: FunctionOptions.Entry, from least: Int, _ ignored: inout [String]
  ) -> Int? {
    guard let count = entry.value.digitSize, (least...99).contains(count) else {
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
}

/// What is shown of a number.
extension NumberStyle {
  /// A number as it is shown: rounded, and which digits follow the point.
  typealias Shown = (number: DecimalNumber, fraction: [UInt8])

  /// The number as it is shown.
  func shown(_ number: DecimalNumber) -> Shown {
    var shown = rounded(isPercent ? number.shifted(by: 2) : number)
    if trailingZeros == .stripIfInteger, shown.fraction.allSatisfy({ $0 == 0 }) {
      shown.fraction = []
    }
    return shown
  }

  private func rounded(_ number: DecimalNumber) -> Shown {
    if priority == .auto {
      let isByAll = minimumSignificant != nil || maximumSignificant != nil
      return isByAll ? roundedByAll(number) : roundedByFraction(number)
    }
    let byAll = roundedByAll(number)
    let place = byAll.number.exponent - (maximumSignificant ?? 21) + 1
    let isByAll = (place <= -maximumFraction) == (priority == .morePrecision)
    return isByAll ? byAll : roundedByFraction(number)
  }

  private func roundedByFraction(_ number: DecimalNumber) -> Shown {
    let rounded =
      increment == 1
      ? number.rounded(toFraction: maximumFraction, mode)
      : number.rounded(toMultipleOf: increment, places: maximumFraction, mode)
    return (rounded, rounded.visibleDigits(minimumFraction: minimumFraction).fraction)
  }

  private func roundedByAll(_ number: DecimalNumber) -> Shown {
    let rounded = number.rounded(toSignificant: maximumSignificant ?? 21, mode)
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
