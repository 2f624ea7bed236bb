public import Civil

/// Numbers by day and what they come to: never empty, oldest first.
public struct Series: Hashable, Sendable {
  /// The values, oldest first; those of one day keep their order.
  public let values: [DatedValue]

  /// Takes values in any order; nil without any, or with one that is not finite.
  public init?(_ values: [DatedValue]) {
    guard !values.isEmpty, values.allSatisfy({ $0.value.isFinite }) else { return nil }
    self.values = values.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// The oldest value.
  public var first: DatedValue { values[0] }

  /// The newest value.
  public var last: DatedValue { values[values.count - 1] }

  /// The sum of all values.
  public var sum: Double { values.reduce(0) { $0 + $1.value } }

  /// The arithmetic mean.
  public var mean: Double { sum / Double(count) }

  /// The least value.
  public var least: Double { values.reduce(first.value) { min($0, $1.value) } }

  /// The greatest value.
  public var greatest: Double { values.reduce(first.value) { max($0, $1.value) } }

  /// The middle value, or the mean of the two in the middle.
  public var median: Double {
    let sorted = values.map(\.value).sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The change a day along the least-squares line; nil where all values are of one day.
  public var slope: Double? {
    let days = values.map { Double($0.date - first.date) }
    let meanDay = days.reduce(0, +) / Double(count)
    let mean = mean
    let spread = days.reduce(0) { $0 + ($1 - meanDay) * ($1 - meanDay) }
    guard spread > 0 else { return nil }
    let together = zip(days, values).reduce(0) { $0 + ($1.0 - meanDay) * ($1.1.value - mean) }
    return together / spread
  }

  /// The values of some days; nil where there is none.
  public func part(_ days: ClosedRange<CivilDate>) -> Series? {
    Series(values.filter { days.contains($0.date) })
  }

  /// The same with the values of each day added up.
  public var dailySums: Series { daily { $0.reduce(0, +) } }

  /// The same with the mean of each day.
  public var dailyMeans: Series { daily { $0.reduce(0, +) / Double($0.count) } }

  private func daily(_ join: ([Double]) -> Double) -> Series {
    var joined: [DatedValue] = []
    var day: [Double] = []
    for (index, value) in values.enumerated() {
      day.append(value.value)
      if index + 1 == values.count || values[index + 1].date != value.date {
        joined.append(DatedValue(value.date, join(day)))
        day = []
      }
    }
    return Series(joined) ?? self
  }

  /// The values gathered by day, week or month, oldest first; stretches without one are left out.
  public func buckets(by step: CalendarStep) -> [Bucket] {
    var buckets: [Bucket] = []
    for value in values {
      let first = step.start(of: value.date)
      if buckets.last?.first == first {
        buckets[buckets.count - 1].add(value.value)
      } else {
        buckets.append(Bucket(first, value.value))
      }
    }
    return buckets
  }
}

/// The stretch of time that values are gathered by.
public enum CalendarStep: String, CaseIterable, Sendable {
  case day, week, month

  /// The first day of the stretch that holds a date; weeks begin on Monday.
  public func start(of date: CivilDate) -> CivilDate {
    switch self {
    case .day: date
    case .week: date - (date.weekday.rawValue - 1)
    case .month: Month(of: date).first
    }
  }

  /// The last day of the stretch that holds a date.
  public func end(of date: CivilDate) -> CivilDate {
    switch self {
    case .day: date
    case .week: start(of: date) + 6
    case .month: Month(of: date).last
    }
  }
}

/// The values of one stretch of time.
public struct Bucket: Hashable, Sendable {
  /// The first day of the stretch.
  public let first: CivilDate
  /// How many values it has, at least 1.
  public private(set) var count = 1
  /// What they add up to.
  public private(set) var sum: Double
  /// The least of them.
  public private(set) var least: Double
  /// The greatest of them.
  public private(set) var greatest: Double

  init(_ first: CivilDate, _ value: Double) {
    self.first = first
    (sum, least, greatest) = (value, value, value)
  }

  /// Their arithmetic mean.
  public var mean: Double { sum / Double(count) }

  mutating func add(_ value: Double) {
    count += 1
    sum += value
    least = min(least, value)
    greatest = max(greatest, value)
  }
}
