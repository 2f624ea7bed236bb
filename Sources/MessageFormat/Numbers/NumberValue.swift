/// A number that a function made: its text, its pieces and the keys it selects.
final class NumberValue: Sendable {
  /// What the number selects variants by.
  enum Selection: Sendable {
    /// It selects nothing.
    case nothing
    /// By the number itself.
    case exact
    /// By the number itself, then by the form the language has for it.
    case plural(PluralCategory.Kind)
  }

  private let quantity: Quantity
  private let style: NumberStyle
  private let selects: Selection
  private let locale: LocaleTag

  init(_ quantity: Quantity, style: NumberStyle, selects: Selection, locale: LocaleTag) {
    self.quantity = quantity
    self.style = style
    self.selects = selects
    self.locale = locale
  }

  /// What the function returns.
  func output(value: Argument?, options: FunctionOptions) -> FunctionOutput {
    var output = FunctionOutput(
      value: value, options: options, direction: locale.direction, text: { self.text })
    output.type = style.type
    output.pieces = { self.layout.pieces }
    if case .nothing = selects { return output }
    output.selection = { keys in self.selected(of: keys) }
    return output
  }

  private var text: String {
    if case .integer(let number) = quantity, style.isPlain, style.sign == .auto,
      locale.language == .english, (0..<1000).contains(number)
    {
      return String(number)
    }
    return layout.text
  }

  private var layout: NumberLayout { NumberLayout(quantity, style: style, locale: locale) }

  private func selected(of keys: [String]) -> [String] {
    let own = exact
    var selected = keys.filter { $0 == own }
    guard case .plural(let kind) = selects else { return selected }
    let category = PluralCategory(of: operands, kind: kind, locale: locale).rawValue
    for key in keys where key == category { selected.append(key) }
    return selected
  }

  /// The key that is the number itself; that of minus zero is `0`.
  private var exact: String {
    switch quantity {
    case .integer(let number) where !style.isPercent: return String(number)
    case .integer, .decimal:
      let number = style.isPercent ? quantity.decimal.shifted(by: 2) : quantity.decimal
      return number.isZero ? "0" : number.description
    }
  }

  private var operands: PluralOperands {
    if case .integer(let number) = quantity, style.isPlain { return PluralOperands(number) }
    let shown = style.shown(quantity.decimal)
    return PluralOperands(
      whole: shown.number.visibleDigits(minimumFraction: 0).whole, fraction: shown.fraction)
  }
}
