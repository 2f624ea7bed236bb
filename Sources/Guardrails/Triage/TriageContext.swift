public import Physiology

/// What is known of the person apart from her message.
public struct TriageContext: Hashable, Sendable {
  /// The mode the journal is in.
  public let mode: Mode
  /// Completed weeks of pregnancy, 0 to 45, where known.
  public let weeks: Int?
  /// Days since birth, where known.
  public let daysPostpartum: Int?
  /// Days past the expected period, where known.
  public let daysLate: Int?

  /// Makes a context; what is not known stays nil.
  public init(
    mode: Mode, weeks: Int? = nil, daysPostpartum: Int? = nil, daysLate: Int? = nil
  ) {
    self.mode = mode
    self.weeks = weeks
    self.daysPostpartum = daysPostpartum
    self.daysLate = daysLate
  }
}
