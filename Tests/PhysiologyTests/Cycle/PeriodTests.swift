import Civil
import Physiology
import Testing

@Suite struct PeriodTests {
  @Test(arguments: [(0, 1), (6, 7), (27, 28), (-1, 1), (-400, 1), (99, 100)])
  func `the start is cycle day 1 and no day is below it`(offset: Int, cycleDay: Int) throws {
    let period = Period(start: try day("2026-03-01"))
    #expect(period.cycleDay(on: period.start + offset) == cycleDay)
  }
}
