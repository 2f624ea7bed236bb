/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Creates the weekday that is 0 to 6 days after a Monday.
  init(daysAfterMonday: Int) {
    self = Weekday.allCases[daysAfterMonday]
  }
}
