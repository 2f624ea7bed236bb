import MessageFormat

/// An amount in the unit it is best said in: the phrase for it, and the number in that unit.
///
/// The option `unit` says what is measured and in what unit the number is: `mm`, `g`, `ml` or
/// `celsius`; the option `system` in which units it is said: `metric` or `imperial`. The unit is
/// chosen by the number as it is rounded.
struct QuantityPhrase: Hashable {
  /// The id of the phrase, as in `qty.kg`.
  let id: String
  /// The number in that unit, rounded as it is said.
  let amount: Double

  /// The ids of all phrases of amounts.
  static let ids = [
    "qty.mm", "qty.cm", "qty.in", "qty.g", "qty.kg", "qty.oz", "qty.lb", "qty.ml", "qty.l",
    "qty.floz", "qty.celsius", "qty.fahrenheit",
  ]

  /// The units of the United States: the inch and the pound are exact by the agreement of 1959,
  /// the fluid ounce to five digits.
  private static let (inch, ounce, pound, fluidOunce) = (25.4, 28.349_523_125, 453.592_37, 29.5735)

  init(_ number: Double, _ options: FunctionOptions) throws(FunctionFault) {
    guard number.isFinite else { throw .badOperand }
    guard let unit = options.text("unit") else { throw .badOption("unit") }
    let system = options.text("system") ?? "metric"
    switch (unit, system) {
    case ("mm", "metric"):
      let whole = number.rounded()
      (id, amount) =
        whole.magnitude < 100 ? ("qty.mm", whole) : ("qty.cm", (number / 10).rounded())
    case ("mm", "imperial"): (id, amount) = ("qty.in", Self.tenths(number / Self.inch))
    case ("g", "metric"):
      let whole = number.rounded()
      (id, amount) =
        whole.magnitude < 1000 ? ("qty.g", whole) : ("qty.kg", Self.tenths(number / 1000))
    case ("g", "imperial"):
      let ounces = Self.tenths(number / Self.ounce)
      (id, amount) =
        ounces.magnitude < 16 ? ("qty.oz", ounces) : ("qty.lb", Self.tenths(number / Self.pound))
    case ("ml", "metric"):
      let whole = number.rounded()
      (id, amount) =
        whole.magnitude < 1000 ? ("qty.ml", whole) : ("qty.l", Self.tenths(number / 1000))
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
