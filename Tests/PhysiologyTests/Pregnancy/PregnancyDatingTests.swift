import Civil
import Physiology
import Testing

@Suite struct PregnancyDatingTests {
  @Test(arguments: [
    ("2026-01-01", "2026-10-08"), ("2023-06-01", "2024-03-07"), ("2024-02-29", "2024-12-05"),
    ("2025-03-28", "2026-01-02"),
  ])
  func `the due date is 280 days after the last period, leap years too`(
    lmp: String, due: String
  ) throws {
    let dating = PregnancyDating(lmp: try day(lmp))
    #expect(dating.dueDate.iso == due)
    #expect(PregnancyDating(due: try day(due)) == dating)
    #expect(try dating.age(on: dating.dueDate).description == "40w0d")
    #expect(dating.daysToGo(from: dating.lmp) == 280)
  }

  @Test func `every way to date a pregnancy leads to the same one`() throws {
    for number in stride(from: 18_000, to: 22_000, by: 37) {
      let dating = PregnancyDating(lmp: CivilDate(dayNumber: number))
      #expect(PregnancyDating(due: dating.dueDate) == dating)
      #expect(PregnancyDating(conception: dating.conception) == dating)
      #expect(dating.conception - dating.lmp == 14)
      for days in [0, 1, 87, 279, 308] {
        let date = dating.lmp + days
        #expect(PregnancyDating(gestationalAge: try dating.age(on: date), on: date) == dating)
      }
    }
  }

  @Test func `what cannot be is refused with its dates`() throws {
    let lmp = try day("2026-01-01")
    let dating = PregnancyDating(lmp: lmp)
    #expect(throws: PregnancyError.lmpInFuture(lmp: lmp, today: lmp - 1)) {
      try dating.age(on: lmp - 1)
    }
    #expect(throws: PregnancyError.tooLongAgo(lmp: lmp, today: lmp + 309)) {
      try dating.age(on: lmp + 309)
    }
    #expect(try dating.age(on: lmp + 308).description == "44w0d")
  }

  @Test func `each error is one sentence with its dates and the remedy`() throws {
    let lmp = try day("2026-01-01")
    #expect(
      PregnancyError.lmpInFuture(lmp: lmp, today: lmp - 1).description
        == "the last period would start on 2026-01-01, after 2025-12-31; "
        + "give a date that has passed")
    #expect(
      PregnancyError.tooLongAgo(lmp: lmp, today: lmp + 400).description
        == "the last period would have started on 2026-01-01, more than 44 weeks before "
        + "2027-02-05; check the date")
  }
}
