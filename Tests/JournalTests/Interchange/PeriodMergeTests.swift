import Civil
import Physiology
import Testing

@testable import Journal

struct PeriodMergeTests {
  private let today = day("2026-06-01")

  private func record(
    _ start: String, _ end: String? = nil, notes: String = "", id: String = "A"
  ) -> PeriodRecord {
    PeriodRecord(id: id, start: day(start), end: end.map(day), notes: notes)
  }

  private func merged(
    _ records: [PeriodRecord], _ journal: Journal, known: [CivilDate: String] = [:]
  ) -> (journal: Journal, merge: PeriodMerge) {
    let merge = PeriodMerge(records, into: journal, records: known, today: today)
    var merged = journal
    merged.apply(merge.edits)
    return (merged, merge)
  }

  @Test func `a period becomes its start, its end and its note`() {
    let (journal, merge) = merged([record("2026-03-01", "2026-03-05", notes: "long")], Journal())
    #expect(journal.periods == [Period(start: day("2026-03-01"), end: day("2026-03-05"))])
    #expect(
      journal.periodRecords { _ in "A" } == [record("2026-03-01", "2026-03-05", notes: "long")])
    #expect(merge.records == [day("2026-03-01"): "A"])
  }

  @Test func `a second time nothing changes`() {
    let records = [record("2026-03-01", "2026-03-05", notes: "x"), record("2026-03-29", id: "B")]
    let (journal, merge) = merged(records, Journal())
    #expect(PeriodMerge(records, into: journal, records: merge.records, today: today).edits == [])
  }

  @Test func `a record that was moved in the other app is moved here`() {
    let first = merged([record("2026-03-01", "2026-03-05", notes: "x")], Journal())
    let (journal, merge) = merged(
      [record("2026-03-02", "2026-03-06", notes: "x")], first.journal, known: first.merge.records)
    #expect(journal.periods == [Period(start: day("2026-03-02"), end: day("2026-03-06"))])
    #expect(journal.entries.count == 3)
    #expect(merge.records == [day("2026-03-02"): "A"])
  }

  @Test func `what the file does not mention stays`() {
    let own = Self.own
    let (journal, _) = merged([record("2026-03-01")], own)
    #expect(own.entries.allSatisfy(journal.entries.contains))
    #expect(journal.periods.count == 2)
  }

  private static var own: Journal {
    journal("2026-01-01 period start", "2026-01-05 period end", "2026-01-02 flow heavy")
  }

  @Test func `her own end and her own days win, and she is told`() {
    let (journal, merge) = merged(
      [record("2026-01-01", "2026-01-04"), record("2026-01-03", "2026-01-06", id: "B")], Self.own)
    #expect(journal == Self.own)
    #expect(merge.remarks.count == 2)
    #expect(merge.remarks.first?.contains("yours stays") == true)
    #expect(merge.remarks.last?.contains("overlaps") == true)
  }

  @Test func `a start that is ahead is left out, and an end that is ahead is still open`() {
    let (journal, merge) = merged(
      [record("2026-07-01"), record("2026-05-30", "2026-06-03", id: "B")], Journal())
    #expect(journal.periods == [Period(start: day("2026-05-30"))])
    #expect(merge.remarks.count == 1)
  }

  @Test func `an end that was missing is added`() {
    let (journal, _) = merged(
      [record("2026-03-01", "2026-03-05")], Self.with("2026-03-01 period start"))
    #expect(journal.periods.last?.end == day("2026-03-05"))
    #expect(journal.entries.count == 2)
  }

  private static func with(_ lines: String...) -> Journal {
    Journal(parsing: ([Journal.header] + lines).map { $0 + "\n" }.joined())
  }
}
