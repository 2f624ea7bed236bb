public import Civil

/// How well a model would have forecast her own past cycles.
///
/// Each start is forecast from the record up to the one before it, as it stood on that day, and
/// compared with the start that came. Gaps that a break touches, that hide a start by her
/// word, or that are longer than 100 days are no test.
public struct Backtest: Hashable, Sendable {
  /// The model that was tried.
  public let model: ModelName

  /// The number of forecasts compared; never 0.
  public let forecasts: Int

  /// The mean distance in days between the expected and the true start.
  public let meanError: Double

  /// The share, 0 to 1, of true starts within two days of the expected one.
  public let withinTwoDays: Double

  /// The share, 0 to 1, of true starts inside the window; nil for a model without windows.
  public let insideWindow: Double?

  /// The number of lengths a model is given before it is tried.
  public static let lengthsBefore = 2

  /// Tries a model on the record up to `today`; nil when there is no cycle to try it on.
  public init?(_ model: any CycleModel, on history: CycleHistory, today: CivilDate) {
    let known = history.known(by: today)
    var errors: [Int] = []
    var hits: [Bool] = []
    let gaps = known.gaps
    for (gap, expectation) in zip(gaps, model.expectations(of: gaps)).dropFirst(Self.lengthsBefore)
    where gap.isLength && gap.days <= AdaptivePosterior.longestGap {
      errors.append(abs(expectation.length - gap.days))
      if let window = expectation.window { hits.append(window.contains(gap.days)) }
    }
    guard !errors.isEmpty else { return nil }
    let count = Double(errors.count)
    self.model = model.name
    forecasts = errors.count
    meanError = errors.reduce(0.0) { $0 + Double($1) } / count
    withinTwoDays = Double(errors.count { $0 <= 2 }) / count
    insideWindow = hits.isEmpty ? nil : Double(hits.count { $0 }) / Double(hits.count)
  }
}
