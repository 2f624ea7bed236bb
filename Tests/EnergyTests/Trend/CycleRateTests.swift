import Physiology
import Testing

@testable import Energy

struct CycleRateTests {
  private let today = Diary.today

  private func rate(_ weights: [DatedValue], _ length: Int) -> CycleRate? {
    CycleRate(DailyValues(meansOf: weights), today: today, length: length)
  }

  @Test(arguments: [21, 28, 33, 40])
  func `whatever comes back each cycle cancels`(length: Int) throws {
    var random = SplitMix64(13)
    let water = (0..<length).map { _ in Double.random(in: 0...1.5, using: &random) }
    let weights = Diary.days(0..<(2 * length)) { 60 + water[$0 % length] - 0.02 * Double($0) }
    let found = try #require(rate(weights, length))
    #expect(found.pairs == length && found.span == length - 1)
    #expect(abs(try #require(found.rate).perDay - 0.02) < 1e-9)
  }

  @Test func `a weight a day off stands in, over the days that lie between`() throws {
    let weights = Diary.days([0, 3, 6, 9, 12, 15, 18] + [31, 34, 37, 40, 43, 46, 49]) {
      60 + 0.031 * Double($0)
    }
    let found = try #require(rate(weights, 30))
    #expect(found.pairs == 7 && found.span == 18)
    #expect(abs(try #require(found.rate).rawWeek + 7 * 0.031) < 1e-9)
    let least = 0.4 * 2.0.squareRoot() / (30 * 7.0.squareRoot())
    #expect(abs(try #require(found.standardError) - least) < 1e-12)
  }

  @Test(arguments: [[0, 3, 6, 9, 12, 15], [0, 1, 2, 3, 4, 5, 13]])
  func `six pairs, or seven over 13 days, are too few`(back: [Int]) throws {
    let found = try #require(rate(Diary.days(back + back.map { $0 + 28 }, of: 60), 28))
    #expect(found.pairs == back.count && found.rate == nil && found.standardError == nil)
  }

  @Test(arguments: [20, 41, 0, -28, .min, .max])
  func `a cycle of another length is not used`(length: Int) {
    let weights = Diary.days(0...90, of: 60)
    #expect(rate(weights, length) == nil)
    #expect(CycleIntake(DailyValues(sumsOf: weights), today: today, length: length) == nil)
  }
}
