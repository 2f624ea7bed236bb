/// The signs and habits a locale writes numbers with.
///
/// Facts from the Unicode CLDR 48, `common/main`; a language that is not in the table is written
/// as English is.
struct NumberSymbols: Hashable, Sendable {
  /// The point between the whole part and the fraction.
  let decimal: String
  /// What stands between groups of digits.
  let group: String
  /// What follows a percentage.
  let percent: String
  /// The fewest digits before the first group sign.
  var fewestBeforeGroup = 1
  /// How many digits the groups left of the first three have.
  var outerGroup = 3
  /// Whether amounts of money end with the currency, after a space.
  var currencyFollows = false
  /// Whether a space follows a currency that comes first.
  var currencyIsApart = false
  /// The digit zero.
  var zero: Unicode.Scalar = "0"

  init(_ locale: LocaleTag) {
    switch locale.language {
    case .french:
      (decimal, group, percent) = (",", "\u{202F}", "\u{202F}%")
      currencyFollows = true
    case .spanish where !["", "ES"].contains(locale.region):
      (decimal, group, percent) = (".", ",", "\u{A0}%")
    case .spanish:
      (decimal, group, percent) = (",", ".", "\u{A0}%")
      fewestBeforeGroup = 2
      currencyFollows = true
    case .german:
      (decimal, group, percent) = (",", ".", "\u{A0}%")
      currencyFollows = true
    case .portuguese where locale.region == "PT":
      (decimal, group, percent) = (",", "\u{A0}", "%")
      fewestBeforeGroup = 2
      currencyFollows = true
    case .portuguese:
      (decimal, group, percent) = (",", ".", "%")
      currencyIsApart = true
    case .hindi:
      (decimal, group, percent) = (".", ",", "%")
      outerGroup = 2
    case .arabic where !Self.latinArabic.contains(locale.region):
      (decimal, group, percent) = ("٫", "٬", "٪\u{61C}")
      zero = "٠"
      currencyFollows = true
    case .english, .arabic, .chinese, .other:
      (decimal, group, percent) = (".", ",", "%")
    }
  }

  /// The Arabic regions that write the digits 0 to 9.
  private static let latinArabic = ["AE", "DZ", "EH", "LY", "MA", "TN"]

  /// A number's ASCII digits in the locale's own.
  func localized(_ digits: String) -> String {
    guard zero != "0" else { return digits }
    var text = ""
    for scalar in digits.unicodeScalars {
      let own = Unicode.Scalar(scalar.value - 0x30 + zero.value)
      text.unicodeScalars.append(("0"..."9").contains(scalar) ? own ?? scalar : scalar)
    }
    return text
  }
}
