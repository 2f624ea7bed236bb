import Civil
import Physiology
import Testing

@testable import Energy

struct DailyValuesTests {
  private let today = Diary.today

  private let values = [
    DatedValue(Diary.today, 3), DatedValue(Diary.today - 4, 1), DatedValue(Diary.today, 5),
    DatedValue(Diary.today - 1, .nan), DatedValue(Diary.today - 2, .infinity),
  ]

  @Test func `values of a day are averaged or added, and what is no number is left out`() {
    #expect(DailyValues(meansOf: values).numbers == [1, 4])
    #expect(DailyValues(sumsOf: values).numbers == [1, 8])
    #expect(DailyValues(sumsOf: values).span == 4)
  }

  @Test func `a day without a value has none`() {
    let days = DailyValues(sumsOf: values)
    #expect(days.value(on: today) == 8 && days.value(on: today - 1) == nil)
    #expect(days.value(on: today + 1) == nil && days.value(on: today - 5) == nil)
    #expect(days.latest(through: today - 1)?.value == 1)
    #expect(days.latest(through: today - 5) == nil)
  }

  @Test func `a stretch counts both of its ends`() {
    let days = DailyValues(sumsOf: Diary.days(0...9) { Double($0) })
    #expect(days.days(3, through: today - 1).numbers == [3, 2, 1])
    #expect(days.days(from: today - 1, through: today - 2) == .none)
    #expect(days.days(0, through: today) == .none && days.days(.min, through: today) == .none)
    #expect(days.days(.max, through: today) == days)
    #expect(days.leavingOut([today, today - 9, today - 20]).numbers == [8, 7, 6, 5, 4, 3, 2, 1])
  }

  @Test func `the order in which days come does not matter`() {
    var random = SplitMix64(3)
    let days = Diary.days(0...40) { Double($0 * $0) }
    #expect(DailyValues(meansOf: days.shuffled(using: &random)) == DailyValues(meansOf: days))
  }
}
