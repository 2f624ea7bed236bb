/// What recovery is made of, with the raw value as its identifier.
package enum RecoveryPart: String, CaseIterable, Sendable {
  /// Heart rate variability of the morning, ms.
  case hrv
  /// Resting pulse of the morning, beats a minute; less is better.
  case pulse = "rhr"
  /// Hours of the night that ends on the day.
  case sleep

  /// Weight and least spread: .4 and 0.05 on the log scale, .3 and 5 per cent of the mean, .3 and
  /// half an hour.
  var standardisation: Standardisation {
    switch self {
    case .hrv: Standardisation(weight: 0.4, scale: .logarithmic, floor: .fixed(0.05))
    case .pulse: Standardisation(weight: 0.3, floor: .shareOfMean(0.05), lessIsBetter: true)
    case .sleep: Standardisation(weight: 0.3, floor: .fixed(0.5))
    }
  }
}
