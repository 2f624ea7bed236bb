/// The shape of one woman's cycle lengths around her centre, in whole days.
///
/// A Student-t distribution with four degrees of freedom, split so that the right tail is 1.9 times
/// as long as the left: late is commoner than early. Only + - × ÷ √ are used, so every platform
/// finds the same bits.
enum AdaptiveKernel {
  /// How much longer the right tail is than the left.
  static let skew = 1.9

  /// The least chance any day is given.
  static let floor = 1e-12

  /// The Student-t distribution function with four degrees of freedom.
  static func studentT(_ z: Double) -> Double {
    let u = 1 + z * z / 4
    return 0.5 + 0.375 * z / u.squareRoot() * (1 - z * z / (12 * u))
  }

  /// The split distribution function.
  static func split(_ z: Double) -> Double {
    guard z >= 0 else { return 2 / (1 + skew) * studentT(z) }
    return 1 / (1 + skew) + 2 * skew / (1 + skew) * (studentT(z / skew) - 0.5)
  }

  /// The chance that `cycles` cycles run together take `days` days.
  static func probability(ofDays days: Int, centre: Double, spread: Double, cycles: Int) -> Double {
    let below = distribution(at: Double(days) - 0.5, centre: centre, spread: spread, cycles: cycles)
    let above = distribution(at: Double(days) + 0.5, centre: centre, spread: spread, cycles: cycles)
    return max(above - below, floor)
  }

  /// The chances that `cycles` cycles run together take 0, 1, … `last` days.
  static func probabilities(
    through last: Int, centre: Double, spread: Double, cycles: Int
  ) -> [Double] {
    var below = distribution(at: -0.5, centre: centre, spread: spread, cycles: cycles)
    return (0...last).map { day in
      let above = distribution(
        at: Double(day) + 0.5, centre: centre, spread: spread, cycles: cycles)
      defer { below = above }
      return max(above - below, floor)
    }
  }

  private static func distribution(
    at days: Double, centre: Double, spread: Double, cycles: Int
  ) -> Double {
    let count = Double(cycles)
    return split((days - count * centre) / (count.squareRoot() * spread))
  }
}
