import Testing

@testable import Scores

struct StressScoreTests {
  @Test func `what she says comes first`() {
    let found = StressScore.of(rating: 3.5, hrv: 20, usualHRV: 60).value
    #expect(found == .rated(3.5) && found?.shown == 35 && found?.band == .low)
  }

  @Test(arguments: [-1, 10.5, Double.nan])
  func `a rating off the scale does not count`(rating: Double) {
    #expect(StressScore.of(rating: rating).reason == .noRatingAndNoHRV)
  }

  @Test func `symptoms count with seven kept days`() {
    func score(_ days: Int) -> Double? {
      let burden = StressScore.Burden(today: 0, usual: 3, daysKept: days)
      return StressScore.of(hrv: 50, usualHRV: 50, burden: burden).value?.value
    }
    #expect(score(6) == 50)
    #expect(abs((score(7) ?? 0) - 41) < 1e-9)
  }

  @Test func `without her usual HRV there is no guess, where Bioloop makes one up`() {
    #expect(StressScore.of(hrv: 50).reason == .noUsualHRV)
    #expect(SeedStressScore.of(hrv: 50, usualHRV: nil).value?.isMadeUp == true)
    #expect(SeedStressScore.of(hrv: 0, usualHRV: 50).reason == .noHRV)
  }
}
