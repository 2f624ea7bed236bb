import Civil

/// The nights of 28 days that end at a weekend, and the others.
struct WeekendNights<Night> {
  let weekend: [Night]
  let others: [Night]

  /// Parts the nights up to a day, that day's with them.
  init(_ nights: [Night], through day: CivilDate, by wakeDay: (Night) -> CivilDate) {
    let window = (day - 27)...day
    let known = nights.filter { window.contains(wakeDay($0)) }
    weekend = known.filter { WeekendShortage.isWeekend(wakeDay($0)) }
    others = known.filter { !WeekendShortage.isWeekend(wakeDay($0)) }
  }

  /// What is missing; nil where there are enough of both.
  var shortage: WeekendShortage? {
    weekend.count >= WeekendShortage.weekendNeeded && others.count >= WeekendShortage.othersNeeded
      ? nil : .tooFewNights(weekend: weekend.count, others: others.count)
  }
}
