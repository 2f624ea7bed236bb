/// The parts a number is written with, left to right.
struct NumberLayout {
  private let sign: String
  /// The ASCII digits before the point.
  private let whole: String
  /// The ASCII digits after the point.
  private let fraction: String
  private let style: NumberStyle
  private let symbols: NumberSymbols
  private let locale: LocaleTag

  init(_ quantity: Quantity, style: NumberStyle, locale: LocaleTag) {
    self.style = style
    self.locale = locale
    symbols = NumberSymbols(locale)
    if case .integer(let number) = quantity, style.isPlain {
      sign = style.signText(isNegative: number < 0, isZero: number == 0)
      whole = String(number.magnitude)
      fraction = ""
      return
    }
    let shown = style.shown(quantity.decimal)
    let digits = shown.number.visibleDigits(minimumFraction: 0).whole
    let zeros = Array(repeating: UInt8(0), count: max(0, style.minimumWhole - digits.count))
    sign = style.signText(isNegative: shown.number.isNegative, isZero: shown.number.isZero)
    whole = DecimalNumber.text(zeros + digits)
    fraction = DecimalNumber.text(shown.fraction)
  }

  /// The number in one text.
  var text: String {
    if style.currency != nil { return pieces.reduce(into: "") { $0 += $1.value } }
    var text = symbols.localized(sign: sign)
    let groups = groups
    for (place, group) in groups.enumerated() {
      if place > 0 { text += symbols.group }
      text += symbols.localized(group)
    }
    if !fraction.isEmpty { text += symbols.decimal + symbols.localized(fraction) }
    return style.isPercent ? text + symbols.percent : text
  }

  /// The number piece by piece.
  var pieces: [FormattedPiece] {
    var pieces: [FormattedPiece] = []
    for (place, group) in groups.enumerated() {
      if place > 0 { pieces.append(FormattedPiece("group", symbols.group)) }
      pieces.append(FormattedPiece("integer", symbols.localized(group)))
    }
    if !fraction.isEmpty {
      pieces.append(FormattedPiece("decimal", symbols.decimal))
      pieces.append(FormattedPiece("fraction", symbols.localized(fraction)))
    }
    if style.isPercent { pieces.append(FormattedPiece("percentSign", symbols.percent)) }
    if let currency = style.currency {
      let isOne = whole == "1" && fraction.isEmpty
      return currency.put(on: pieces, sign: sign, isOne: isOne, symbols, locale)
    }
    return signPieces + pieces
  }

  private var signPieces: [FormattedPiece] {
    guard !sign.isEmpty else { return [] }
    let type = sign == "-" ? "minusSign" : "plusSign"
    return [FormattedPiece(type, symbols.localized(sign: sign))]
  }

  /// The digits before the point, cut where the group signs stand.
  private var groups: [String] {
    let fewest =
      switch style.grouping {
      case .auto: 3 + symbols.fewestBeforeGroup
      case .always: 4
      case .min2: 5
      case .never: Int.max
      }
    guard whole.utf8.count >= fewest else { return [whole] }
    var groups: [String] = []
    var rest = whole[...]
    var length = 3
    while rest.utf8.count > length {
      groups.append(String(rest.suffix(length)))
      rest = rest.dropLast(length)
      length = symbols.outerGroup
    }
    groups.append(String(rest))
    return groups.reversed()
  }
}
