package import Civil

extension CivilDate {
  /// The days to the next first day of the week, this day counted: 1 to 7, and 7 on that weekday.
  package func daysLeftInWeek(from firstWeekday: Weekday) -> Int {
    let gap = onOrAfter(firstWeekday) - self
    return gap == 0 ? 7 : gap
  }
}
