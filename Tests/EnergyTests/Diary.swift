import Civil
import Energy
import Physiology

/// Made-up days before a Monday.
enum Diary {
  /// A Monday.
  static let today = CivilDate(dayNumber: 20_500)

  /// A number for each of some days back.
  static func days(
    _ back: some Sequence<Int>, _ value: (Int) -> Double
  ) -> [DatedValue] {
    back.map { DatedValue(today - $0, value($0)) }
  }

  /// The same number for each of some days back.
  static func days(_ back: some Sequence<Int>, of value: Double) -> [DatedValue] {
    days(back) { _ in value }
  }

  /// Four weeks of steady food and weight.
  static func steady(
    weight: Double = 64, food: Double = 2150, profile: EnergyProfile = EnergyProfile(),
    adjustment: Double? = nil, asksForBudget: Bool = false
  ) -> EnergyRecord {
    EnergyRecord(
      today: today, weights: days(0...27, of: weight), food: days(1...28, of: food),
      profile: profile, adjustment: adjustment, asksForBudget: asksForBudget)
  }
}
