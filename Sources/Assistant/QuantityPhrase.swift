import MessageFormat

/// An amount in the unit it is best said in: the phrase for it, and the number in that unit.
///
/// The option `unit` says what is measured and in what unit the number is: `mm`, `g`, `ml` or
/// `celsius`; the option `system` in which units it is said: `metric` or `imperial`.
struct QuantityPhrase: Hashable {
  /// The id of the phrase, as in `qty.kg`.
  let id: String
  /// The number in that unit, rounded as it is said.
  let amount: Double

  /// The units of the United States: the inch and the pound are exact by the agreement of 1959,
  /// the fluid ounce to five digits.
  private static let (inch, ounce, pound, fluidOunce) = (25.4, 28.349_523_125, 453.592_37, 29.5735)

  init(_ number: Double, _ options: FunctionOptions) throws(FunctionFault) {
    guard number.isFinite else { throw .badOperand }
    guard let unit = options.text("unit") else { throw .badOption("unit") }
    let system = options.text("system") ?? "metric"
    switch (unit, system) {
    case ("mm", "metric"):
      (id, amount) =
        number < 100 ? ("qty.mm", number.rounded()) : ("qty.cm", (number / 10).rounded())
    case ("mm", "imperial"): (id, amount) = ("qty.in", Self.tenths(number / Self.inch))
    case ("g", "metric"):
      (id, amount) =
        number < 1000 ? ("qty.g", number.rounded()) : ("qty.kg", Self.tenths(number / 1000))
    case ("g", "imperial"):
      (id, amount) =
        number < Self.pound
        ? ("qty.oz", Self.tenths(number / Self.ounce))
        : ("qty.lb", Self.tenths(number / Self.pound))
    case ("ml", "metric"):
      (id, amount) =
        number < 1000 ? ("qty.ml", number.rounded()) : ("qty.l", Self.tenths(number / 1000))
    case ("ml", "imperial"): (id, amount) = ("qty.floz", Self.tenths(number / Self.fluidOunce))
    case ("celsius", "metric"): (id, amount) = ("qty.celsius", Self.tenths(number))
    case ("celsius", "imperial"):
      (id, amount) = ("qty.fahrenheit", Self.tenths(number * 9 / 5 + 32))
    case ("mm", _), ("g", _), ("ml", _), ("celsius", _): throw .badOption("system")
    default: throw .badOption("unit")
    }
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
