/// The rules of the languages that are known, each read when it is first asked for.
///
/// Facts from the Unicode CLDR 48, `common/supplemental/plurals.xml` and `ordinals.xml`; compact
/// notation, which no function here writes, is left out.
extension PluralRules {
  /// The rules of a locale; nil where every number has the form `other`.
  static func rules(of locale: LocaleTag, _ kind: PluralCategory.Kind) -> PluralRules? {
    switch (locale.language, kind) {
    case (.english, .cardinal): englishCardinal
    case (.english, .ordinal): englishOrdinal
    case (.spanish, .cardinal): spanishCardinal
    case (.french, .cardinal): frenchCardinal
    case (.french, .ordinal): frenchOrdinal
    case (.german, .cardinal): germanCardinal
    case (.portuguese, .cardinal):
      locale.region == "PT" ? europeanPortugueseCardinal : portugueseCardinal
    case (.hindi, .cardinal): hindiCardinal
    case (.hindi, .ordinal): hindiOrdinal
    case (.arabic, .cardinal): arabicCardinal
    case (.spanish, .ordinal), (.german, .ordinal), (.portuguese, .ordinal), (.arabic, .ordinal),
      (.chinese, _), (.other, _):
      nil
    }
  }

  private static let englishCardinal = PluralRules("one: i = 1 and v = 0")
  private static let englishOrdinal = PluralRules(
    """
    one: n % 10 = 1 and n % 100 != 11;\
    two: n % 10 = 2 and n % 100 != 12;\
    few: n % 10 = 3 and n % 100 != 13
    """)
  private static let spanishCardinal = PluralRules("one: n = 1;" + millions)
  private static let frenchCardinal = PluralRules("one: i = 0..1;" + millions)
  private static let frenchOrdinal = PluralRules("one: n = 1")
  private static let germanCardinal = PluralRules("one: i = 1 and v = 0")
  private static let portugueseCardinal = PluralRules("one: i = 0..1;" + millions)
  private static let europeanPortugueseCardinal = PluralRules(
    "one: i = 1 and v = 0;" + millions)
  private static let hindiCardinal = PluralRules("one: i = 0 or n = 1")
  private static let hindiOrdinal = PluralRules("one: n = 1;two: n = 2..3;few: n = 4;many: n = 6")
  private static let arabicCardinal = PluralRules(
    """
    zero: n = 0;one: n = 1;two: n = 2;few: n % 100 = 3..10;many: n % 100 = 11..99
    """)

  /// Whole millions, which take "de" in the Romance languages.
  private static let millions = "many: i != 0 and i % 1000000 = 0 and v = 0"
}
