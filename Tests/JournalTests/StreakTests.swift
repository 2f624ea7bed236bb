import Civil
import Testing

@testable import Journal

struct StreakTests {
  @Test(arguments: [0, 1, 2, 3, 28, 29, 31, 365, 400])
  func `a row goes on across the ends of months and years`(count: Int) throws {
    let today = try #require(CivilDate(iso: "2028-03-02"))
    let row = Streak((0..<count).map { today + -$0 }, upTo: today)
    #expect(row.days == count && row.hasToday == (count > 0))
  }

  @Test func `a day that is not over yet breaks no row`() throws {
    let today = try #require(CivilDate(iso: "2026-03-01"))
    let row = Streak([today + -1, today + -2], upTo: today)
    #expect(row.days == 2 && !row.hasToday)
  }

  @Test func `a day left out ends the row`() throws {
    let today = try #require(CivilDate(iso: "2026-01-02"))
    #expect(Streak([today, today + -2, today + -3], upTo: today).days == 1)
    #expect(Streak([today + -2, today + -3], upTo: today).days == 0)
  }

  @Test func `a day told twice, and days ahead, count for nothing more`() throws {
    let today = try #require(CivilDate(iso: "2026-01-02"))
    #expect(Streak([today, today, today + -1, today + 1], upTo: today).days == 2)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 127, 128, 129, 1_000])
  func `a row that is looked up is as long as one that is given`(count: Int) throws {
    let today = try #require(CivilDate(iso: "2026-01-02"))
    let done = (0..<count).map { today + -$0 } + [today + -(count + 1)]
    var reached = 0
    let row = Streak(upTo: today) { span in
      reached = today - span.lowerBound
      return done.filter(span.contains)
    }
    #expect(row == Streak(done, upTo: today))
    #expect(reached <= max(32, 4 * count))
  }
}
