import Testing

@testable import Scores

struct WeeklyScoreTests {
  private func week() -> WeekRecord {
    var week = WeekRecord()
    week.recovery = [40, 60, nil, 50, 50, nil, nil]
    week.sleepConsistency = 90
    week.inUsualBand = [true, false, true, false, nil, nil, nil]
    return week
  }

  @Test func `three parts share the whole weight`() throws {
    let found = try #require(WeeklyScore.of(week()).value)
    #expect(abs(found.value - (0.3 * 50 + 0.25 * 90 + 0.15 * 50) / 0.7) < 1e-9)
    #expect(found.lowest == .recovery && found.change == nil)
    #expect(found.leftOut[.symptoms] == .tooFewDays(have: 0, needed: 4))
    #expect(abs(found.weights.values.reduce(0, +) - 1) < 1e-12)
  }

  @Test func `two parts are too few`() {
    var week = week()
    week.recovery[0] = nil
    let reason = WeeklyScore.of(week).reason
    #expect(Set(reason?.parts.keys.map(\.self) ?? []) == [.sleepConsistency, .strain])
    #expect(reason?.leftOut[.recovery] == .tooFewDays(have: 3, needed: 4))
  }

  @Test func `the change is that of the shown numbers`() {
    var week = week()
    week.lastShown = 60
    #expect(WeeklyScore.of(week).value?.change == 4)
  }

  @Test func `breathing counts only where it is chosen`() {
    var week = week()
    week.practised = [true, false]
    #expect(WeeklyScore.of(week).value?.leftOut[.breathing] == .notChosen)
    week.practises = true
    #expect(abs((WeeklyScore.of(week).value?.parts[.breathing] ?? 0) - 100.0 / 7) < 1e-9)
  }
}
