import Civil
import Testing

@Suite struct MonthTests {
  @Test(arguments: [
    ("2026-03", 31, "2026-03-01", "2026-03-31"), ("2024-02", 29, "2024-02-01", "2024-02-29"),
    ("1900-02", 28, "1900-02-01", "1900-02-28"), ("9999-12", 31, "9999-12-01", "9999-12-31"),
  ])
  func `a month knows its days`(iso: String, days: Int, first: String, last: String) throws {
    let month = try #require(Month(iso: iso))
    #expect(month.numberOfDays == days)
    #expect(month.first.iso == first)
    #expect(month.last.iso == last)
    #expect(month.iso == iso)
  }

  @Test(arguments: ["2026-3", "2026-13", "2026-00", "0000-01", "2026-03-01", "March", ""])
  func `only the exact ISO form is read`(text: String) {
    #expect(Month(iso: text) == nil)
  }

  @Test(arguments: [
    ("2026-03", 10, "2027-01"), ("2026-03", -3, "2025-12"), ("2026-03", 0, "2026-03"),
    ("9999-12", 1, "9999-12"), ("0001-01", -1, "0001-01"), ("2026-03", Int.max, "9999-12"),
    ("2026-03", Int.min, "0001-01"),
  ])
  func `months add up and stop at the ends of the calendar`(
    from: String, months: Int, to: String
  ) throws {
    #expect(try #require(Month(iso: from)).adding(months: months).iso == to)
  }

  @Test func `a month follows the one before without a gap for four hundred years`() throws {
    var month = try #require(Month(iso: "1800-01"))
    while month.year < 2200 {
      let next = month.adding(months: 1)
      #expect(month < next && month.last + 1 == next.first && Month(of: month.last) == month)
      month = next
    }
  }
}
