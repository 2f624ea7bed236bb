import Testing

@testable import Scores

struct SeedRecoveryScoreTests {
  @Test(
    arguments: [(19.9, 35), (20, 45), (29.99, 45), (30, 58), (49.99, 58), (50, 65), (70, 70)])
  func `each band of HRV begins where the one below ends`(hrv: Double, points: Int) {
    #expect(SeedRecoveryScore.of(hrv: hrv, pulse: 39).value?.value == points)
  }

  @Test(arguments: [(39.9, 65), (40, 80), (59.9, 80), (60, 73), (80, 60), (100, 50)])
  func `each band of the pulse begins where the one below ends`(pulse: Double, points: Int) {
    #expect(SeedRecoveryScore.of(hrv: 60, pulse: pulse).value?.value == points)
  }

  @Test func `both HRV and pulse are needed`() {
    #expect(SeedRecoveryScore.of(hrv: nil, pulse: 60).reason == .noHRV)
    #expect(SeedRecoveryScore.of(hrv: 40, pulse: 0).reason == .noPulse)
    #expect(SeedRecoveryScore.of(hrv: .nan, pulse: nil).reason == .neither)
  }

  @Test func `what is not known is named and adds nothing`() {
    let found = SeedRecoveryScore.of(hrv: 60, pulse: 39, usualHRV: 50).value
    #expect(found?.parts.ownHRV == 10 && found?.value == 75 && found?.light == .green)
    #expect(found?.missing == [.efficiency, .usualPulse])
  }
}
