import Civil

/// One expected cycle length, from which the models that only average lengths forecast.
struct LengthEstimate {
  let model: ModelName

  /// The lengths that counted, oldest first.
  let lengths: [Int]

  /// The expected length in days.
  let length: Int

  /// The expected days of bleeding.
  let periodLength: Double

  /// The days on either side of the expected start that the model allows for; nil for none.
  let margin: Int?

  /// The forecast of a history that holds nothing after `today`; nil without a start.
  func forecast(
    _ history: CycleHistory, today: CivilDate,
    fertile: (CivilDate, Confidence) -> ClosedRange<CivilDate>? = { _, _ in nil }
  ) -> Forecast? {
    guard let lastStart = history.periods.last?.start else { return nil }
    let variability = Variability(lengths: lengths)
    let basis = Basis(
      lengths: lengths.count, history: history, lastStart: lastStart, today: today)
    let confidence = basis.isStale ? Confidence.low : Confidence(variability: variability)
    let expected = lastStart + length
    let ovulation = expected - CyclePhase.daysFromOvulationToNextStart
    let margin = basis.isStale ? nil : margin
    return Forecast(
      model: model, lastStart: lastStart, cycleLength: length, expectedStart: expected,
      periodLength: periodLength, ovulation: ovulation,
      ovulationSeen: nil, fertileWindow: basis.isStale ? nil : fertile(ovulation, confidence),
      confidence: confidence, basis: basis, variability: variability,
      daysLate: basis.isStale ? nil : Forecast.daysLate(expected: expected, today: today),
      low: margin.map { max(1, length - $0) }, high: margin.map { length + $0 }, probability: nil,
      pmf: nil,
      firstWindow: margin.map { max(1, length - $0)...length + $0 },
      firstProbability: nil,
      lutealDays: CyclePhase.daysFromOvulationToNextStart - 1, daysRuledOut: 0, evidence: nil)
  }
}
