/// Which fields of a time are shown, and how.
struct TimeStyle: Sendable {
  /// The smallest field that is shown.
  enum Precision: String {
    case hour, minute, second
  }

  var precision = Precision.minute
  /// Whether the hours are counted to 12; nil for the habit of the locale.
  var isTwelveHour: Bool?
  /// Whether the zone is shown, where it is known.
  var showsZone = false
}
