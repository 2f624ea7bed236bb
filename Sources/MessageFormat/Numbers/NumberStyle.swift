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

  /// More digits than this cannot be asked for.
  private static let limit = 100

  var minimumWhole = 1
  var minimumFraction = 0
  var maximumFraction = 3
  var minimumSignificant: Int?
  var maximumSignificant: Int?
  var sign = Sign.auto
  var grouping = Grouping.auto
  /// Whether the number is shown as a percentage.
  var isPercent = false

  /// The default style.
  init() {}

  /// Reads the options of a call; the names of those that do not fit are added to a list.
  init(_ options: FunctionOptions, isPercent: Bool = false, ignored: inout [String]) {
    self.isPercent = isPercent
    func count(_ name: String, from least: Int) -> Int? {
      guard let value = options[name] else { return nil }
      guard let count = Int(value.text), (least...Self.limit).contains(count) else {
        ignored.append(name)
        return nil
      }
      return count
    }
    func word<Word: RawRepresentable>(_ name: String) -> Word? where Word.RawValue == String {
      guard let text = options.text(name) else { return nil }
      guard let word = Word(rawValue: text) else {
        ignored.append(name)
        return nil
      }
      return word
    }
    minimumWhole = count("minimumIntegerDigits", from: 1) ?? 1
    minimumFraction = count("minimumFractionDigits", from: 0) ?? 0
    let usualMaximum = isPercent ? 0 : 3
    let maximum = count("maximumFractionDigits", from: 0)
    maximumFraction = maximum ?? max(usualMaximum, minimumFraction)
    if minimumFraction > maximumFraction { minimumFraction = maximumFraction }
    minimumSignificant = count("minimumSignificantDigits", from: 1)
    maximumSignificant = count("maximumSignificantDigits", from: 1)
    sign = word("signDisplay") ?? .auto
    grouping = word("useGrouping") ?? .auto
  }

  /// The number as it is shown: rounded, and how many digits follow the point.
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

  /// The text of a number.
  func text(of number: DecimalNumber, locale: String) -> String {
    let symbols = NumberSymbols(locale: locale)
    let shown = shown(number)
    var whole = shown.number.visibleDigits(minimumFraction: 0).whole
    whole = Array(repeating: 0, count: max(0, minimumWhole - whole.count)) + whole
    var text = signText(shown.number) + grouped(whole, symbols)
    if !shown.fraction.isEmpty { text += symbols.decimal + DecimalNumber.text(shown.fraction) }
    return isPercent ? text + symbols.percent : text
  }

  private func signText(_ number: DecimalNumber) -> String {
    switch sign {
    case .auto: number.isNegative ? "-" : ""
    case .always: number.isNegative ? "-" : "+"
    case .exceptZero: number.isZero ? "" : number.isNegative ? "-" : "+"
    case .negative: number.isNegative && !number.isZero ? "-" : ""
    case .never: ""
    }
  }

  private func grouped(_ digits: [UInt8], _ symbols: NumberSymbols) -> String {
    let fewest =
      switch grouping {
      case .auto, .always: 4
      case .min2: 5
      case .never: Int.max
      }
    guard digits.count >= fewest else { return DecimalNumber.text(digits) }
    var groups: [String] = []
    var end = digits.count
    while end > 0 {
      groups.insert(DecimalNumber.text(digits[max(0, end - 3)..<end]), at: 0)
      end -= 3
    }
    return groups.joined(separator: symbols.group)
  }
}
