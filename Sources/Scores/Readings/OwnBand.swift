/// Where a day lies against her own usual, with the raw value as its identifier.
package enum OwnBand: String, CaseIterable, Sendable {
  /// More than one standard deviation below.
  case lower
  /// Within one standard deviation.
  case usual
  /// More than one standard deviation above.
  case higher

  /// The band of a number of standard deviations.
  package init(z: Double) {
    self = z < -1 ? .lower : z > 1 ? .higher : .usual
  }
}
