import Physiology
import Testing

@testable import Energy

struct IntakeWindowTests {
  @Test func `today and what is older than 28 days do not count`() {
    let food = DailyValues(
      sumsOf: Diary.days([0, 1, 28, 29]) { $0 == 0 || $0 == 29 ? 9000 : 2000 })
    let window = IntakeWindow(food, today: Diary.today)
    #expect(window.mean == 2000 && window.days.count == 2 && window.days.span == 27)
  }

  @Test(arguments: [(1...14, false), (1...15, true), (1...13, false)])
  func `14 days over 14 are enough`(back: ClosedRange<Int>, isValid: Bool) {
    let food = DailyValues(sumsOf: Diary.days(back, of: 2000))
    #expect(IntakeWindow(food, today: Diary.today).isValid == isValid)
  }

  @Test func `no food has no mean, and a logged 0 is 0`() throws {
    #expect(IntakeWindow(.none, today: Diary.today).mean == nil)
    #expect(IntakeWindow(.none, today: Diary.today).smoothed == nil)
    let fast = DailyValues(sumsOf: Diary.days([1, 2]) { $0 == 1 ? 0 : 1000 })
    #expect(IntakeWindow(fast, today: Diary.today).mean == 500)
    let error = try #require(IntakeWindow(fast, today: Diary.today).standardError)
    #expect(abs(error - 500) < 1e-9)
  }
}
