public import Civil

/// The median of the last twelve cycle lengths, with a window as wide as they vary.
///
/// Without a length it is 28 days. No length is left out for its size. Fertile days are not this
/// model's business.
public struct MedianLength: LengthModel {
  /// The number of most recent lengths that count.
  public static let lengthsUsed = 12

  /// Creates the model; it has no settings.
  public init() {}

  /// The name a person asks for it by.
  public var name: ModelName { .median }

  /// The expected length in whole days, halves to the even day.
  public static func length(from lengths: [Int]) -> Int {
    guard let median = Median.of(lengths.suffix(lengthsUsed)) else {
      return WeightedMean.typicalLength
    }
    return Int(median.rounded(.toNearestOrEven))
  }

  /// The days on either side of the expected start: 2 to 5 by the deviation of the lengths, 3 with
  /// fewer than two of them.
  public static func margin(for variability: Variability?) -> Int {
    guard let variability, variability.lengths.count > 1 else { return 3 }
    return switch variability.deviation {
    case ...1: 2
    case ...2: 3
    case ...4: 4
    default: 5
    }
  }

  static func expectation(from lengths: [Int]) -> Explanation.OpenQuestion {
    let used = Array(lengths.suffix(lengthsUsed))
    return Explanation.OpenQuestion(
      length: length(from: used), margin: margin(for: Variability(lengths: used)))
  }

  /// The forecast as of `today`; nil when no start on or before it is known.
  public func forecast(_ history: CycleHistory, today: CivilDate) -> Forecast? {
    let known = history.known(by: today)
    let used = Array(known.lengths.suffix(Self.lengthsUsed))
    let estimate = LengthEstimate(
      model: name, lengths: used, length: Self.length(from: used),
      periodLength: PeriodLength.median(of: known.periodLengths),
      margin: Self.margin(for: Variability(lengths: used)))
    return estimate.forecast(known, today: today)
  }
}
