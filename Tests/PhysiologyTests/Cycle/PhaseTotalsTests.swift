import Civil
import Testing

@testable import Physiology

struct PhaseTotalsTests {
  @Test func `every day is counted once, and all add up to the days`() throws {
    let first = try #require(CivilDate(iso: "2026-01-01"))
    let kinds: [DayKind] =
      Array(repeating: .phase(.menstrual), count: 5)
      + Array(repeating: .phase(.follicular), count: 8)
      + Array(repeating: .phase(.ovulation), count: 3)
      + Array(repeating: .phase(.luteal), count: 12) + [.late(days: 1), .late(days: 2), .unknown]
    let totals = PhaseTotals(first...first + (kinds.count - 1)) { kinds[$0 - first] }
    #expect(totals.phases == [.menstrual: 5, .follicular: 8, .ovulation: 3, .luteal: 12])
    #expect(totals.late == 2 && totals.unplaced == 1 && totals.days == kinds.count)
  }
}
