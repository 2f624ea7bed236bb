import Civil
import Journal

/// What the record holds in answer to a question.
struct QueryAnswer: Hashable, Sendable {
  let query: Query
  /// One for each side of the question, in its order.
  let findings: [QueryFinding]
  /// The last thing of the kind that is noted at all.
  let latest: QueryItem?
  /// What the same came to in the spans before; nil where it was not asked for or is not known.
  var usual: QueryUsual?

  /// The days found, each once, in order; what a question after it may be about.
  var days: [CivilDate] {
    findings.flatMap(\.days).distinct
  }
}

/// What is found on one side of a question.
struct QueryFinding: Hashable, Sendable {
  let side: QuerySide
  /// The days that were looked at.
  let ranges: [ClosedRange<CivilDate>]
  /// What lies there, oldest first.
  let items: [QueryItem]
  /// What was asked for as a number; nil where it is none, or none can be told.
  var number: Double?
  /// The one thing asked for, such as the last or the highest, and the other end of a range.
  var chosen: QueryItem?
  var other: QueryItem?
  /// By groups, the greatest first: the group's number, its mean and how many it rests on.
  var groups: [QueryShare] = []
  /// How many there are of which those found are a part.
  var whole = 0

  /// The days on which the highest or lowest was reached.
  var ties: [CivilDate] = []

  /// Whether the groups hold counts rather than means.
  var isCounted = false

  /// The days with something, each once, in order.
  var days: [CivilDate] { items.lazy.map(\.date).distinct }
  /// The numbers found.
  var values: [Double] { items.compactMap(\.value) }
}

/// One group of what is found, such as the first days of periods.
///
/// The key of a month is its year times twelve and its place in that, of a week or cycle the days
/// from the earliest date to its first.
struct QueryShare: Hashable, Sendable {
  let key: Int
  let mean: Double
  let count: Int
}
