package import Civil
package import Physiology

/// One number for each day that has any, oldest first; a day without one is not there.
package struct DailyValues: Hashable, Sendable {
  /// The numbers, each of another day.
  package let values: [DatedValue]

  /// No day at all.
  package static let none = DailyValues(ordered: [])

  /// The mean of each day, as weights have it; what is not finite is left out.
  package init(meansOf values: [DatedValue]) {
    self.init(values) { $0.sum / Double($0.count) }
  }

  /// The sum of each day, as food has it; what is not finite is left out.
  package init(sumsOf values: [DatedValue]) {
    self.init(values, joined: \.sum)
  }

  private init(_ values: [DatedValue], joined: ([Double]) -> Double) {
    var days: [CivilDate: [Double]] = [:]
    for value in values where value.value.isFinite {
      days[value.date, default: []].append(value.value)
    }
    self.values = days.map { DatedValue($0.key, joined($0.value)) }.sorted { $0.date < $1.date }
  }

  private init(ordered values: [DatedValue]) { self.values = values }

  /// How many days have a number.
  package var count: Int { values.count }

  /// The days from the first to the last; 0 for one day and for none.
  package var span: Int {
    guard let first = values.first, let last = values.last else { return 0 }
    return last.date - first.date
  }

  /// The numbers alone, oldest first.
  package var numbers: [Double] { values.map(\.value) }

  /// The number of a day; nil without one.
  package func value(on date: CivilDate) -> Double? {
    guard let last = latest(through: date), last.date == date else { return nil }
    return last.value
  }

  /// The last number that is not after a day; nil without one.
  package func latest(through date: CivilDate) -> DatedValue? {
    values.lastIndex(notAfter: date, by: \.date).map { values[$0] }
  }

  /// The days from one to another, both counted; none where the first is the later one.
  package func days(from first: CivilDate, through last: CivilDate) -> DailyValues {
    DailyValues(ordered: values.filter { $0.date >= first && $0.date <= last })
  }

  /// The last `count` days up to one, that day counted; none for a count below 1.
  package func days(_ count: Int, through last: CivilDate) -> DailyValues {
    days(from: last + 1 - max(0, count), through: last)
  }

  /// The same without some days.
  package func leavingOut(_ dates: Set<CivilDate>) -> DailyValues {
    guard !dates.isEmpty else { return self }
    return DailyValues(ordered: values.filter { !dates.contains($0.date) })
  }
}
