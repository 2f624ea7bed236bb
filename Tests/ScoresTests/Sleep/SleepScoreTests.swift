import Testing

@testable import Scores

struct SleepScoreTests {
  private func value(_ night: SleepNight) -> Double? { SleepScore.of(night).value?.value }

  @Test(arguments: [(240.0, 20.0), (330, 52.5), (390, 82.5), (420, 100), (570, 100), (615, 92.5)])
  func `hours score along straight lines`(minutes: Double, points: Double) throws {
    let found = try #require(value(SleepNight(asleep: minutes)))
    #expect(abs(found - points) < 1e-9)
  }

  @Test func `more sleep up to nine and a half hours is never worse, and no minute jumps`() {
    let scores = (90...570).compactMap { value(SleepNight(asleep: Double($0))) }
    #expect(scores.count == 481)
    let steps = zip(scores, scores.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 1 })
  }

  @Test func `an hour awake takes 15 points and an hour to fall asleep takes 10`() {
    #expect(value(SleepNight(asleep: 480, wakeAfterOnset: 20)) == 100)
    #expect(value(SleepNight(asleep: 480, wakeAfterOnset: 60)) == 85)
    #expect(value(SleepNight(asleep: 480, latency: 45)) == 95)
    #expect(value(SleepNight(asleep: 480, latency: 600)) == 90)
  }

  @Test func `what is missing is left out and never counts as none`() throws {
    let alone = try #require(SleepScore.of(SleepNight(asleep: 480)).value)
    #expect(alone.leftOut == SleepPart.allCases.filter { $0 != .duration })
    #expect(alone.weights == [.duration: 1])
    let none = try #require(SleepScore.of(SleepNight(asleep: 480, rem: 0)).value)
    #expect(none.parts[.rem] == 40 && none.value < alone.value)
  }

  @Test func `weights of known parts add up to 1`() throws {
    let found = try #require(
      SleepScore.of(SleepNight(asleep: 400, inBed: 500, wakes: 4, deep: 60)).value)
    #expect(abs(found.weights.values.reduce(0, +) - 1) < 1e-12)
    #expect(abs((found.parts[.efficiency] ?? 0) - 85) < 1e-9)
  }

  @Test(arguments: [nil, 0, -30, Double.infinity])
  func `without hours there is no score`(asleep: Double?) {
    #expect(SleepScore.of(SleepNight(asleep: asleep, inBed: 480)).reason == .noHours)
  }

  @Test func `89 minutes are a nap and 90 are a night`() {
    #expect(SleepScore.of(SleepNight(asleep: 89)).reason == .nap(minutes: 89))
    #expect(SleepScore.of(SleepNight(asleep: 90)).value != nil)
  }
}
