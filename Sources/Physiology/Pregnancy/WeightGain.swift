/// The class of a body-mass index before pregnancy, by which weight bands are given (IOM-2009).
public enum BodyMassClass: String, CaseIterable, Sendable {
  /// Below 18.5 kg/m².
  case under
  /// 18.5 to below 25.
  case normal
  /// 25 to below 30.
  case over
  /// 30 and more.
  case obese

  /// The class of a weight of 20 to 400 kg at a height of 100 to 250 cm; nil outside.
  public init?(kilograms: Double, centimetres: Double) {
    guard (20...400).contains(kilograms), (100...250).contains(centimetres) else { return nil }
    let metres = centimetres / 100
    self.init(index: kilograms / (metres * metres))
  }

  /// The class of an index in kg/m².
  public init(index: Double) {
    self =
      switch index {
      case ..<18.5: .under
      case ..<25: .normal
      case ..<30: .over
      default: .obese
      }
  }
}

/// The weight gain in pregnancy that the US Institute of Medicine gives for a class (IOM-2009).
///
/// For a talk with the team, not a goal: services in other countries use other tables.
public struct WeightGainBand: Hashable, Sendable {
  /// Total gain at 40 weeks in kg.
  public let total: ClosedRange<Double>

  /// Gain a week in the second and third trimester in kg; nil where no figure is given (twins).
  public let perWeek: ClosedRange<Double>?

  /// The middle of the gain a week in kg; nil where no figure is given (twins).
  public let meanPerWeek: Double?

  /// Gain in the first trimester in kg that the figures assume.
  public static let firstTrimester = 0.5...2.0

  /// The band for one baby, or for twins; nil for twins below an index of 18.5 and for more than
  /// two, for which no figure is given.
  public init?(_ bodyMass: BodyMassClass, babies: Int = 1) {
    switch (babies, bodyMass) {
    case (1, .under): self.init(12.5...18, perWeek: 0.44...0.58, mean: 0.51)
    case (1, .normal): self.init(11.5...16, perWeek: 0.35...0.50, mean: 0.42)
    case (1, .over): self.init(7...11.5, perWeek: 0.23...0.33, mean: 0.28)
    case (1, .obese): self.init(5...9, perWeek: 0.17...0.27, mean: 0.22)
    case (2, .normal): self.init(16.8...24.5)
    case (2, .over): self.init(14.1...22.7)
    case (2, .obese): self.init(11.3...19.1)
    default: return nil
    }
  }

  private init(
    _ total: ClosedRange<Double>, perWeek: ClosedRange<Double>? = nil, mean: Double? = nil
  ) {
    self.total = total
    self.perWeek = perWeek
    meanPerWeek = mean
  }

  /// The gain in kg since before pregnancy that the band stands for at an age, for a chart.
  ///
  /// Straight lines from 0 to the first trimester's gain at 14 weeks and on to the total at 40
  /// weeks; level after that.
  public func gain(at age: GestationalAge) -> ClosedRange<Double> {
    let first = Self.firstTrimester
    let weeks = Double(age.totalDays) / 7
    guard weeks > 14 else {
      return first.lowerBound * weeks / 14...first.upperBound * weeks / 14
    }
    let share = min((weeks - 14) / 26, 1)
    return first.lowerBound + share * (total.lowerBound - first.lowerBound)...first.upperBound
      + share * (total.upperBound - first.upperBound)
  }
}
