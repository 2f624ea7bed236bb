import Civil
import Physiology
import Testing

@Suite struct CycleHistoryFaultsTests {
  private func day(_ number: Int) -> CivilDate { CivilDate(dayNumber: 20_000 + number) }

  private func period(_ start: Int, _ end: Int? = nil) -> Period {
    Period(start: day(start), end: end.map(day))
  }

  @Test func `every fault of a record is named, none twice`() {
    let record = [
      period(28, 20), period(0, 4), period(3, 6), period(3), period(40, 44), period(50, 99),
      period(95),
    ]
    let pauses = [
      Break(from: day(9), to: day(8), reason: .other), Break(from: day(9), reason: .pill),
    ]
    #expect(
      CycleHistory.faults(in: record, breaks: pauses, today: day(90)) == [
        .endBeforeStart(start: day(28), end: day(20)),
        .unsorted(earlier: day(0), standsAfter: day(28)),
        .endInFuture(start: day(50), end: day(99), today: day(90)),
        .startInFuture(day(95), today: day(90)),
        .overlap(earlier: day(0), end: day(4), later: day(3)),
        .duplicateStart(day(3)),
        .overlap(earlier: day(50), end: day(99), later: day(95)),
        .breakEndsBeforeItBegins(from: day(9), to: day(8)),
      ])
  }

  @Test func `a long period is found to overlap more than its neighbour`() {
    #expect(
      CycleHistory.faults(in: [period(0, 30), period(10, 12), period(20, 22)]) == [
        .overlap(earlier: day(0), end: day(30), later: day(10)),
        .overlap(earlier: day(0), end: day(30), later: day(20)),
      ])
  }

  @Test func `a record has no faults exactly when it is taken as it is`() {
    var generator = SplitMix64(21)
    for _ in 0..<2_000 {
      let record = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        let start = Int.random(in: 0...40, using: &generator)
        return period(
          start,
          Bool.random(using: &generator)
            ? nil : start + Int.random(in: -1...6, using: &generator))
      }
      let faults = CycleHistory.faults(in: record)
      let taken = try? CycleHistory(periods: record)
      #expect(faults.isEmpty == (taken != nil), "\(record)")
      let mended = CycleHistory(mending: record)
      if let taken { #expect(mended == taken) }
      #expect(CycleHistory.faults(in: mended.periods).isEmpty)
      #expect(mended.periods.allSatisfy { made in record.contains { $0.start == made.start } })
    }
  }

  @Test func `the error that is thrown is one of the faults`() {
    var generator = SplitMix64(22)
    for _ in 0..<500 {
      let record = (0..<3).map { _ in
        period(
          Int.random(in: 0...20, using: &generator), Int.random(in: 0...24, using: &generator))
      }
      do {
        _ = try CycleHistory(periods: record)
      } catch {
        #expect(CycleHistory.faults(in: record).contains(error), "\(record): \(error)")
      }
    }
  }
}
