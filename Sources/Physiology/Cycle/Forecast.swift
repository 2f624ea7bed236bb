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

  /// The ovulation that signs showed in the running cycle; nil where none did.
  public let ovulationSeen: CivilDate?

  /// The days on which conception is possible; nil where too little is known to name any.
  public internal(set) var fertileWindow: ClosedRange<CivilDate>?

  /// How sure the forecast is.
  public internal(set) var confidence: Confidence

  /// What the forecast rests on.
  public let basis: Basis

  /// How much her lengths vary, without those that hide a start; nil without a length.
  public let variability: Variability?

  /// Days since the expected start, from 1; nil when not late or when the record is stale.
  public internal(set) var daysLate: Int?

  /// The first likely start, in days from the last one; nil where the model has no window.
  public internal(set) var low: Int?

  /// The last likely start, in days from the last one; nil where the model has no window.
  public internal(set) var high: Int?

  /// The chance, 0 to 1, that the start lies from `low` to `high`; nil where none is known.
  public internal(set) var probability: Double?

  /// The chance of a start on each day, by days from the last one; nil where none is known.
  public let pmf: [Double]?

  /// The window as it stood on the day the running cycle began, in days from the last start; nil
  /// where the model has none.
  public let firstWindow: ClosedRange<Int>?

  /// The chance, 0 to 1, of `firstWindow`; nil where none is known.
  public let firstProbability: Double?

  /// Days from ovulation to the next start, the day of ovulation and the start not counted.
  public let lutealDays: Int

  /// Days since the last start that are over without another one; 0 when none is ruled out.
  public let daysRuledOut: Int

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
