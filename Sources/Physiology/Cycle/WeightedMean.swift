public import Civil

/// The reference model: a mean of past cycle lengths in which recent ones weigh more.
///
/// The newest length weighs 1 and each older one 0.85 times the next. The last twelve lengths of
/// 10 to 60 days count; with fewer than three the length is 28 days and no fertile window is named.
/// Ovulation is the expected start less 14 days; the fertile window is that day and the five before
/// it (Wilcox et al., 1995), two days wider at both ends when lengths are irregular.
public struct WeightedMean: LengthModel {
  /// How much one length weighs against the next newer one.
  public static let decay = 0.85

  /// Lengths outside these days are left out.
  public static let saneLengths = 10...60

  /// The number of most recent lengths that count.
  public static let lengthsUsed = 12

  /// The length in days expected with fewer than `Variability.lengthsNeeded` lengths.
  public static let typicalLength = 28

  /// Creates the model; it has no settings.
  public init() {}

  /// The name a person asks for it by.
  public var name: ModelName { .weightedMean }

  /// The weighted mean of lengths in days, oldest first; nil with fewer than three that count.
  public static func mean(of lengths: [Int]) -> Double? {
    let used = lengths.filter(saneLengths.contains).suffix(lengthsUsed)
    guard used.count >= Variability.lengthsNeeded else { return nil }
    var weight = 1.0
    var weights = 0.0
    var sum = 0.0
    for length in used.reversed() {
      sum += weight * Double(length)
      weights += weight
      weight *= decay
    }
    return sum / weights
  }

  /// The expected length in whole days, halves away from zero; 28 with fewer than three lengths.
  public static func length(from lengths: [Int]) -> Int {
    mean(of: lengths).map { Int($0.rounded()) } ?? typicalLength
  }

  static func expectation(from lengths: [Int]) -> Explanation.OpenQuestion {
    Explanation.OpenQuestion(length: length(from: lengths), margin: nil)
  }

  /// The forecast as of `today`; nil when no start on or before it is known.
  public func forecast(_ history: CycleHistory, today: CivilDate) -> Forecast? {
    let known = history.known(by: today)
    let used = Array(known.lengths.filter(Self.saneLengths.contains).suffix(Self.lengthsUsed))
    let estimate = LengthEstimate(
      model: name, lengths: used, length: Self.length(from: used),
      periodLength: PeriodLength.recentMean(of: known.periodLengths), margin: nil)
    return estimate.forecast(known, today: today) { ovulation, confidence in
      Self.fertileWindow(
        ovulation: ovulation, confidence: confidence,
        isIrregular: Variability(lengths: used)?.isIrregular ?? false)
    }
  }

  /// The six days that end on ovulation, widened or withheld as the record allows.
  static func fertileWindow(
    ovulation: CivilDate, confidence: Confidence, isIrregular: Bool
  ) -> ClosedRange<CivilDate>? {
    if isIrregular { return ovulation - 7...ovulation + 2 }
    return confidence == .low ? nil : ovulation - 5...ovulation
  }
}
