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
}

extension CycleHistory {
  /// The lengths in days of the periods that have an end, oldest first.
  public var periodLengths: [Int] { periods.compactMap(\.length) }
}
