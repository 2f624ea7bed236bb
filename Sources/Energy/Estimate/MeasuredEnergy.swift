/// A maintenance in her own logged calories: what her logs fit, not what she burns.
package struct MeasuredEnergy: Hashable, Sendable {
  /// The kilocalories a day, 1,200 to 5,000.
  package let maintenance: Double
  /// The kilocalories a day that it likely lies within, multiples of 50.
  ///
  /// It reaches 1.2816 standard errors, 80 in 100 of a normal distribution, up to the next 50, and
  /// at least 100 kcal, to either side of the rounded maintenance.
  package let range: ClosedRange<Double>

  /// The kilocalories a day of a plausible maintenance; a sedentary woman of 1.50 m and a body mass
  /// index of 18.5 needs 1,625 (Institute of Medicine, 2005).
  package static let plausible = 1200.0...5000.0

  /// Takes a maintenance and its standard error; nil for one that is not plausible.
  init?(maintenance: Double, standardError: Double) {
    guard Self.plausible.contains(maintenance), standardError.isFinite else { return nil }
    let half = max(100, (1.2816 * standardError / 50).rounded(.up) * 50)
    let middle = maintenance.rounded(toMultipleOf: 50)
    self.maintenance = maintenance
    range = (middle - half)...(middle + half)
  }

  /// The maintenance to the nearest 50 kcal, as it is said.
  package var rounded: Double { maintenance.rounded(toMultipleOf: 50) }
}
