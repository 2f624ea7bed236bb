package import Civil
import Physiology

/// The mean food of the days that the weights of `CycleRate` stand for.
///
/// A day that lies a days back counts a up to the length L of the cycle and 2L − a beyond it, which
/// is what the paired differences add up to. A plain mean beside paired weights would be wrong
/// whenever the food changed within the two cycles.
package struct CycleIntake: Hashable, Sendable {
  /// The logged days among the last 2L − 1 before today.
  package let days: Int
  /// The weighted mean in kcal a day; nil for fewer than L logged days, or fewer than 14 in the last
  /// 28.
  package let mean: Double?
  /// The standard error of that mean in kcal a day; nil without a mean.
  package let standardError: Double?

  /// Weighs the food in kcal before a day; nil for a length beyond 21 to 40.
  package init?(_ food: DailyValues, today: CivilDate, length: Int) {
    guard CycleRate.lengths.contains(length) else { return nil }
    let logged = food.days(2 * length - 1, through: today - 1).values.reversed()
    let points = logged.map { day in
      let back = today - day.date
      return (weight: Double(back <= length ? back : 2 * length - back), value: day.value)
    }
    let usual = IntakeWindow.usual
    let recent = logged.filter { today - $0.date <= usual.days }
    days = points.count
    guard points.count >= length, recent.count >= usual.needed else {
      (mean, standardError) = (nil, nil)
      return
    }
    let sum = points.map(\.weight).sum
    let weighted = points.map { $0.weight * $0.value }.sum / sum
    let squares = points.map { ($0.value - weighted) * ($0.value - weighted) }.sum
    let deviation = (squares / Double(points.count - 1)).squareRoot()
    mean = weighted
    standardError = deviation * points.map { $0.weight * $0.weight }.sum.squareRoot() / sum
  }
}
