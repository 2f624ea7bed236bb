/// Why no energy is worked out for her, the first reason that holds.
package enum EnergyGate: String, CaseIterable, Sendable {
  /// She switched calories off.
  case silenced
  /// She told of an eating disorder: calorie counts do harm there (Levinson et al., 2017,
  /// PMC5700836).
  case eatingDisorder = "eating_disorder"
  /// The weight of a pregnancy is no stored energy (Institute of Medicine, 2009).
  case pregnant
  /// She breastfeeds.
  case breastfeeding
  /// The first 84 days after a birth.
  case postpartum
  /// She is under 18.
  case underage = "under_18"

  /// The days after a birth in which nothing is worked out.
  package static let postpartumDays = 84

  /// The age in years from which energy is worked out.
  package static let leastAge = 18

  /// The reason in what is known of her; nil without one.
  package init?(_ profile: EnergyProfile) {
    if !profile.wantsCalories {
      self = .silenced
    } else if profile.hasEatingDisorder {
      self = .eatingDisorder
    } else if profile.isPregnant {
      self = .pregnant
    } else if profile.isBreastfeeding {
      self = .breastfeeding
    } else if let days = profile.postpartumDays, days < Self.postpartumDays {
      self = .postpartum
    } else if let age = profile.age, age < Self.leastAge {
      self = .underage
    } else {
      return nil
    }
  }

  /// Whether nothing is said at all, not even that something is left out, nor a trend of weight.
  package var isMute: Bool { self == .silenced || self == .eatingDisorder }
}
