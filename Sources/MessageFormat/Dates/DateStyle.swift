/// Which fields of a day are shown, and how long they are.
struct DateStyle: Sendable {
  /// The fields that are shown.
  enum Fields: String {
    case weekday
    case dayWeekday = "day-weekday"
    case monthDay = "month-day"
    case monthDayWeekday = "month-day-weekday"
    case yearMonthDay = "year-month-day"
    case yearMonthDayWeekday = "year-month-day-weekday"

    /// Whether the weekday is shown.
    var hasWeekday: Bool {
      switch self {
      case .weekday, .dayWeekday, .monthDayWeekday, .yearMonthDayWeekday: true
      case .monthDay, .yearMonthDay: false
      }
    }

    /// Whether the month is shown, and with it the day.
    var hasMonth: Bool { self != .weekday && self != .dayWeekday }

    /// Whether the year is shown.
    var hasYear: Bool { self == .yearMonthDay || self == .yearMonthDayWeekday }
  }

  /// How long the fields are.
  enum Length: String {
    case long, medium, short
  }

  var fields = Fields.yearMonthDay
  var length = Length.medium
}
