/// The forms languages have for counting and for ranking.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// What a number is sorted by.
  enum Kind: Sendable {
    /// "3 days".
    case cardinal
    /// "3rd day".
    case ordinal
  }

  /// The category of a number; a language without rules has `other` alone, as the root of the
  /// CLDR has.
  init(of operands: PluralOperands, kind: Kind, locale: LocaleTag) {
    self = PluralRules.rules(of: locale, kind)?.category(of: operands) ?? .other
  }
}
