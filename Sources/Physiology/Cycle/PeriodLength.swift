/// Ways to expect the length of the next period from past ones, in days, both ends counted.
public enum PeriodLength {
  /// The length taken when none is known.
  public static let typical = 5.0

  /// The mean of the last six, oldest first; the reference model's rule.
  public static func recentMean(of lengths: [Int]) -> Double {
    let recent = lengths.suffix(6)
    guard !recent.isEmpty else { return typical }
    return recent.reduce(0.0) { $0 + Double($1) } / Double(recent.count)
  }

  /// The median of those from 2 to 10 days.
  public static func median(of lengths: [Int]) -> Double {
    Median.of(lengths.filter { (2...10).contains($0) }) ?? typical
  }

  /// The adaptive model's rule: the last 24 of those from 2 to 10 days, each weighing 0.9 times the
  /// next newer one, joined by 0.6 of a typical period of 5.1 days.
  public static func discounted(of lengths: [Int]) -> Double {
    var weight = 1.0
    var weights = 0.6
    var sum = 0.6 * 5.1
    for length in lengths.filter({ (2...10).contains($0) }).suffix(24).reversed() {
      sum += weight * Double(length)
      weights += weight
      weight *= 0.9
    }
    return sum / weights
  }
}

extension CycleHistory {
  /// The lengths in days of the periods that have an end, oldest first.
  public var periodLengths: [Int] { periods.compactMap(\.length) }
}
