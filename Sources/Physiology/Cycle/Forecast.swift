public import Civil

/// When the next period may start, and what that rests on.
public struct Forecast: Hashable, Sendable {
  /// The model that made it.
  public let model: ModelName

  /// The last recorded start not after today.
  public let lastStart: CivilDate

  /// The expected length of the running cycle in days.
  public let cycleLength: Int

  /// The start as it was expected on the day the running cycle began; lateness counts from it.
  public let expectedStart: CivilDate

  /// The length of her periods in days, both days inclusive.
  public let periodLength: Double

  /// The estimated day of ovulation in the running cycle.
  public let ovulation: CivilDate

  /// The days on which conception is possible; nil where too little is known to name any.
  public let fertileWindow: ClosedRange<CivilDate>?

  /// How sure the forecast is.
  public let confidence: Confidence

  /// What the forecast rests on.
  public let basis: Basis

  /// How much her lengths vary; nil without a length.
  public let variability: Variability?

  /// Days since the expected start, from 1; nil when not late or when the record is stale.
  public let daysLate: Int?

  /// The first likely start, in days from the last one; nil where the model has no window.
  public let low: Int?

  /// The last likely start, in days from the last one; nil where the model has no window.
  public let high: Int?

  /// The chance, 0 to 1, that the start lies from `low` to `high`; nil where none is known.
  public let probability: Double?

  /// The chance of a start on each day, by days from the last one; nil where none is known.
  public let pmf: [Double]?

  /// How the record was read; nil in models that do not read between the lines.
  public let evidence: Evidence?

  /// The expected start of the next period.
  public var nextStart: CivilDate { lastStart + cycleLength }

  /// The days of the likely start; nil where the model has no window.
  public var window: ClosedRange<CivilDate>? {
    guard let low, let high else { return nil }
    return lastStart + low...lastStart + high
  }

  /// The six days that end on the estimated ovulation, as far as the fertile window holds them;
  /// nil without a window.
  public var likeliestFertileDays: ClosedRange<CivilDate>? {
    fertileWindow.map { window in
      (ovulation - 5...ovulation).clamped(to: window)
    }
  }

  /// Whether the record is too old to predict from.
  public var isStale: Bool { basis.isStale }

  /// The cycle day of `date`, counted from the last start, which is day 1; never below 1.
  public func cycleDay(on date: CivilDate) -> Int { Period(start: lastStart).cycleDay(on: date) }

  /// The chance, 0 to 1, that the period starts on `date`; nil where none is known.
  public func probability(ofStartOn date: CivilDate) -> Double? {
    guard let pmf else { return nil }
    let day = date - lastStart
    return pmf.indices.contains(day) ? pmf[day] : 0
  }

  /// Days from `expected` to `today` when positive; the expected day itself is not late.
  public static func daysLate(expected: CivilDate, today: CivilDate) -> Int? {
    today > expected ? today - expected : nil
  }
}
