/// What a calendar file is to hold.
public struct AgendaRequest: Hashable, Sendable {
  /// Whether visits are in it, with their times.
  public var holdsVisits: Bool
  /// Whether titles say nothing of cycles, visits or medicines.
  public var isDiscreet: Bool
  /// Whether days that are more fertile are in it, where they are spoken of at all.
  public var holdsFertileDays: Bool
  /// How many minutes before a visit its alarm comes; nil for none.
  public var alarmMinutes: Int?

  /// Asks for what is expected.
  public init(
    holdsVisits: Bool = false, isDiscreet: Bool = false, holdsFertileDays: Bool = true,
    alarmMinutes: Int? = 60
  ) {
    self.holdsVisits = holdsVisits
    self.isDiscreet = isDiscreet
    self.holdsFertileDays = holdsFertileDays
    self.alarmMinutes = alarmMinutes
  }
}
