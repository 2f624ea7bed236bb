/// Why events make no iCalendar object.
package enum ICalendarError: Error, Hashable, Sendable {
  /// There is no event, and a calendar needs one.
  case noEvent
  /// An event of this title has a blank identifier.
  case blankIdentifier(title: String)
  /// Two events have this identifier.
  case identifierTwice(String)
}
