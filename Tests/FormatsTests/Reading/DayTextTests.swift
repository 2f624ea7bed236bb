import Civil
import Testing

@testable import Formats

struct DayTextTests {
  @Test(arguments: [
    ("2026-02-09", "2026-02-09"), ("2026-02-09T23:00:00.000Z", "2026-02-09"),
    (" 2026-02-09 06:45 ", "2026-02-09"), ("20260209", "2026-02-09"),
    ("Feb 9, 2026", "2026-02-09"), ("9 February 2026", "2026-02-09"),
    ("Mon, 9 Feb 2026", "2026-02-09"), ("9. Februar 2026", "2026-02-09"),
    ("February 9th, 2026", "2026-02-09"),
  ])
  func `a day is read as it is written`(text: String, iso: String) {
    #expect(DayText.certain(text)?.iso == iso)
  }

  @Test(arguments: [
    "2026-02-30", "20260230", "Feb 30, 2026", "1/2/2026", "soon", "", "2026", "123456789",
    "2026-02-091", "May", "may I",
  ])
  func `what is no certain day gives none`(text: String) {
    #expect(DayText.certain(text) == nil)
  }

  @Test(arguments: [
    ("06:45", "06:45"), ("6:45 PM", "18:45"), ("12:05 am", "00:05"),
    ("2026-02-09 23:44:00", "23:44"), ("2026-02-09T07:05:00Z", "07:05"),
  ])
  func `a time is read with or without its day`(text: String, iso: String) {
    #expect(DayText.time(text)?.iso == iso)
  }

  @Test(arguments: ["", "25:00", "7", "noon", "7:61"])
  func `what is no time gives none`(text: String) {
    #expect(DayText.time(text) == nil)
  }
}
