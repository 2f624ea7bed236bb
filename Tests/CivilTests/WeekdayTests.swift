import Civil
import Testing

@Suite struct WeekdayTests {
  @Test(arguments: [
    ("1970-01-01", Weekday.thursday), ("2000-01-01", .saturday), ("2026-03-11", .wednesday),
    ("1969-12-29", .monday), ("1969-12-28", .sunday),
  ])
  func `known days have their weekday`(iso: String, weekday: Weekday) throws {
    #expect(try #require(CivilDate(iso: iso)).weekday == weekday)
  }

  @Test func `weekdays are numbered as in ISO 8601`() {
    #expect(Weekday.allCases.map(\.rawValue) == Array(1...7))
    #expect(Weekday.sunday.rawValue == 7)
  }
}
