package import Civil

/// A calendar as a file that other programs read (RFC 5545, 3.4).
///
/// It has no `METHOD`: RFC 5546 would have it name an organiser, and nobody is named here.
package struct ICalendarObject: Hashable, Sendable {
  /// What wrote it, such as `-//Name//Name 1//EN`.
  package let product: String
  /// The calendar's name.
  package let name: String
  /// When it was written, in UTC.
  package let stamp: Moment
  /// Its events, in the order of the file.
  package let events: [EventComponent]

  /// Creates a calendar of one event or more, each with an identifier of its own.
  package init(
    product: String, name: String, stamp: Moment, events: [EventComponent]
  ) throws(ICalendarError) {
    if events.isEmpty { throw .noEvent }
    var identifiers: Set<String> = []
    for event in events {
      let identifier = CleanText(event.identifier).text
      if identifier.isBlank { throw .blankIdentifier(title: event.title) }
      guard identifiers.insert(identifier).inserted else { throw .identifierTwice(identifier) }
    }
    self.product = product
    self.name = name
    self.stamp = stamp
    self.events = events
  }

  /// The file's text, the same for the same calendar.
  package var text: String {
    var lines = [
      ContentLine("BEGIN", "VCALENDAR"),
      ContentLine("VERSION", "2.0"),
      ContentLine("PRODID", text: product),
      ContentLine("CALSCALE", "GREGORIAN"),
    ]
    if !name.isBlank { lines.append(ContentLine("X-WR-CALNAME", text: name)) }
    for event in events { lines += event.lines(stamp: stamp) }
    lines.append(ContentLine("END", "VCALENDAR"))
    return lines.map(\.text).joined()
  }

  /// The file's bytes, in UTF-8 without a byte order mark.
  package var bytes: [UInt8] { Array(text.utf8) }
}
