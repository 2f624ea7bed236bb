public import Civil

/// The days ahead of several people side by side, for a host to draw.
public struct PeopleTimeline: Hashable, Sendable {
  /// What is ahead of one person.
  public struct Row: Hashable, Sendable {
    /// Who it is.
    public let name: String
    /// The days of a period that are expected; nil where none are.
    public let expected: ClosedRange<CivilDate>?

    /// Puts days to a name.
    public init(name: String, expected: ClosedRange<CivilDate>?) {
      self.name = name
      self.expected = expected
    }
  }

  /// The people, in the order of the table.
  public let rows: [Row]
  /// The day it is.
  public let today: CivilDate

  /// Puts people side by side.
  public init(rows: [Row], today: CivilDate) {
    self.rows = rows
    self.today = today
  }
}
