import Civil
import Physiology
import Testing

@testable import Scores

struct RecoveryScoreTests {
  private let today = day("2026-05-20")

  private func flat(_ value: Double, then last: Double?, days: Int = 8) -> [DatedValue] {
    series(Array(repeating: value, count: days) + [last], through: today)
  }

  private func score(pulse: Double) -> RecoveryScore? {
    RecoveryScore.of(today, hrv: [], pulse: flat(50, then: pulse), sleep: []).value
  }

  @Test func `a pulse 2 per cent above a flat usual is 43 points`() {
    let found = score(pulse: 51)
    #expect(abs((found?.relative.z ?? 9) + 0.4) < 1e-9)
    #expect(found?.relative.shown == 43 && found?.relative.band == .usual)
    #expect(found?.leftOut == [.hrv: .missing, .sleep: .missing])
  }

  @Test func `less pulse is never a lower score and the scale is never left`() {
    let scores = stride(from: 20.0, through: 120, by: 1).compactMap {
      score(pulse: $0)?.relative.value
    }
    #expect(scores.count == 101)
    #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(scores.first == 100 && scores.last == 0)
  }

  @Test func `the weight of a missing part is shared`() throws {
    let both = try #require(
      RecoveryScore.of(
        today, hrv: [], pulse: flat(50, then: 47.5), sleep: flat(8, then: 7.5)
      ).value)
    #expect(abs(both.relative.z) < 1e-9)
    #expect(Set(both.parts.keys) == [.pulse, .sleep])
  }

  @Test func `sleep alone is no recovery, and is still told as a part`() {
    let found = RecoveryScore.of(today, hrv: [], pulse: [], sleep: flat(8, then: 8))
    #expect(found.value == nil)
    #expect(found.reason?.parts[.sleep]?.z == 0)
    #expect(found.reason?.leftOut == [.hrv: .missing, .pulse: .missing])
  }

  @Test(arguments: [nil, 0, -1, Double.nan])
  func `a morning without a reading never becomes a number`(reading: Double?) {
    let found = RecoveryScore.of(
      today, hrv: flat(40, then: reading), pulse: flat(60, then: reading), sleep: [])
    #expect(found.value == nil)
    #expect(found.reason?.leftOut[.hrv] == .missing)
  }

  @Test func `six mornings say how many there are`() {
    let found = RecoveryScore.of(
      today, hrv: flat(40, then: 40, days: 6), pulse: [], sleep: [])
    #expect(found.reason?.leftOut[.hrv] == .tooFewDays(have: 6, needed: 7))
  }
}
