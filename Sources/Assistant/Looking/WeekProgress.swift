/// How far a pregnancy is, in weeks.
public struct WeekProgress: Hashable, Sendable {
  /// The week, 1 to 42.
  public let week: Int
  /// The weeks that most pregnancies are counted by.
  public let all: Int

  /// Makes the progress of a week.
  public init(week: Int, all: Int = 40) {
    self.week = week
    self.all = all
  }
}
