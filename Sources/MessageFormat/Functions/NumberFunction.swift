/// The functions that format numbers and select by them.
///
/// A number selects first the key that is the number itself, then the key of its plural
/// category; the option `select` can be `plural`, `ordinal` or `exact` and has to be a literal.
enum NumberFunction {
  private static let fractionOptions: Set<String> = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
    "maximumSignificantDigits",
  ]

  /// `:number`: any number.
  static let number: FunctionRegistry.Function = { input throws(FunctionFault) in
    output(try operand(of: input), of: input, options: input.options, value: input.value)
  }

  /// `:integer`: the nearest whole number.
  static let integer: FunctionRegistry.Function = { input throws(FunctionFault) in
    let number = try operand(of: input).rounded(toFraction: 0)
    return output(
      number, of: input, options: input.options.without(fractionOptions),
      value: argument(of: number))
  }

  /// `:percent`: a share of one as a percentage.
  static let percent: FunctionRegistry.Function = { input throws(FunctionFault) in
    output(
      try operand(of: input), of: input, options: input.options, value: input.value,
      isPercent: true)
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
      DecimalNumber(sum), of: input, options: input.options.without(["add", "subtract"]),
      value: .integer(sum))
  }

  private static func operand(of input: FunctionInput) throws(FunctionFault) -> DecimalNumber {
    guard let number = input.value?.decimal else { throw .badOperand }
    return number
  }

  private static func argument(of number: DecimalNumber) -> Argument {
    number.integer.map { .integer($0) } ?? .string(number.description)
  }

  private static func output(
    _ number: DecimalNumber, of input: FunctionInput, options: FunctionOptions,
    value: Argument?, isPercent: Bool = false
  ) -> FunctionOutput {
    var ignored: [String] = []
    let style = NumberStyle(options, isPercent: isPercent, ignored: &ignored)
    let locale = input.locale
    var output = FunctionOutput(
      value: value, options: options, direction: Direction(locale: locale),
      text: { style.text(of: number, locale: locale) })
    switch options.text("select") {
    case .some where !options.isLiteral("select"):
      ignored.append("select")
    case "exact":
      output.selection = { keys in exact(keys, number, style) }
    case "ordinal":
      output.selection = { keys in select(keys, number, style, .ordinal, locale) }
    case let word:
      if let word, word != "plural" { ignored.append("select") }
      output.selection = { keys in select(keys, number, style, .cardinal, locale) }
    }
    output.ignoredOptions = ignored
    return output
  }

  private static func exact(
    _ keys: [String], _ number: DecimalNumber, _ style: NumberStyle
  ) -> [String] {
    let value = (style.isPercent ? number.shifted(by: 2) : number).description
    return keys.filter { $0 == value }
  }

  private static func select(
    _ keys: [String], _ number: DecimalNumber, _ style: NumberStyle,
    _ kind: PluralCategory.Kind, _ locale: String
  ) -> [String] {
    let shown = style.shown(number)
    let category = PluralCategory(
      of: shown.number, fraction: shown.fraction, kind: kind, locale: locale
    ).rawValue
    return exact(keys, number, style) + keys.filter { $0 == category }
  }
}
