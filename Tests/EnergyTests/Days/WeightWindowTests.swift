import Physiology
import Testing

@testable import Energy

struct WeightWindowTests {
  @Test func `today counts, the 28th day before it does not`() {
    let weights = DailyValues(meansOf: Diary.days([0, 27, 28]) { $0 == 28 ? 99 : 60 })
    let window = WeightWindow(weights, today: Diary.today)
    #expect(window.days.numbers == [60, 60] && window.latest == 60)
  }

  @Test(arguments: [
    ([0, 2, 4, 6, 8, 10, 13], false), ([0, 2, 4, 6, 8, 10, 14], true), ([0, 14], false),
  ])
  func `7 days over 14 are enough`(back: [Int], isValid: Bool) {
    let weights = DailyValues(meansOf: Diary.days(back, of: 60))
    #expect(WeightWindow(weights, today: Diary.today).isValid == isValid)
  }
}
