/// What strain is made of, with the raw value as its identifier.
package enum StrainPart: String, CaseIterable, Sendable {
  /// Minutes in each pulse zone times the zone.
  case load
  /// Active energy, kcal.
  case energy
  /// Steps.
  case steps

  /// Weight .4 for steps and .6 for energy, as in Bioloop, or for load in its place; the spread is
  /// at least 5 per cent of the mean. A day without zone minutes is a rest day, not a missing one.
  var standardisation: Standardisation {
    Standardisation(
      weight: self == .steps ? 0.4 : 0.6, floor: .shareOfMean(0.05), zeroCounts: self == .load)
  }
}
