import Physiology
import Testing

@testable import Energy

struct SeedFallbackTests {
  private func fallback(
    weights: [DatedValue], food: [DatedValue], _ variant: SeedVariant
  ) -> SeedFallback {
    SeedFallback(
      weights: DailyValues(meansOf: weights), food: DailyValues(sumsOf: food), bodyFat: .none,
      today: Diary.today, variant: variant)
  }

  @Test func `without history each account has its own baseline`() {
    let weights = Diary.days([100], of: 62)
    #expect(fallback(weights: weights, food: [], .readme).value == 2200)
    #expect(fallback(weights: weights, food: [], .math).value == 1860)
    #expect(fallback(weights: weights, food: [], .math).source == .weight)
    #expect(fallback(weights: [], food: [], .math).source == .population)
  }

  @Test func `a weight of ten years ago is the last that counts`() {
    #expect(fallback(weights: Diary.days([3649], of: 62), food: [], .math).value == 1860)
    #expect(fallback(weights: Diary.days([3650], of: 62), food: [], .math).value == 2200)
  }

  @Test func `the shortest stretch with enough of both is taken`() {
    let found = fallback(
      weights: Diary.days(200...230, of: 62), food: Diary.days(150...230, of: 2000), .readme)
    #expect(found.source == .history(days: 365) && found.inner == 2200)
    #expect(
      found.rungs.map(\.stage) == [180, 365] && found.rungs.map(\.isEnough) == [false, true])
    #expect(found.rungs.map(\.food) == [31, 81] && found.rungs.map(\.weights) == [0, 31])
    #expect((2000...2200).contains(found.value))
  }
}
