/// What a calendar file is to hold.
public struct AgendaRequest: Hashable, Sendable {
  /// Whether visits are in it, with their times.
  public var holdsVisits: Bool
  /// Whether titles say nothing of cycles, visits or medicines.
  public var isDiscreet: Bool
  /// Whether days that are more fertile are in it, where they are spoken of at all.
  public var holdsFertileDays: Bool

  /// Asks for what is expected.
  public init(
    holdsVisits: Bool = false, isDiscreet: Bool = false, holdsFertileDays: Bool = true
  ) {
    self.holdsVisits = holdsVisits
    self.isDiscreet = isDiscreet
    self.holdsFertileDays = holdsFertileDays
  }
}
