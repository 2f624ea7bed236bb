import Civil
import Testing

/// A calendar written the long way: one day after the other, by the leap-year rule alone.
private struct Walker {
  var year = 1800
  var month = 1
  var day = 1
  /// 1800-01-01 was a Wednesday.
  var weekday = 3

  private var lastDay: Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  mutating func step() {
    weekday = weekday == 7 ? 1 : weekday + 1
    if day < lastDay {
      day += 1
    } else if month < 12 {
      (month, day) = (month + 1, 1)
    } else {
      (year, month, day) = (year + 1, 1, 1)
    }
  }

  var iso: String {
    "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}

@Suite struct CivilDateTests {
  @Test func `every day of four hundred years agrees with a calendar walked day by day`() throws {
    var walker = Walker()
    var date = try #require(CivilDate(iso: "1800-01-01"))
    var days = 0
    var wrong: [String] = []
    while walker.year < 2200 {
      let parts = [date.year, date.month, date.day, date.weekday.rawValue]
      if parts != [walker.year, walker.month, walker.day, walker.weekday]
        || CivilDate(year: walker.year, month: walker.month, day: walker.day) != date
        || date.iso != walker.iso || CivilDate(iso: walker.iso) != date
      {
        wrong.append(walker.iso)
      }
      walker.step()
      date = date + 1
      days += 1
    }
    #expect(wrong.isEmpty)
    #expect(days == 146_097)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11016), ("2026-03-11", 20523),
    ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `day numbers count from the first of January 1970`(iso: String, number: Int) {
    #expect(CivilDate(iso: iso)?.dayNumber == number)
    #expect(CivilDate(dayNumber: number).iso == iso)
  }

  @Test(arguments: [
    (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1),
    (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (-4, 2, 1), (10000, 1, 1), (Int.max, 1, 1),
    (2026, Int.min, 1), (2026, 1, Int.max),
  ])
  func `an impossible date is refused`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    "", "2026-3-11", "2026-03-1", "26-03-11", "2026/03/11", "2026-03-11 ", " 2026-03-11",
    "2026-03-11T00:00", "20260311", "2026-02-30", "0000-01-01", "+026-01-01", "-026-01-01",
    "２０２６-03-11", "2026-03-1a", "2026-13-01", "2026-00-10", "2026-03-\u{661}1",
  ])
  func `only the exact ISO form is read`(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test func `arithmetic stops at the ends of the calendar`() {
    #expect(CivilDate(dayNumber: .max) == .latest)
    #expect(CivilDate(dayNumber: .min) == .earliest)
    #expect(CivilDate.latest.adding(days: .max) == .latest)
    #expect(CivilDate.earliest.adding(days: .min) == .earliest)
    #expect(CivilDate.earliest - Int.min == .latest)
    #expect(CivilDate.latest.adding(months: .max) == .latest)
    #expect(CivilDate.latest.adding(years: .max) == .latest)
    #expect(CivilDate.earliest.adding(years: .min) == .earliest)
  }

  @Test func `dates can be ranged over`() throws {
    let start = try #require(CivilDate(iso: "2024-02-27"))
    #expect((start...start + 3).map(\.day) == [27, 28, 29, 1])
    #expect(start.distance(to: start + 9) == 9)
    #expect((start..<start).isEmpty)
  }
}
