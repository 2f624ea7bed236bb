/// A score against her own usual: 50 is a usual day of hers.
package struct RelativeScore: Hashable, Sendable {
  /// The weighted mean of the parts, -3 to 3 standard deviations.
  package let z: Double

  /// Puts a number of standard deviations on the scale.
  package init(z: Double) {
    self.z = z.clamped(to: -3...3)
  }

  /// The points, 0 to 100: (z + 3) / 6 · 100 (Bioloop, `ScoreManager`).
  package var value: Double { (z + 3) / 6 * 100 }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// Where the day lies; a third of the scale each side of usual begins at 33 and 67 points.
  package var band: OwnBand { OwnBand(z: z) }
}
