import Civil

/// The days from ovulation to the next start: cycle length less cycle day of ovulation.
enum LutealLength {
  /// The length taken when no ovulation was seen; as a date it puts ovulation 14 days before the
  /// next start. The median over women whose ovulation was observed.
  static let typical = 13.0

  /// Lengths outside these days are taken for a misread sign.
  static let plausible = 5...20

  /// Her own length: the median over her cycles with an observed ovulation, joined by one typical
  /// cycle.
  static func personal(in history: CycleHistory, gaps: [CycleGap]) -> Double {
    guard !history.ovulations.isEmpty else { return typical }
    let lengths = gaps.filter { !$0.isBroken }.compactMap { gap -> Int? in
      guard let seen = history.ovulations.last(where: { gap.from <= $0 && $0 < gap.to })
      else { return nil }
      let length = gap.to - seen - 1
      return plausible.contains(length) ? length : nil
    }
    guard let median = Median.of(lengths) else { return typical }
    let count = Double(lengths.count)
    return (count * median + typical) / (count + 1)
  }

  /// The nearest whole number of days, halves upwards.
  static func wholeDays(_ days: Double) -> Int { Int((days + 0.5).rounded(.down)) }
}
