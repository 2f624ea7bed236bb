import Civil
import Journal

/// One thing found in the record.
struct QueryItem: Hashable, Sendable {
  let date: CivilDate
  var time: ClockTime?
  /// The last day, of what goes on for some.
  var until: CivilDate?
  var value: Double?
  var fact: Fact?
}
