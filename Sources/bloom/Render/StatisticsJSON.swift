import Assistant
import Civil

/// What the values of one thing come to, in JSON.
struct StatisticsJSON: Encodable {
  let what: String
  let span: Span
  let before: Span?
  let groups: [Group]

  /// The values of one span of days.
  struct Span: Encodable {
    let from: String?
    let to: String?
    let count: Int
    let days: Int
    let valued: Int
    let mean: Double?
    let median: Double?
    let least: Double?
    let greatest: Double?
    let sum: Double?

    init(_ span: MeasureFigures.Span) {
      from = span.from?.iso
      to = span.to?.iso
      count = span.count
      days = span.days
      valued = span.valued
      mean = span.mean
      median = span.median
      least = span.least
      greatest = span.greatest
      sum = span.sum
    }
  }

  /// A day, week, month, weekday, phase or cycle.
  struct Group: Encodable {
    let key: String
    let value: Double
    let count: Int
  }

  init(_ figures: MeasureFigures) {
    what = figures.what
    span = Span(figures.span)
    before = figures.before.map(Span.init)
    groups = figures.groups.map { Group(key: $0.key, value: $0.value, count: $0.count) }
  }
}
