/// Her maintenance, or what it lacks.
package enum EstimateStatus: Hashable, Sendable {
  /// Her maintenance with its range.
  case measured(MeasuredEnergy)
  /// Why there is none.
  case unavailable(EstimateGap)
}
