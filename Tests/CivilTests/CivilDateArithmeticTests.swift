import Civil
import Physiology
import Testing

@Suite struct CivilDateArithmeticTests {
  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-12-15", 1, "2027-01-15"),
    ("2026-01-15", -1, "2025-12-15"), ("2026-05-31", 13, "2027-06-30"),
    ("2026-05-31", 0, "2026-05-31"), ("2026-05-31", -24, "2024-05-31"),
  ])
  func `a month later is the same day or the month's last`(
    from: String, months: Int, to: String
  ) throws {
    #expect(try #require(CivilDate(iso: from)).adding(months: months).iso == to)
  }

  @Test(arguments: [
    ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"),
    ("2024-02-29", -1, "2023-02-28"), ("2026-03-11", 74, "2100-03-11"),
  ])
  func `a year later is the same day or the last of February`(
    from: String, years: Int, to: String
  ) throws {
    #expect(try #require(CivilDate(iso: from)).adding(years: years).iso == to)
  }

  @Test func `adding and subtracting days undo each other`() {
    var generator = SplitMix64(1)
    for _ in 0..<2000 {
      let date = CivilDate(dayNumber: Int.random(in: -100_000...100_000, using: &generator))
      let days = Int.random(in: -50_000...50_000, using: &generator)
      #expect(date + days - days == date)
      #expect((date + days) - date == days)
      #expect((date < date + days) == (days > 0))
    }
  }

  @Test(arguments: Weekday.allCases)
  func `the nearest weekday is found within a week on either side`(weekday: Weekday) {
    for number in 20_000..<20_014 {
      let date = CivilDate(dayNumber: number)
      let after = date.onOrAfter(weekday)
      let before = date.onOrBefore(weekday)
      #expect(after.weekday == weekday && (0...6).contains(after - date))
      #expect(before.weekday == weekday && (0...6).contains(date - before))
    }
  }

  @Test func `a daylight-saving change loses no day`() throws {
    let starts = try ["2026-02-08", "2026-03-08", "2026-04-06"].map {
      try #require(CivilDate(iso: $0))
    }
    #expect(zip(starts, starts.dropFirst()).map { $1 - $0 } == [28, 29])
  }
}
