import Civil
import Physiology
import Testing

@Suite struct CycleHistoryTests {
  /// Periods written as `start` or `start/end`, in days of January 2026 and on.
  private func periods(_ spans: [(Int, Int?)]) throws -> [Period] {
    let origin = try day("2025-12-31")
    return spans.map { Period(start: origin + $0.0, end: $0.1.map { origin + $0 }) }
  }

  @Test(
    arguments: [
      ([(5, 3)], HistoryError.endBeforeStart(start: january(5), end: january(3))),
      ([(5, 8), (5, 9)], .duplicateStart(january(5))),
      ([(5, 8), (8, 9)], .overlap(earlier: january(5), end: january(8), later: january(8))),
      ([(8, 9), (1, 4)], .unsorted(earlier: january(1), standsAfter: january(8))),
      ([(1, nil), (30, nil), (2, nil)], .unsorted(earlier: january(2), standsAfter: january(30))),
    ] as [([(Int, Int?)], HistoryError)])
  func `a faulty record is refused with the fault named`(
    spans: [(Int, Int?)], error: HistoryError
  ) throws {
    let faulty = try periods(spans)
    #expect(throws: error) { try CycleHistory(periods: faulty) }
  }

  @Test func `a break that ends before it begins is refused`() throws {
    let pause = Break(from: january(9), to: january(8), reason: .other)
    #expect(throws: HistoryError.breakEndsBeforeItBegins(from: january(9), to: january(8))) {
      try CycleHistory(periods: [], breaks: [pause])
    }
    #expect(CycleHistory(mending: [], breaks: [pause]).breaks.isEmpty)
  }

  @Test func `unknown ends and neighbouring periods are allowed`() throws {
    let record = try periods([(1, nil), (3, 5), (6, nil), (200, 200)])
    let history = try CycleHistory(periods: record)
    #expect(history.periods == record)
    #expect(history.gaps.map(\.days) == [2, 3, 194])
    #expect(history.periodLengths == [3, 1])
  }

  @Test func `sorting accepts any order and still refuses what overlaps`() throws {
    let record = try periods([(1, 5), (29, 33), (57, nil), (85, 90)])
    let sorted = try CycleHistory(periods: record)
    var generator = SplitMix64(3)
    for _ in 0..<20 {
      #expect(try CycleHistory(sorting: record.shuffled(using: &generator)) == sorted)
    }
    #expect(throws: HistoryError.duplicateStart(january(1))) {
      try CycleHistory(sorting: record + [Period(start: january(1))])
    }
  }

  @Test func `mending joins what overlaps and forgets an impossible end`() throws {
    let faulty = try periods([(29, 20), (1, 5), (1, nil), (4, 7), (29, nil), (60, 61), (61, 65)])
    let history = CycleHistory(mending: faulty)
    #expect(history.periods == (try periods([(1, 7), (29, nil), (60, 65)])))
    #expect(try CycleHistory(periods: history.periods) == history)
  }

  @Test(arguments: [
    (0, 1, false), (0, 2, true), (10, 12, true), (28, 29, true), (29, 40, false), (-9, 99, true),
  ])
  func `a break touches a gap only between its two starts`(from: Int, to: Int, touches: Bool) {
    let pause = Break(from: january(from), to: january(to), reason: .pill)
    let history = CycleHistory(
      mending: [Period(start: january(1)), Period(start: january(29))], breaks: [pause])
    #expect(history.gaps.map(\.isBroken) == [touches])
  }

  @Test func `a break without an end touches every later gap`() {
    let starts = [1, 29, 57, 85].map { Period(start: january($0)) }
    let pause = Break(from: january(40), reason: .breastfeeding)
    let history = CycleHistory(mending: starts, breaks: [pause])
    #expect(history.gaps.map(\.isBroken) == [false, true, true])
    #expect(history.pause(on: january(400)) == pause)
    #expect(history.pause(on: january(39)) == nil)
  }

  @Test func `her word on a gap is kept with it`() {
    let starts = [1, 29, 90].map { Period(start: january($0)) }
    let history = CycleHistory(
      mending: starts, confirmed: [ConfirmedGap(after: january(29), missingStarts: 1)])
    #expect(history.gaps.map(\.confirmedCycles) == [nil, 2])
  }

  @Test func `what lies after today is not known yet`() throws {
    let history = try CycleHistory(
      periods: periods([(1, 5), (29, 33), (57, 60)]), ovulations: [january(15), january(44)])
    let known = history.known(by: january(31))
    #expect(known.periods == (try periods([(1, 5), (29, nil)])))
    #expect(known.ovulations == [january(15)])
  }

  @Test func `each error is one sentence with its dates and the remedy`() {
    let errors: [(HistoryError, String)] = [
      (
        .endBeforeStart(start: january(5), end: january(3)),
        "the period that starts on 2026-01-05 ends on 2026-01-03, before it starts; "
          + "correct one of the two dates"
      ),
      (
        .duplicateStart(january(5)),
        "two periods start on 2026-01-05; remove one of them"
      ),
      (
        .overlap(earlier: january(5), end: january(8), later: january(7)),
        "the period of 2026-01-05 lasts until 2026-01-08, past the start of the next one on "
          + "2026-01-07; end it sooner or join the two"
      ),
      (
        .unsorted(earlier: january(1), standsAfter: january(8)),
        "the period of 2026-01-01 stands after the one of 2026-01-08; put the oldest first"
      ),
      (
        .startInFuture(january(9), today: january(8)),
        "the period of 2026-01-09 starts after 2026-01-08; give a day that has passed"
      ),
      (
        .endInFuture(start: january(5), end: january(9), today: january(8)),
        "the period of 2026-01-05 ends on 2026-01-09, after 2026-01-08; "
          + "leave the end open until it has come"
      ),
      (
        .breakEndsBeforeItBegins(from: january(9), to: january(8)),
        "the break from 2026-01-09 ends on 2026-01-08, before it begins; "
          + "correct one of the two dates"
      ),
    ]
    for (error, sentence) in errors { #expect(error.description == sentence) }
  }
}

/// The day of January 2026, or that many days on.
private func january(_ day: Int) -> CivilDate { CivilDate(dayNumber: 20_453 + day) }
