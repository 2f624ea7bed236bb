public import Civil
public import Physiology

/// Numbers over time, for a host to draw.
public struct Chart: Hashable, Sendable {
  /// How the numbers are shown.
  public enum Shape: Hashable, Sendable {
    /// A line through all values.
    case line
    /// A bar for each value, from zero.
    case bars
  }

  /// A stretch of values between two edges, as published figures give it.
  public struct Band: Hashable, Sendable {
    /// The lower edge, by day.
    public let low: Series
    /// The upper edge, by day.
    public let high: Series

    /// Puts two edges around a band.
    public init(low: Series, high: Series) {
      self.low = low
      self.high = high
    }
  }

  /// What the numbers are, as an id such as `weight`.
  public let what: String
  /// The numbers, oldest first.
  public let series: Series
  /// How they are shown.
  public let shape: Shape
  /// The stretch of time that each value stands for.
  public let step: CalendarStep
  /// The decimal places of the numbers, 0 to 2.
  public let places: Int
  /// A level that the numbers are held against, such as that below a rise; nil for none.
  public var level: Double?
  /// The day from which they lie above it.
  public var rise: CivilDate?
  /// The first days of the cycles that the numbers lie in; empty where they are not told by cycle.
  public var cycleStarts: [CivilDate] = []
  /// Published figures beside the numbers; nil for none.
  public var band: Band?

  /// Puts numbers in a chart.
  public init(
    what: String, series: Series, shape: Shape, step: CalendarStep = .day, places: Int = 0
  ) {
    self.what = what
    self.series = series
    self.shape = shape
    self.step = step
    self.places = places
  }
}

/// A year of days with how much of something each had.
public struct YearMap: Hashable, Sendable {
  /// What is shown, as an id such as `migraine`.
  public let what: String
  /// The last day; the map goes back 371 days, to a Monday.
  public let today: CivilDate
  /// How much, 0 to 1, on the days that have a value.
  public let levels: [CivilDate: Double]

  /// No map goes further back, in days.
  static let days = 371

  /// The Monday the map begins with.
  public var first: CivilDate { CalendarStep.week.start(of: today) - 52 * 7 }

  /// Takes the levels of some days; those outside the year are left out.
  public init(what: String, today: CivilDate, levels: [CivilDate: Double]) {
    self.what = what
    self.today = today
    let first = CalendarStep.week.start(of: today) - 52 * 7
    self.levels = levels.filter { first <= $0.key && $0.key <= today }
  }
}
