/// How an amount of money is written.
///
/// The digits after the point are those of ISO 4217; the signs are those the Unicode CLDR 48 has
/// for English. A currency that is not in the table is written by its code.
struct CurrencyStyle: Sendable {
  /// What stands for the currency.
  enum Display: String {
    case narrowSymbol, symbol, name, code, never
  }

  /// The options of an amount of money, beside those of numbers.
  static let names: Set<String> = ["currency", "currencyDisplay", "currencySign", "fractionDigits"]

  /// The code of three letters, as in `EUR`.
  let code: String
  /// How many digits follow the point.
  private(set) var digits: Int
  private var display = Display.symbol
  private var isAccounting = false

  /// Reads the options of a call; nil without a currency, or with one that is no code.
  init?(_ options: FunctionOptions, ignored: inout [String]) {
    guard let code = options.text("currency"), code.utf8.count == 3,
      code.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic })
    else { return nil }
    self.code = code.uppercased()
    digits = Self.digits(of: self.code)
    for entry in options.entries {
      let text = entry.value.text
      var fits = true
      switch entry.name {
      case "currencyDisplay":
        if let word = Display(rawValue: text) { display = word } else { fits = false }
      case "currencySign":
        fits = text == "standard" || text == "accounting"
        isAccounting = text == "accounting"
      case "fractionDigits" where text != "auto":
        if let count = entry.value.digitSize, count <= 99 { digits = count } else { fits = false }
      default: continue
      }
      if !fits { ignored.append(entry.name) }
    }
  }

  /// The pieces of a number without its sign, with the sign and the currency put on.
  func put(
    on number: [FormattedPiece], sign: String, isOne: Bool, _ symbols: NumberSymbols,
    _ locale: LocaleTag
  ) -> [FormattedPiece] {
    let isBracketed = isAccounting && sign == "-"
    var pieces = number
    switch display {
    case .never: break
    case .name:
      pieces += [.space, FormattedPiece("currency", name(isOne: isOne, locale))]
    case .narrowSymbol, .symbol, .code:
      let mark = display == .code ? code : symbol
      if symbols.currencyFollows {
        pieces += [.space, FormattedPiece("currency", mark)]
      } else {
        let isWord = mark.unicodeScalars.last?.properties.isAlphabetic == true
        let isApart = isWord || symbols.currencyIsApart
        pieces = [FormattedPiece("currency", mark)] + (isApart ? [.space] : []) + pieces
      }
    }
    if isBracketed {
      return [FormattedPiece("literal", "(")] + pieces + [FormattedPiece("literal", ")")]
    }
    guard !sign.isEmpty else { return pieces }
    let type = sign == "-" ? "minusSign" : "plusSign"
    return [FormattedPiece(type, symbols.localized(sign: sign))] + pieces
  }

  private var symbol: String {
    guard let symbols = Self.symbols[code] else { return code }
    return display == .narrowSymbol ? symbols.narrow : symbols.wide
  }

  /// The name in English; the code where there is none, and in other languages.
  private func name(isOne: Bool, _ locale: LocaleTag) -> String {
    guard locale.language == .english, let names = Self.englishNames[code] else { return code }
    return isOne ? names.one : names.other
  }

  private static func digits(of code: String) -> Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    case "CLF", "UYW": 4
    default: 2
    }
  }

  private static let symbols: [String: (wide: String, narrow: String)] = [
    "AUD": ("A$", "$"), "BRL": ("R$", "R$"), "CAD": ("CA$", "$"), "CNY": ("CN¥", "¥"),
    "EUR": ("€", "€"), "GBP": ("£", "£"), "HKD": ("HK$", "$"), "ILS": ("₪", "₪"),
    "INR": ("₹", "₹"), "JPY": ("¥", "¥"), "KRW": ("₩", "₩"), "MXN": ("MX$", "$"),
    "NZD": ("NZ$", "$"), "PHP": ("₱", "₱"), "TWD": ("NT$", "$"), "USD": ("$", "$"),
    "VND": ("₫", "₫"),
  ]

  private static let englishNames: [String: (one: String, other: String)] = [
    "AUD": ("Australian dollar", "Australian dollars"),
    "BRL": ("Brazilian real", "Brazilian reals"),
    "CAD": ("Canadian dollar", "Canadian dollars"), "CNY": ("Chinese yuan", "Chinese yuan"),
    "EUR": ("euro", "euros"), "GBP": ("British pound", "British pounds"),
    "INR": ("Indian rupee", "Indian rupees"), "JPY": ("Japanese yen", "Japanese yen"),
    "MXN": ("Mexican peso", "Mexican pesos"), "USD": ("US dollar", "US dollars"),
  ]
}
