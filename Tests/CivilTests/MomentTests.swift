import Civil
import Testing

@Suite struct MomentTests {
  @Test(arguments: ["2026-03-11T09:30", "2026-03-11T09:30:59"])
  func `a moment is read with or without seconds`(text: String) throws {
    #expect(try #require(Moment(iso: text)).iso == "2026-03-11T09:30")
  }

  @Test(arguments: [
    "2026-03-11", "2026-03-11 09:30", "2026-03-11T09:30:60", "2026-03-11T09:30:5",
    "2026-03-11T9:30", "2026-02-30T09:30", "2026-03-11T25:00", "2026-03-11T09:30Z", "T", "",
    "2026-03-11T09:30:00.5",
  ])
  func `any other form is refused`(text: String) {
    #expect(Moment(iso: text) == nil)
  }

  @Test(arguments: [
    ("2026-03-11T23:59", 1, "2026-03-12T00:00"), ("2026-03-11T00:00", -1, "2026-03-10T23:59"),
    ("2026-03-11T09:30", 0, "2026-03-11T09:30"), ("2026-03-01T00:30", -1440, "2026-02-28T00:30"),
    ("2026-12-31T12:00", 2880, "2027-01-02T12:00"),
  ])
  func `minutes carry over into days`(from: String, minutes: Int, to: String) throws {
    let start = try #require(Moment(iso: from))
    let end = start.adding(minutes: minutes)
    #expect(end.iso == to)
    #expect(end - start == minutes)
    #expect((start < end) == (minutes > 0))
  }
}
