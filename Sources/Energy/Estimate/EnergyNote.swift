package import Civil
import Physiology

/// Something about a record that she may want to know.
package enum EnergyNote: Hashable, Sendable {
  /// So many days of illness, or logged in part, are left out.
  case daysLeftOut(Int)
  /// These days have less than 40 per cent of her median food: they may be logged in part.
  case maybePartial([CivilDate])
  /// 14 days of food come to less than 1,000 kcal a day: no word of energy then.
  case lowIntake
  /// The last weight is so many days old, more than 14.
  case weightStale(days: Int)
  /// The last food before today is so many days old, more than 7.
  case foodStale(days: Int)
  /// So few of the logged days, 0 or 1, are of a weekend.
  case fewWeekendDays(Int)

  /// The kilocalories a day that a mean is low below.
  package static let lowIntakeLimit = 1000.0

  /// The notes on a record, in the order of the cases.
  package static func notes(on record: EnergyRecord, estimate: EnergyEstimate) -> [EnergyNote] {
    let today = record.today
    let logged = record.food.days(IntakeWindow.usual.days, through: today - 1)
    let partial = maybePartial(logged, but: record.leftOut)
    var notes: [EnergyNote] = []
    if !record.leftOut.isEmpty { notes.append(.daysLeftOut(record.leftOut.count)) }
    if !partial.isEmpty { notes.append(.maybePartial(partial)) }
    if estimate.intake.days.count >= IntakeWindow.usual.needed, let mean = estimate.intake.mean,
      mean < lowIntakeLimit
    {
      notes.append(.lowIntake)
    }
    if let last = record.weights.latest(through: today)?.date, today - last > 14 {
      notes.append(.weightStale(days: today - last))
    }
    if let last = record.food.latest(through: today - 1)?.date, today - last > 7 {
      notes.append(.foodStale(days: today - last))
    }
    let weekend = logged.values.count { $0.date.weekday.rawValue >= Weekday.saturday.rawValue }
    if logged.count >= 7, weekend < 2 { notes.append(.fewWeekendDays(weekend)) }
    return notes
  }

  /// The median is the upper of two in the middle.
  private static func maybePartial(
    _ logged: DailyValues, but leftOut: Set<CivilDate>
  ) -> [CivilDate] {
    guard logged.count >= 7, let median = logged.numbers.sorted().dropFirst(logged.count / 2).first
    else { return [] }
    return logged.values.filter { $0.value < 0.4 * median && !leftOut.contains($0.date) }
      .map(\.date)
  }
}
