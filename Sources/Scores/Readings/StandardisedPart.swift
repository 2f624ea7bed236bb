/// One part of a score against her own usual.
package struct StandardisedPart: Hashable, Sendable {
  /// The reading of the day, in its unit.
  package let value: Double
  /// Its weight before the weights of missing parts are shared, 0 to 1.
  package let weight: Double
  /// The earlier days it is held against, 7 to 28.
  package let count: Int
  /// Their mean, on the scale of the part.
  package let mean: Double
  /// Their population standard deviation, on the scale of the part.
  package let deviation: Double
  /// How far the day lies to the better side, -3 to 3 standard deviations.
  package let z: Double
}

extension Collection<StandardisedPart> {
  /// The mean of the distances by weight; nil without a part.
  var weightedZ: Double? {
    let total = reduce(0) { $0 + $1.weight }
    return total > 0 ? reduce(0) { $0 + $1.weight * $1.z } / total : nil
  }
}
