import Civil
import Physiology
import Testing

@testable import Energy

struct WeightLineTests {
  private let today = Diary.today

  @Test func `the ordinary line is that of a hand count`() throws {
    let weights = DailyValues(meansOf: Diary.days([2, 1, 0]) { [65, 61, 60][$0] })
    let fit = try #require(WeightLine(weights, today: today, decay: 1).fit)
    #expect(fit.rate.perDay == 2.5 && fit.meanWeight == 62 && fit.squareSum == 2)
    #expect(abs(try #require(fit.residual) - 1.5.squareRoot()) < 1e-12)
    #expect(abs(try #require(fit.standardError) - 0.75.squareRoot()) < 1e-12)
    #expect(fit.rate.week == 0.75 && fit.rate.isClamped && fit.rate.rawWeek == 17.5)
  }

  @Test func `older weights count less`() throws {
    let weights = DailyValues(meansOf: Diary.days([2, 1, 0]) { [61, 60, 60][$0] })
    let fit = try #require(WeightLine(weights, today: today, decay: 0.5).fit)
    #expect(fit.sumOfWeights == 1.75 && fit.meanDay == 2.5 / 1.75)
    let plain = try #require(WeightLine(weights, today: today, decay: 1).fit)
    #expect(fit.rate.perDay > plain.rate.perDay)
  }

  @Test(arguments: [0.5, 0.9, 1])
  func `two weights have one line, whatever they count, and no scatter`(decay: Double) throws {
    let weights = DailyValues(meansOf: Diary.days([10, 0]) { $0 == 10 ? 60 : 60.5 })
    let fit = try #require(WeightLine(weights, today: today, decay: decay).fit)
    #expect(abs(fit.rate.perDay - 0.05) < 1e-12)
    #expect(fit.residual == nil && fit.standardError == nil)
  }

  @Test func `one weight has no line`() {
    let line = WeightLine(DailyValues(meansOf: Diary.days([3], of: 60)), today: today)
    #expect(line.count == 1 && line.fit == nil)
  }

  @Test func `weights after today and those of another age have no part`() {
    let later = DailyValues(meansOf: Diary.days([-1, 0], of: 60))
    #expect(WeightLine(later, today: today).count == 1)
    let old = DailyValues(meansOf: Diary.days(90_000...90_010) { Double($0 % 7) + 60 })
    #expect(WeightLine(old, today: today).fit == nil)
  }

  @Test func `a heavier body has the same slope, a mirrored one the opposite`() throws {
    var random = SplitMix64(9)
    for _ in 0..<50 {
      let noise = (0...27).map { _ in Double.random(in: -1...1, using: &random) }
      func line(_ weight: (Double) -> Double) throws -> WeightLine.Fit {
        let days = noise.enumerated().map { DatedValue(today - $0.offset, weight($0.element)) }
        return try #require(WeightLine(DailyValues(meansOf: days), today: today).fit)
      }
      let slope = try line { 60 + $0 }.rate.perDay
      #expect(abs(try line { 90 + $0 }.rate.perDay - slope) < 1e-9)
      #expect(abs(try line { 60 - $0 }.rate.perDay + slope) < 1e-9)
      let steep = try line { 60 + 40 * $0 }.rate
      #expect(WeightRate.limits.contains(steep.week))
    }
  }
}
