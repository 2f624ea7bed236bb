/// A reminder of an event, shown on the screen (RFC 5545, 3.6.6).
package struct AlarmComponent: Hashable, Sendable {
  /// Minutes before the start; below 0 after it. All-day events start at midnight.
  package var minutesBefore: Int
  /// What it says; where that is blank, the title of its event.
  package var words: String

  /// Creates an alarm some minutes before the start of its event.
  package init(minutesBefore: Int, words: String = "") {
    self.minutesBefore = minutesBefore
    self.words = words
  }

  /// Its lines within an event of a title.
  func lines(title: String) -> [ContentLine] {
    [
      ContentLine("BEGIN", "VALARM"),
      ContentLine("ACTION", "DISPLAY"),
      ContentLine("DESCRIPTION", text: words.isBlank ? title : words),
      ContentLine("TRIGGER", trigger),
      ContentLine("END", "VALARM"),
    ]
  }

  /// The duration from the start to the alarm (RFC 5545, 3.3.6).
  private var trigger: String {
    let minutes = minutesBefore.magnitude
    guard minutes > 0 else { return "PT0S" }
    let parts = [(minutes / 60 % 24, "H"), (minutes % 60, "M")].filter { $0.0 > 0 }
    let clock = parts.map { "\($0.0)\($0.1)" }.joined()
    let days = minutes / 1440 > 0 ? "\(minutes / 1440)D" : ""
    return (minutesBefore > 0 ? "-P" : "P") + days + (clock.isEmpty ? "" : "T" + clock)
  }
}
