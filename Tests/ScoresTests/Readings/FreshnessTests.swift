import Civil
import Physiology
import Testing

@testable import Scores

struct FreshnessTests {
  private let today = day("2026-05-20")

  @Test(arguments: ReadingKind.allCases)
  func `a reading counts up to the last day of its kind`(kind: ReadingKind) {
    let days = kind.daysFresh
    #expect([1, 7, 90].contains(days))
    #expect(Freshness(of: kind, DatedValue(today - days, 3), today: today) == .fresh(age: days))
    let old = Freshness(of: kind, DatedValue(today - days - 1, 3), today: today)
    #expect(old == .stale(age: days + 1))
  }

  @Test(arguments: [0, -4, Double.nan, .infinity])
  func `zero, less and what is no number are missing`(value: Double) {
    #expect(Freshness(of: .steps, DatedValue(today, value), today: today) == .absent)
  }

  @Test func `what is dated ahead does not count`() {
    #expect(Freshness(of: .hrv, DatedValue(today + 2, 40), today: today) == .ahead(days: 2))
    #expect(Freshness(of: .hrv, nil, today: today) == .absent)
  }
}
