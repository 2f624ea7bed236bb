import Physiology
import Testing

@Suite struct FractionalPhasesTests {
  @Test(arguments: [
    (21, 10, 12), (24, 11, 14), (26, 12, 15), (28, 13, 16), (30, 14, 17), (32, 15, 18),
    (35, 16, 20), (40, 18, 23), (75, 34, 43),
  ])
  func `the phases end at 46 and 57 per cent of the cycle`(
    length: Int, follicular: Int, ovulation: Int
  ) {
    let phases = FractionalPhases(cycleLength: length, periodLength: 5)
    #expect(phases.follicularEnd == follicular && phases.ovulationEnd == ovulation)
    let days = (1...length).map { phases.phase(onCycleDay: $0) }
    #expect(days.lastIndex(of: .menstrual) == 4)
    #expect(days.lastIndex(of: .follicular) == follicular - 1)
    #expect(days.lastIndex(of: .ovulation) == ovulation - 1)
    #expect(days.last == .luteal)
    #expect(phases.phase(onCycleDay: length + 1) == nil)
  }
}
