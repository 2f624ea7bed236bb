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

  /// The category of a number that is shown with these digits after the point.
  ///
  /// English is known; a language that is not has `other` alone, as the CLDR's root has.
  init(of number: DecimalNumber, fraction: [UInt8], kind: Kind, locale: String) {
    switch (locale.prefix { $0 != "-" && $0 != "_" }.lowercased(), kind) {
    case ("en", .cardinal): self = Self.englishCardinal(number, fraction)
    case ("en", .ordinal): self = Self.englishOrdinal(number, fraction)
    default: self = .other
    }
  }

  private static func englishCardinal(
    _ number: DecimalNumber, _ fraction: [UInt8]
  ) -> PluralCategory {
    fraction.isEmpty && number.magnitude == DecimalNumber(1) ? .one : .other
  }

  private static func englishOrdinal(
    _ number: DecimalNumber, _ fraction: [UInt8]
  ) -> PluralCategory {
    guard fraction.allSatisfy({ $0 == 0 }) else { return .other }
    let whole = number.visibleDigits(minimumFraction: 0).whole.suffix(2)
    guard whole.count < 2 || whole.first != 1 else { return .other }
    switch whole.last {
    case 1: return .one
    case 2: return .two
    case 3: return .few
    default: return .other
    }
  }
}
