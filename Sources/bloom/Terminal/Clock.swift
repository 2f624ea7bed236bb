import Civil

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine's wall clock, the only one in the program.
enum Clock {
  /// The second of the running minute, 0 to 59.
  static func second() -> Int? {
    var seconds = time(nil)
    var parts = tm()
    return localtime_r(&seconds, &parts) != nil ? min(Int(parts.tm_sec), 59) : nil
  }

  /// The local moment now.
  static func now() -> Moment? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let date = CivilDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      let time = ClockTime(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    else { return nil }
    return Moment(date: date, time: time)
  }
}
