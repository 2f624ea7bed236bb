import Physiology
import Testing

@testable import Energy

struct ExponentialAverageTests {
  @Test func `a value two days on counts three quarters where one day counts a half`() throws {
    let days = DailyValues(meansOf: Diary.days([2, 0]) { $0 == 2 ? 10 : 20 })
    let average = try #require(ExponentialAverage(days, alpha: 0.5))
    #expect(average.value == 17.5)
    #expect(average.steps.map(\.gap) == [nil, 2] && average.steps.map(\.alpha) == [nil, 0.75])
  }

  @Test func `nothing has no average`() {
    #expect(ExponentialAverage(.none) == nil)
  }

  @Test(arguments: 1...12)
  func `a gap fades the past as days with the same value would`(gap: Int) throws {
    let filled = DailyValues(meansOf: Diary.days(0...gap) { $0 == gap ? 1500 : 2600 })
    let sparse = DailyValues(meansOf: Diary.days([gap, 0]) { $0 == gap ? 1500 : 2600 })
    let daily = try #require(ExponentialAverage(filled)).value
    #expect(abs(try #require(ExponentialAverage(sparse)).value - daily) < 1e-9)
  }

  @Test func `it stays between the least and the greatest value`() throws {
    var random = SplitMix64(5)
    for _ in 0..<100 {
      let back = (0...60).filter { _ in random.below(3) > 0 } + [61]
      let days = DailyValues(
        meansOf: Diary.days(back) { _ in Double.random(in: 50...90, using: &random) })
      let average = try #require(ExponentialAverage(days))
      let least = try #require(days.numbers.min())
      let greatest = try #require(days.numbers.max())
      #expect(average.steps.allSatisfy { (least...greatest).contains($0.value) })
      #expect(average.steps.count == days.count && average.steps.last?.value == average.value)
    }
  }
}
