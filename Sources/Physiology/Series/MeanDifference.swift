/// How far the means of two groups of days lie apart, and how often chance alone does as much.
///
/// The chance is that of a permutation test: the days are dealt to the groups at random, always in
/// the same way (Good, 2005, "Permutation, Parametric and Bootstrap Tests of Hypotheses"). It says
/// that two things go together, never that one causes the other.
public struct MeanDifference: Hashable, Sendable {
  /// The mean of the days on which the one thing held, and how many there are.
  public let with: Group
  /// The mean of the other days.
  public let without: Group
  /// The share of deals, 0 to 1, that lie at least as far apart.
  public let chance: Double

  /// The mean of some days.
  public struct Group: Hashable, Sendable {
    /// How many days there are.
    public let count: Int
    /// The arithmetic mean.
    public let mean: Double

    init(_ values: [Double]) {
      count = values.count
      mean = values.reduce(0, +) / Double(max(1, values.count))
    }
  }

  /// The days that each group must have.
  public static let daysNeeded = 5

  /// The deals that are tried.
  public static let deals = 999

  /// The chance up to which a difference is told as one.
  public static let told = 0.05

  /// Compares two groups; nil where either has fewer than five days.
  public init?(with: [Double], without: [Double]) {
    guard with.count >= Self.daysNeeded, without.count >= Self.daysNeeded else { return nil }
    self.with = Group(with)
    self.without = Group(without)
    chance = Self.chance(of: with, against: without)
  }

  /// The mean with less the mean without.
  public var difference: Double { with.mean - without.mean }

  /// Whether chance alone seldom does as much.
  public var isTold: Bool { chance <= Self.told }

  private static func chance(of with: [Double], against without: [Double]) -> Double {
    var all = with + without
    let total = all.reduce(0, +)
    let few = min(with.count, without.count)
    let many = all.count - few
    func apart(_ sum: Double) -> Double {
      abs(sum / Double(few) - (total - sum) / Double(many))
    }
    let seen = apart((with.count <= without.count ? with : without).reduce(0, +))
    let slack = 1e-9 * max(1, seen)
    var dealer = SplitMix64(0x5EED)
    var farther = 0
    all.withUnsafeMutableBufferPointer { days in
      for _ in 0..<deals {
        var sum = 0.0
        for place in 0..<few {
          let other = place + dealer.below(days.count - place)
          days.swapAt(place, other)
          sum += days[place]
        }
        if apart(sum) >= seen - slack { farther += 1 }
      }
    }
    return Double(farther + 1) / Double(deals + 1)
  }
}
