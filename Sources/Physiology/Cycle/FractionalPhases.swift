/// Phases as fixed shares of a cycle, an alternative to the rule of `CyclePhase`.
///
/// The follicular phase ends at 46 per cent of the length and the ovulation phase at 57, each
/// rounded to a day, halves to the even one. It moves ovulation with the length at both ends, which observed cycles do not
/// bear out, so no forecast uses it.
public struct FractionalPhases: Hashable, Sendable {
  /// The length of the cycle in days.
  public let cycleLength: Int

  /// The days of bleeding.
  public let periodLength: Int

  /// Creates the phases of a cycle; lengths below one day count as one.
  public init(cycleLength: Int, periodLength: Int) {
    self.cycleLength = max(1, cycleLength)
    self.periodLength = max(1, periodLength)
  }

  /// The last cycle day of the follicular phase.
  public var follicularEnd: Int { Int((0.46 * Double(cycleLength)).rounded(.toNearestOrEven)) }

  /// The last cycle day of the ovulation phase.
  public var ovulationEnd: Int { Int((0.57 * Double(cycleLength)).rounded(.toNearestOrEven)) }

  /// The phase of a cycle day, from 1; nil beyond the cycle, which is late and in no phase.
  public func phase(onCycleDay day: Int) -> CyclePhase? {
    if day <= periodLength { return .menstrual }
    if day <= follicularEnd { return .follicular }
    if day <= ovulationEnd { return .ovulation }
    return day <= cycleLength ? .luteal : nil
  }
}
