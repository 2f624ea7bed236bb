import Civil
import Physiology
import Testing

@testable import Scores

struct StrainScoreTests {
  private let today = day("2026-05-20")

  private func flat(_ value: Double, then last: Double?) -> [DatedValue] {
    series(Array(repeating: value, count: 7) + [last], through: today)
  }

  @Test func `four per cent more than a flat usual is 63 points`() {
    let found = StrainScore.of(today, steps: [], energy: flat(500, then: 520), load: []).value
    #expect(found?.relative.shown == 63 && found?.isInUsualBand == true)
    #expect(abs((found?.changePercent ?? 0) - 4) < 1e-9)
  }

  @Test func `load counts in place of energy and leads the change`() {
    let found = StrainScore.of(
      today, steps: flat(6000, then: 6000), energy: flat(500, then: 900), load: flat(80, then: 40)
    ).value
    #expect(found?.leftOut == [.energy: .loadUsed])
    #expect(found?.changePercent == -50 && found?.relative.band == .lower)
  }

  @Test func `a rest day has a load of 0, a day of no steps is not known`() {
    let rest = StrainScore.of(
      today, steps: flat(6000, then: 0), energy: [], load: flat(80, then: 0))
    #expect(rest.value?.parts[.load]?.value == 0)
    #expect(rest.value?.leftOut[.steps] == .missing)
  }

  @Test func `a usual load of 0 is nothing to compare with, so energy counts`() {
    let found = StrainScore.of(
      today, steps: [], energy: flat(500, then: 500), load: flat(0, then: 30)
    ).value
    #expect(found?.leftOut[.load] == .usualIsZero && found?.parts[.energy]?.z == 0)
  }

  @Test func `with nothing of the day every part says what it lacks`() {
    let found = StrainScore.of(today, steps: flat(6000, then: nil), energy: [], load: [])
    #expect(found.reason?.leftOut == [.steps: .missing, .energy: .missing, .load: .missing])
  }
}
