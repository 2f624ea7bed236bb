public import Civil

/// Ovulation and fertile days of the running cycle, day by day.
///
/// An ovulation opens the luteal phase of `lutealDays`, so that its chances are those of the start,
/// moved; a day is fertile when ovulation falls on it or on one of the five days after it
/// (WILCOX-1995). Estimates: no day is ever safe.
extension Forecast {
  /// The days before ovulation on which conception is possible.
  public static let fertileDaysBeforeOvulation = 5

  /// The chance, 0 to 1, that ovulation falls on `date`; nil without chances of a start, as after
  /// an ovulation was seen.
  public func probability(ofOvulationOn date: CivilDate) -> Double? {
    ovulationSeen == nil ? probability(ofStartOn: date + (lutealDays + 1)) : nil
  }

  /// The chance, 0 to 1, that `date` is a fertile day; nil without chances of a start, as after an
  /// ovulation was seen.
  public func probability(fertileOn date: CivilDate) -> Double? {
    guard let pmf, ovulationSeen == nil else { return nil }
    let first = date - lastStart + lutealDays + 1
    let days = (first..<first + Self.fertileDaysBeforeOvulation + 1).clamped(to: pmf.indices)
    return min(pmf[days].reduce(0, +), 1)
  }

  /// How fertile `date` is, in four steps; low outside the fertile window and where it is withheld.
  ///
  /// The day of ovulation is the peak. With chances by the day, those at least half as fertile as
  /// the most fertile one are high, and the rest of the window medium. Without, the two days before
  /// ovulation and the rest of the window after it are high, the days from its beginning medium.
  public func fertility(on date: CivilDate) -> FertilityLevel {
    guard let fertileWindow, fertileWindow.contains(date) else { return .low }
    if date != ovulation, let chance = probability(fertileOn: date) {
      let greatest = fertileWindow.compactMap { probability(fertileOn: $0) }.max() ?? chance
      return chance * 2 >= greatest ? .high : .medium
    }
    return date == ovulation ? .peak : date >= ovulation - 2 ? .high : .medium
  }
}

/// How fertile a day is estimated to be.
public enum FertilityLevel: Int, CaseIterable, Comparable, Sendable {
  case low = 0
  case medium, high, peak

  /// Orders from low to peak.
  public static func < (left: FertilityLevel, right: FertilityLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}
