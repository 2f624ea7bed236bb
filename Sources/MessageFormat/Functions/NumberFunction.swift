/// The functions that format numbers and select by them.
///
/// A number selects first the key that is the number itself, then the key of its plural
/// category; the option `select` can be `plural`, `ordinal` or `exact` and has to be a literal.
enum NumberFunction {
  /// What `:integer` leaves out of the options of its operand.
  private static let fractionOptions: Set<String> = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
  ]
  /// What `:integer` does not take itself.
  private static let notOfIntegers = fractionOptions.union([
    "trailingZeroDisplay", "roundingPriority", "roundingIncrement", "roundingMode",
  ])
  /// What `:percent` leaves out of the options of its operand, and does not take itself.
  private static let notOfPercentages: Set<String> = [
    "minimumIntegerDigits", "roundingIncrement", "select",
  ]

  /// `:number`: any number.
  static let number: FunctionRegistry.Function = { input throws(FunctionFault) in
    output(try operand(of: input), of: input, options: input.options, value: input.value)
  }

  /// `:integer`: the nearest whole number.
  static let integer: FunctionRegistry.Function = { input throws(FunctionFault) in
    let (options, foreign) = input.options.split(own: notOfIntegers, inherited: fractionOptions)
    switch try operand(of: input) {
    case .integer(let number):
      return output(
        .integer(number), of: input, options: options, value: .integer(number), foreign: foreign)
    case .decimal(let decimal):
      let number = decimal.rounded(toFraction: 0)
      return output(
        .decimal(number), of: input, options: options,
        value: number.integer.map { .integer($0) } ?? .string(number.description),
        foreign: foreign)
    }
  }

  /// `:percent`: a share of one as a percentage.
  static let percent: FunctionRegistry.Function = { input throws(FunctionFault) in
    let (options, foreign) = input.options.split(
      own: notOfPercentages, inherited: notOfPercentages)
    return output(
      try operand(of: input), of: input, options: options, value: input.value,
      isPercent: true, foreign: foreign)
  }

  /// `:offset`: a whole number with another added or subtracted.
  static let offset: FunctionRegistry.Function = { input throws(FunctionFault) in
    guard let start = try operand(of: input).integer else { throw .badOperand }
    let (plus, minus) = (try input.options.count("add"), try input.options.count("subtract"))
    guard (plus == nil) != (minus == nil) else { throw .badOption("add") }
    let (sum, isTooLarge) =
      plus.map { start.addingReportingOverflow($0) }
      ?? start.subtractingReportingOverflow(minus ?? 0)
    guard !isTooLarge else { throw .badOperand }
    return output(
      .integer(sum), of: input, options: input.options.without(["add", "subtract"]),
      value: .integer(sum))
  }

  /// `:currency`: an amount of money; it needs the option `currency` and selects nothing.
  static let currency: FunctionRegistry.Function = { input throws(FunctionFault) in
    let number = try operand(of: input)
    var ignored: [String] = []
    guard input.options["currency"] != nil else { throw .badOperand }
    guard let currency = CurrencyStyle(input.options, ignored: &ignored) else {
      throw .badOption("currency")
    }
    let style = NumberStyle(input.options, currency: currency, ignored: &ignored)
    let value = NumberValue(number, style: style, selects: .nothing, locale: input.tag)
    var output = value.output(
      value: input.value,
      options: input.options.only(NumberStyle.names.union(CurrencyStyle.names)))
    output.ignoredOptions = ignored
    return output
  }

  private static func operand(of input: FunctionInput) throws(FunctionFault) -> Quantity {
    guard let quantity = input.value?.quantity else { throw .badOperand }
    return quantity
  }

  private static func output(
    _ number: Quantity, of input: FunctionInput, options: FunctionOptions,
    value: Argument?, isPercent: Bool = false, foreign: [String] = []
  ) -> FunctionOutput {
    var ignored = foreign
    let style = NumberStyle(options, isPercent: isPercent, ignored: &ignored)
    let selects = selection(options, ignored: &ignored)
    let number = NumberValue(number, style: style, selects: selects, locale: input.tag)
    var output = number.output(value: value, options: options.only(NumberStyle.names))
    output.ignoredOptions = ignored
    return output
  }

  private static func selection(
    _ options: FunctionOptions, ignored: inout [String]
  ) -> NumberValue.Selection {
    guard let word = options.text("select") else { return .plural(.cardinal) }
    guard options.isLiteral("select") else {
      ignored.append("select")
      return .nothing
    }
    switch word {
    case "exact": return .exact
    case "ordinal": return .plural(.ordinal)
    case "plural": return .plural(.cardinal)
    default:
      ignored.append("select")
      return .plural(.cardinal)
    }
  }
}
