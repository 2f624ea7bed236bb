/// How much her cycle lengths differ from each other.
public struct Variability: Hashable, Sendable {
  /// The lengths in days, oldest first; never empty.
  public let lengths: [Int]

  /// The arithmetic mean in days.
  public let mean: Double

  /// The population standard deviation in days.
  public let deviation: Double

  /// The coefficient of variation above which lengths count as irregular.
  public static let irregularAbove = 0.15

  /// The number of lengths needed to call anything irregular.
  public static let lengthsNeeded = 3

  /// Creates the figures for cycle lengths in days; nil without any, or with one below 1.
  public init?(lengths: [Int]) {
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 1 }) else { return nil }
    let count = Double(lengths.count)
    let mean = lengths.reduce(0.0) { $0 + Double($1) } / count
    let squares = lengths.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    self.lengths = lengths
    self.mean = mean
    deviation = (squares / count).squareRoot()
  }

  /// The shortest length in days.
  public var shortest: Int { lengths.min() ?? 0 }

  /// The longest length in days.
  public var longest: Int { lengths.max() ?? 0 }

  /// The deviation divided by the mean.
  public var coefficientOfVariation: Double { deviation / mean }

  /// Whether at least three lengths vary by more than 15 per cent of their mean.
  public var isIrregular: Bool {
    lengths.count >= Self.lengthsNeeded && coefficientOfVariation > Self.irregularAbove
  }
}
