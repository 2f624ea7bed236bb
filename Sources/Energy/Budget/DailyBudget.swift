package import Civil

/// The energy of a day that what was eaten before leaves.
package struct DailyBudget: Hashable, Sendable {
  /// The maintenance and the adjustment together in kcal.
  package let base: Double
  /// The first day whose food is looked at.
  package let first: CivilDate
  /// The last such day, yesterday; before the first one in `week` on the first weekday.
  package let last: CivilDate
  /// The days among them that have food; others count neither way.
  package let daysLogged: Int
  /// What was eaten on them in kcal.
  package let eatenLogged: Double
  /// The base of those days less what was eaten, in kcal.
  package let credit: Double
  /// The days of the week that the credit is spread over, today counted, 1 to 7.
  package let daysLeft: Int
  /// The share of a day in kcal.
  package let share: Double
  /// The share that is taken, −500 to 500 kcal, and never below 0 in `neverLess`.
  package let delta: Double
  /// The energy of today in kcal.
  package let kilocalories: Double
  /// Whether the bounds of the rule changed it.
  package let isClamped: Bool
  /// What was eaten today in kcal; nil where nothing is logged yet.
  package let eatenToday: Double?

  /// The kilocalories a day that a share is taken up to.
  package static let shareLimit = 500.0

  /// Counts the budget of a day from energies in kcal a day.
  package init(
    maintenance: Double, adjustment: Double = 0, food: DailyValues, today: CivilDate,
    firstWeekday: Weekday, rule: BudgetRule
  ) {
    first = rule.firstDay(today: today, firstWeekday: firstWeekday)
    last = today - 1
    let logged = food.days(from: first, through: last).numbers
    base = maintenance + adjustment
    daysLogged = logged.count
    eatenLogged = logged.sum
    credit = base * Double(logged.count) - logged.sum
    daysLeft = today.daysLeftInWeek(from: firstWeekday)
    share = credit / Double(daysLeft)
    let limited = share.clamped(to: -Self.shareLimit...Self.shareLimit)
    delta = rule == .neverLess ? max(0, limited) : limited
    let free = base + delta
    kilocalories = rule.bounds.map { free.clamped(to: $0) } ?? free
    isClamped = kilocalories != free
    eatenToday = food.value(on: today)
  }

  /// Whether the share is beyond 500 kcal either way.
  package var isShareClamped: Bool { abs(share) > Self.shareLimit }

  /// What is left of today in kcal; below 0 where more was eaten, which is never said.
  package var left: Double { kilocalories - (eatenToday ?? 0) }

  /// The energy of today to the nearest 50 kcal, as it is said.
  package var rounded: Double { kilocalories.rounded(toMultipleOf: 50) }
}
