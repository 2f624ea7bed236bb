import Civil
import Physiology
import Testing

@testable import Journal

struct PeriodMarksTests {
  private let first = day("2026-01-01")

  private func random(_ course: inout SplitMix64) -> CivilDate {
    first.advanced(by: Int.random(in: 0..<40, using: &course))
  }

  @Test(arguments: 0..<100)
  func `marks that come one by one tell the periods of the journal`(seed: UInt64) {
    var course = SplitMix64(seed)
    var journal = Journal()
    var marks = PeriodMarks(journal)
    for _ in 0..<20 {
      let mark: PeriodMark = Bool.random(using: &course) ? .start : .end
      let entry = Entry(date: random(&course), fact: .period(mark))
      if journal.entries.contains(entry), Bool.random(using: &course) {
        journal.apply(.remove(entry))
        marks.remove(mark, on: entry.date)
      } else {
        journal.apply(.add(entry))
        marks.insert(mark, on: entry.date)
      }
      let (start, length) = (random(&course), Int.random(in: 0..<9, using: &course))
      let last = start.advanced(by: length)
      let periods = journal.periods
      let own = periods.first { $0.start == start }
      #expect(marks.period(startingOn: start) == own)
      #expect(
        marks.hasStart(after: start, through: last)
          == periods.contains { $0.start > start && $0.start <= last })
      guard own == nil else { continue }
      let near = periods.first { $0.start <= last && start <= $0.end ?? $0.start }
      #expect(marks.overlapping(start, through: last) == near?.start)
    }
  }

  @Test func `thousands of periods are merged without looking through all for each`() {
    let records = (0..<8_000).map { place in
      let start = day("1950-01-01").advanced(by: place * 3)
      return PeriodRecord(id: "", start: start, end: start.advanced(by: 1), notes: "")
    }
    let merge = PeriodMerge(records, into: Journal(), today: .latest)
    #expect(merge.edits.count == 16_000 && merge.remarks.isEmpty)
  }
}
