/// The rules of the proleptic Gregorian calendar, in integers.
enum Gregorian {
  /// Day number of 0001-01-01, counted from 1970-01-01.
  static let firstDay = -719_162

  static let daysPerFourYears = 4 * 365 + 1
  static let daysPerCentury = 25 * daysPerFourYears - 1
  static let daysPerFourCenturies = 4 * daysPerCentury + 1

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days of the year that lie before the first of `month`, 1 to 12.
  static func days(beforeMonth month: Int, of year: Int) -> Int {
    let common = (367 * month - 362) / 12
    guard month > 2 else { return common }
    return common - (isLeap(year) ? 1 : 2)
  }

  /// The day number of a date whose parts are known to exist.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    return firstDay + past * 365 + leapDays + days(beforeMonth: month, of: year) + day - 1
  }

  /// The year, month and day of a day number not before `firstDay`.
  static func parts(of dayNumber: Int) -> (year: Int, month: Int, day: Int) {
    let (fourCenturies, inFourCenturies) =
      (dayNumber - firstDay).quotientAndRemainder(dividingBy: daysPerFourCenturies)
    let century = min(inFourCenturies / daysPerCentury, 3)
    let inCentury = inFourCenturies - century * daysPerCentury
    let (fourYears, inFourYears) = inCentury.quotientAndRemainder(dividingBy: daysPerFourYears)
    let single = min(inFourYears / 365, 3)
    let dayOfYear = inFourYears - single * 365
    let year = fourCenturies * 400 + century * 100 + fourYears * 4 + single + 1
    var month = dayOfYear / 31 + 1
    if month < 12, dayOfYear >= days(beforeMonth: month + 1, of: year) { month += 1 }
    return (year, month, dayOfYear - days(beforeMonth: month, of: year) + 1)
  }
}
