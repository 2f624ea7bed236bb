public import Civil

/// What the simple average says beside what the adaptive model says, and why they differ.
public struct ModelComparison: Hashable, Sendable {
  /// One thing that the simple average does not take into account.
  public enum Difference: Hashable, Sendable {
    /// Gaps that most likely hide this many starts in all.
    case missedLogs(starts: Int)
    /// This many gaps far from her centre counted lightly.
    case countedLightly(gaps: Int)
    /// This many days of the running cycle are over without a start.
    case notYet(days: Int)
    /// An ovulation was seen in the running cycle.
    case ovulation(CivilDate)
    /// Fewer than three lengths: the average takes 28 days, the model what is typical.
    case fewLengths(Int)
  }

  /// The weighted mean's forecast.
  public let reference: Forecast

  /// The adaptive model's forecast.
  public let adaptive: Forecast

  /// What sets them apart, whether or not the dates differ.
  public let differences: [Difference]

  /// Compares the two as of `today`; nil without a start.
  public init?(_ history: CycleHistory, today: CivilDate, notStartedThrough: CivilDate? = nil) {
    guard let reference = WeightedMean().forecast(history, today: today),
      let adaptive = Adaptive().forecast(
        history, today: today, notStartedThrough: notStartedThrough ?? today - 1),
      let explanation = Explanation(adaptive)
    else { return nil }
    self.reference = reference
    self.adaptive = adaptive
    let lengths = reference.variability?.lengths.count ?? 0
    differences = [
      explanation.startsHidden > 0 ? .missedLogs(starts: explanation.startsHidden) : nil,
      explanation.countedLightly.isEmpty
        ? nil : .countedLightly(gaps: explanation.countedLightly.count),
      explanation.movedByWaiting > 0 ? .notYet(days: adaptive.daysRuledOut) : nil,
      explanation.ovulation.map(Difference.ovulation),
      lengths < Variability.lengthsNeeded ? .fewLengths(lengths) : nil,
    ].compactMap { $0 }
  }

  /// Days by which the adaptive model's date lies later; negative when it is sooner.
  public var daysApart: Int { adaptive.nextStart - reference.nextStart }

  /// Whether her lengths are irregular by the 15 per cent rule; nil with fewer than three.
  public var isIrregular: Bool? {
    guard let variability = reference.variability,
      variability.lengths.count >= Variability.lengthsNeeded
    else { return nil }
    return variability.isIrregular
  }

  /// The coefficient of variation that the rule compares with 0.15; nil without a length.
  public var variation: Double? { reference.variability?.coefficientOfVariation }
}
