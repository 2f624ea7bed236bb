import Testing

@testable import Scores

struct SeedSleepScoreTests {
  @Test(arguments: [(5.0, 0.0), (5.1, 2), (10, 2), (20, 5), (30, 10), (30.1, 15)])
  func `minutes awake take points in steps`(minutes: Double, points: Double) throws {
    let found = try #require(SeedSleepScore.of(inBed: 480, core: 400, awake: minutes).value)
    #expect(found.wakePenalty == points)
  }

  @Test(arguments: [(25.0, 100.0), (26, 90), (29, 80), (32, 70), (35, 60), (36, 40), (9, 40)])
  func `the share of REM scores by rings`(percent: Double, points: Double) throws {
    let found = try #require(
      SeedSleepScore.of(inBed: 480, core: 4 * (100 - percent), rem: 4 * percent).value)
    #expect(found.parts[.rem] == points)
  }

  @Test func `a night without sleep or with a negative stage has no score`() {
    #expect(SeedSleepScore.of(inBed: 480).reason == .noSleep)
    #expect(SeedSleepScore.of(inBed: nil, core: 400).reason == .noSleep)
    #expect(SeedSleepScore.of(inBed: 480, core: 400, rem: -10).reason == .noSleep)
  }

  @Test func `the basic score takes two points a waking and needs hours`() {
    #expect(SeedBasicSleepScore.of(hours: 8, wakes: 4).value?.value == 82)
    #expect(SeedBasicSleepScore.of(hours: 4, wakes: 40).value?.value == 0)
    #expect(SeedBasicSleepScore.of(hours: nil, wakes: 4).reason == .noHours)
  }
}
