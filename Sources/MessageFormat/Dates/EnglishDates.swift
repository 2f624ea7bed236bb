import Civil

/// The English words of dates.
enum EnglishDates {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// The month's name, in three letters unless it is to be long; 1 is January.
  static func month(_ month: Int, _ length: DateStyle.Length) -> String {
    let name = months[(month + 11) % 12]
    return length == .long ? name : String(name.prefix(3))
  }

  /// The weekday's name, in three letters unless it is to be long.
  static func weekday(_ weekday: Weekday, _ length: DateStyle.Length) -> String {
    let name = weekdays[(weekday.rawValue + 6) % 7]
    return length == .long ? name : String(name.prefix(3))
  }
}
