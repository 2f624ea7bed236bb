/// What is known of her that decides whether energy is spoken of.
package struct EnergyProfile: Hashable, Sendable {
  /// Whether calories are switched on; on unless she said otherwise.
  package var wantsCalories: Bool
  /// Whether she told of an eating disorder.
  package var hasEatingDisorder: Bool
  /// Whether she is pregnant.
  package var isPregnant: Bool
  /// Whether she breastfeeds.
  package var isBreastfeeding: Bool
  /// The days since a birth; nil without one.
  package var postpartumDays: Int?
  /// Her age in years; nil where it is not known.
  package var age: Int?
  /// Her height in cm; nil where it is not known.
  package var height: Double?

  /// Takes what is known.
  package init(
    wantsCalories: Bool = true, hasEatingDisorder: Bool = false, isPregnant: Bool = false,
    isBreastfeeding: Bool = false, postpartumDays: Int? = nil, age: Int? = nil,
    height: Double? = nil
  ) {
    self.wantsCalories = wantsCalories
    self.hasEatingDisorder = hasEatingDisorder
    self.isPregnant = isPregnant
    self.isBreastfeeding = isBreastfeeding
    self.postpartumDays = postpartumDays
    self.age = age
    self.height = height
  }
}
