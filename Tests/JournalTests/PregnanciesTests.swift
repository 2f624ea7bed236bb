import Civil
import Physiology
import Testing

@testable import Journal

struct PregnanciesTests {
  @Test func `the date given last is the one that counts`() {
    let journal = journal(
      "2026-04-02 pregnancy lmp 2026-03-01", "2026-05-20 pregnancy due 2026-12-10")
    #expect(journal.pregnancies.count == 1)
    #expect(journal.pregnancy?.dating?.dueDate == day("2026-12-10"))
    #expect(journal.pregnancy?.isOngoing == true)
    #expect(journal.breaks == [Break(from: day("2026-03-05"), reason: .pregnancy)])
  }

  @Test(arguments: [
    ([], false),
    (["2026-05-01 pregnancy ended loss"], true),
    (["2026-05-01 pregnancy ended birth"], false),
    (["2026-05-01 pregnancy ended loss", "2026-06-01 mode cycle"], true),
    (["2026-05-01 pregnancy ended loss", "2026-06-01 mode ttc"], true),
    (["2026-05-01 pregnancy ended loss", "2026-09-01 mode pregnancy"], false),
    (["2026-05-01 pregnancy ended loss", "2026-09-01 pregnancy lmp 2026-08-01"], false),
    (["2026-09-01 pregnancy ended loss", "2026-05-01 pregnancy lmp 2026-04-01"], true),
  ])
  func `after a loss stays until a new pregnancy`(lines: [String], expected: Bool) throws {
    #expect(Journal(try lines.map { try entry($0) }).isAfterLoss == expected)
  }

  @Test func `a pregnancy that ended is a break up to its end`() {
    let journal = journal(
      "2026-02-01 pregnancy lmp 2026-01-01", "2026-03-10 pregnancy ended loss",
      "2026-08-01 pregnancy due 2027-04-01", "2026-08-09 mode general")
    #expect(
      journal.breaks == [
        Break(from: day("2026-01-01"), to: day("2026-03-10"), reason: .loss),
        Break(from: day("2026-06-25"), to: day("2026-08-09"), reason: .pregnancy),
      ])
    #expect(journal.pregnancy?.ending == nil)
    #expect(journal.pregnancy?.isOngoing == false)
  }

  @Test func `an end without any date is kept as an end`() {
    let journal = journal("2026-03-10 pregnancy ended loss")
    #expect(journal.pregnancies.map(\.endedOn) == [day("2026-03-10")])
    #expect(journal.breaks.map(\.reason) == [.loss])
  }
}
