extension CivilDate {
  /// The date `days` later, or earlier when negative.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    guard overflow else { return CivilDate(dayNumber: sum) }
    return days > 0 ? .latest : .earliest
  }

  /// The same day of the month `months` later, or the month's last day when it is shorter.
  public func adding(months: Int) -> CivilDate {
    let target = Month(of: self).adding(months: months)
    return target.first + (min(day, target.numberOfDays) - 1)
  }

  /// The same day `years` later; 29 February becomes 28 February in a common year.
  public func adding(years: Int) -> CivilDate {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    guard overflow else { return adding(months: months) }
    return adding(months: years > 0 ? .max : .min)
  }

  /// The first such weekday on this date or after it.
  public func onOrAfter(_ weekday: Weekday) -> CivilDate {
    self + (weekday.rawValue - self.weekday.rawValue + 7) % 7
  }

  /// The last such weekday on this date or before it.
  public func onOrBefore(_ weekday: Weekday) -> CivilDate {
    self - (self.weekday.rawValue - weekday.rawValue + 7) % 7
  }

  /// The date `days` later.
  public static func + (date: CivilDate, days: Int) -> CivilDate { date.adding(days: days) }

  /// The date `days` earlier.
  public static func - (date: CivilDate, days: Int) -> CivilDate {
    days == .min ? .latest : date.adding(days: -days)
  }

  /// The number of days from `right` to `left`, negative when `left` is earlier.
  public static func - (left: CivilDate, right: CivilDate) -> Int {
    left.dayNumber - right.dayNumber
  }

  /// The number of days from this date to `other`.
  public func distance(to other: CivilDate) -> Int { other - self }

  /// The date `days` later.
  public func advanced(by days: Int) -> CivilDate { adding(days: days) }
}
