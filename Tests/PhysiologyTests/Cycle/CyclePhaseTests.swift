import Physiology
import Testing

@Suite struct CyclePhaseTests {
  @Test(arguments: 1...40)
  func `a cycle of 28 days has its phases where the rule puts them`(day: Int) {
    let expected: CyclePhase =
      switch day {
      case ...5: .menstrual
      case ...13: .follicular
      case ...16: .ovulation
      default: .luteal
      }
    #expect(CyclePhase(cycleDay: day, cycleLength: 28, periodLength: 5) == expected)
  }

  @Test(arguments: 1...70, [1, 2, 5, 7, 10, 15])
  func `phases follow each other in order and the ovulation phase is never skipped`(
    length: Int, bleeding: Int
  ) throws {
    let order: [CyclePhase] = [.menstrual, .follicular, .ovulation, .luteal]
    let phases = (1...max(length, bleeding + 3)).map {
      CyclePhase(cycleDay: $0, cycleLength: length, periodLength: bleeding)
    }
    let places = phases.compactMap(order.firstIndex)
    #expect(places == places.sorted())
    #expect(phases.count { $0 == .menstrual } == bleeding)
    #expect((2...3).contains(phases.count { $0 == .ovulation }))
  }

  @Test(arguments: [21, 24, 26, 28, 30, 35, 40])
  func `ovulation is centred fourteen days before the next start`(length: Int) {
    let days = (1...length).filter {
      CyclePhase(cycleDay: $0, cycleLength: length, periodLength: 5) == .ovulation
    }
    #expect(days == [length - 14, length - 13, length - 12])
  }
}
