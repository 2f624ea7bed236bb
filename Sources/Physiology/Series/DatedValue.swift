public import Civil

/// A number that belongs to a day.
public struct DatedValue: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The number, in whatever unit its series has.
  public let value: Double

  /// Puts a number on a day.
  public init(_ date: CivilDate, _ value: Double) {
    self.date = date
    self.value = value
  }
}
