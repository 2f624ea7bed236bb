/// The signs and habits a locale writes numbers with.
///
/// Facts from the Unicode CLDR 48, `common/main`, for the languages named here and those of their
/// regions that are named; another region is written as the language is, another language as
/// English is. Not held: the English of continental Europe and of the Maldives, the decimal signs
/// that Cape Verde and French Switzerland keep for money, and where a minus stands in an amount.
struct NumberSymbols: Hashable, Sendable {
  /// The point between the whole part and the fraction.
  private(set) var decimal = "."
  /// What stands between groups of digits.
  private(set) var group = ","
  /// What follows a percentage.
  private(set) var percent = "%"
  /// The fewest digits before the first group sign.
  private(set) var fewestBeforeGroup = 1
  /// How many digits the groups left of the first three have.
  private(set) var outerGroup = 3
  /// Whether amounts of money end with the currency, after a space.
  private(set) var currencyFollows = false
  /// Whether a space follows a currency that comes first.
  private(set) var currencyIsApart = false
  /// The digit zero.
  private(set) var zero: Unicode.Scalar = "0"
  /// The invisible mark before a sign that keeps it left of its number.
  private(set) var signMark = ""

  init(_ locale: LocaleTag) {
    let region = locale.region
    switch locale.language {
    case .english: putEnglish(region)
    case .spanish: putSpanish(region)
    case .french: putFrench(region)
    case .german: putGerman(region)
    case .portuguese: putPortuguese(region)
    case .hindi: outerGroup = 2
    case .arabic: putArabic(region)
    case .chinese, .other: break
    }
  }

  private mutating func putEnglish(_ region: String) {
    switch region {
    case "IN": outerGroup = 2
    case "ZA": (decimal, group) = (",", "\u{A0}")
    default: break
    }
  }

  private mutating func putSpanish(_ region: String) {
    switch region {
    case "", "ES", "EA", "IC", "PH", "GQ":
      (decimal, group, percent) = (",", ".", "\u{A0}%")
      fewestBeforeGroup = 2
      currencyFollows = region != "GQ"
    case "AR", "CO", "UY", "PY":
      (decimal, group) = (",", ".")
      currencyIsApart = true
    case "BO", "CL", "EC", "VE": (decimal, group) = (",", ".")
    case "CR": (decimal, group) = (",", "\u{A0}")
    case "PE": currencyIsApart = true
    default: break
    }
  }

  private mutating func putFrench(_ region: String) {
    (decimal, group, percent) = (",", "\u{202F}", "\u{A0}%")
    currencyFollows = true
    switch region {
    case "CA": group = "\u{A0}"
    case "CH": percent = "%"
    case "LU", "MA": group = "."
    default: break
    }
  }

  private mutating func putGerman(_ region: String) {
    switch region {
    case "CH", "LI":
      group = "'"
      currencyIsApart = true
    case "AT":
      (decimal, group, percent) = (",", "\u{A0}", "\u{A0}%")
      currencyIsApart = true
    default:
      (decimal, group, percent) = (",", ".", "\u{A0}%")
      currencyFollows = true
    }
  }

  private mutating func putPortuguese(_ region: String) {
    switch region {
    case "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "PT", "ST", "TL":
      (decimal, group) = (",", "\u{A0}")
      fewestBeforeGroup = region == "AO" ? 1 : 2
      currencyFollows = true
    default:
      (decimal, group) = (",", ".")
      currencyIsApart = true
    }
  }

  private mutating func putArabic(_ region: String) {
    currencyFollows = true
    switch region {
    case "", "AE", "EH": (percent, signMark) = ("\u{200E}%\u{200E}", "\u{200E}")
    case "DZ", "LY", "MA", "TN":
      (decimal, group) = (",", ".")
      (percent, signMark) = ("\u{200E}%\u{200E}", "\u{200E}")
    default:
      (decimal, group, percent) = ("٫", "٬", "٪\u{61C}")
      (zero, signMark) = ("٠", "\u{61C}")
    }
  }

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

  /// A sign, `+` or `-`, as the locale writes it.
  func localized(sign: String) -> String { sign.isEmpty ? "" : signMark + sign }
}
