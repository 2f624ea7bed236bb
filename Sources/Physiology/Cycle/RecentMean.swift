public import Civil

/// The mean of the last three cycle lengths, two days either way.
///
/// With one or two lengths their mean counts, with none 28 days. No length is left out. Fertile
/// days are not this model's business.
public struct RecentMean: LengthModel {
  /// The number of most recent lengths that count.
  public static let lengthsUsed = 3

  /// The days on either side of the expected start.
  public static let margin = 2

  /// Creates the model; it has no settings.
  public init() {}

  /// The name a person asks for it by.
  public var name: ModelName { .recentMean }

  /// The expected length in whole days, halves away from zero.
  public static func length(from lengths: [Int]) -> Int {
    let recent = lengths.suffix(lengthsUsed)
    guard !recent.isEmpty else { return WeightedMean.typicalLength }
    return Int((recent.reduce(0.0) { $0 + Double($1) } / Double(recent.count)).rounded())
  }

  static func expectation(from lengths: [Int]) -> Explanation.OpenQuestion {
    Explanation.OpenQuestion(length: length(from: lengths), margin: margin)
  }

  /// The forecast as of `today`; nil when no start on or before it is known.
  public func forecast(_ history: CycleHistory, today: CivilDate) -> Forecast? {
    let known = history.known(by: today)
    let lengths = known.lengths
    let estimate = LengthEstimate(
      model: name, lengths: lengths, length: Self.length(from: lengths),
      periodLength: PeriodLength.typical, margin: Self.margin)
    return estimate.forecast(known, today: today)
  }
}
