import Civil
import Testing

@Suite struct ClockTimeTests {
  @Test func `every minute of a day prints and reads back`() throws {
    for minutes in 0..<1440 {
      let time = try #require(ClockTime(minutesSinceMidnight: minutes))
      #expect(ClockTime(iso: time.iso) == time)
      #expect(ClockTime(hour: time.hour, minute: time.minute) == time)
    }
  }

  @Test(arguments: [(24, 0), (-1, 0), (12, 60), (12, -1), (Int.max, 0)])
  func `an impossible time is refused`(hour: Int, minute: Int) {
    #expect(ClockTime(hour: hour, minute: minute) == nil)
  }

  @Test(arguments: ["6:45", "06:4", "06:45:00", "24:00", "06.45", "", "ab:cd", "06:45 "])
  func `only the exact ISO form is read`(text: String) {
    #expect(ClockTime(iso: text) == nil)
  }

  @Test func `minutes outside the day are refused`() {
    #expect(ClockTime(minutesSinceMidnight: 1440) == nil)
    #expect(ClockTime(minutesSinceMidnight: -1) == nil)
    #expect(ClockTime.noon.iso == "12:00")
    #expect(ClockTime.midnight.iso == "00:00")
  }
}
