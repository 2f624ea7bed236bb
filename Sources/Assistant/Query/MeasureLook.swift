public import Civil

/// One thing of the record to be told of over time, as a command names it.
public struct MeasureLook: Hashable, Sendable {
  /// What its values are gathered by.
  public enum Step: String, CaseIterable, Sendable {
    case day, week, month, cycle, phase, weekday
  }

  /// The words that name it.
  public var words: String
  /// What its values are gathered by; nil for nothing.
  public var step: Step?
  /// The first day that counts; nil for any.
  public var from: CivilDate?
  /// The last day that counts; nil for today.
  public var to: CivilDate?
  /// Whether it is put beside the days before, as many.
  public var isCompared: Bool

  /// Tells of all days unless some are named.
  public init(
    words: String, step: Step? = nil, from: CivilDate? = nil, to: CivilDate? = nil,
    isCompared: Bool = false
  ) {
    self.words = words
    self.step = step
    self.from = from
    self.to = to
    self.isCompared = isCompared
  }
}

/// What the values of one thing come to.
public struct MeasureFigures: Hashable, Sendable {
  /// The values of one span of days.
  public struct Span: Hashable, Sendable {
    /// The first and the last day that were looked at, where they are bounded.
    public let from: CivilDate?
    public let to: CivilDate?
    /// How many entries there are, on how many days, and how many hold a number.
    public let count: Int
    public let days: Int
    public let valued: Int
    /// What the numbers come to, by day where they add up; nil where there are none.
    public let mean: Double?
    public let median: Double?
    public let least: Double?
    public let greatest: Double?
    /// The sum of numbers that add up; nil for others.
    public let sum: Double?
  }

  /// One group of values: a week by its Monday, a month by its first day, a weekday by 1 to 7 from
  /// Monday, a phase by its name, a cycle by its first day.
  public struct Group: Hashable, Sendable {
    /// What it holds.
    public let key: String
    /// Their mean or, where nothing has a number, how many there are.
    public let value: Double
    /// How many entries it rests on.
    public let count: Int
  }

  /// What it is, such as `sleep`.
  public let what: String
  /// The days asked of.
  public let span: Span
  /// As many days before them; nil where they are not compared.
  public let before: Span?
  /// By groups, in their order.
  public let groups: [Group]
}
