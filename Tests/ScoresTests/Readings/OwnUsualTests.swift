import Civil
import Physiology
import Testing

@testable import Scores

struct OwnUsualTests {
  private let today = day("2026-05-20")

  @Test func `six days are too few and seven are enough`() {
    let six = OwnUsual(series(Array(repeating: 5, count: 6), through: today - 1), before: today)
    let seven = OwnUsual(series(Array(repeating: 5, count: 7), through: today - 1), before: today)
    #expect(!six.isUsable && six.z(of: 6, floor: 1) == nil)
    #expect(seven.isUsable && seven.z(of: 6, floor: 1) == 1)
  }

  @Test func `the day itself and the 29th day before are left out`() {
    let values = [DatedValue(today, 90), DatedValue(today - 29, 90), DatedValue(today - 28, 4)]
    #expect(OwnUsual(values, before: today) == OwnUsual([values[2]], before: today))
    #expect(OwnUsual(values, before: today).mean == 4)
  }

  @Test func `of several values on a day the first counts, in any order of days`() {
    let usual = OwnUsual(
      [DatedValue(today - 1, 8), DatedValue(today - 3, 2), DatedValue(today - 1, 100)],
      before: today)
    #expect(usual.count == 2 && usual.mean == 5 && usual.deviation == 3)
  }

  @Test func `nothing has no mean, and what is no number or has no logarithm is left out`() {
    #expect(OwnUsual([], before: today).mean == nil)
    let odd = [DatedValue(today - 1, .nan), DatedValue(today - 2, .infinity)]
    #expect(OwnUsual(odd, before: today).count == 0)
    let low = [DatedValue(today - 1, 0), DatedValue(today - 2, -3)]
    #expect(OwnUsual(low, before: today, scale: .logarithmic).count == 0)
    #expect(OwnUsual(low, before: today).count == 2)
  }

  @Test func `the distance never leaves three standard deviations`() {
    let usual = OwnUsual(series([1, 2, 3, 4, 5, 6, 7], through: today - 1), before: today)
    #expect(usual.z(of: 1000, floor: 0) == 3 && usual.z(of: -1000, floor: 0) == -3)
    #expect(usual.z(of: 6, floor: 0) == 1)
    #expect(usual.z(of: .nan, floor: 1) == nil)
  }

  @Test func `without spread and without a floor there is no distance`() {
    let flat = OwnUsual(series(Array(repeating: 0, count: 9), through: today - 1), before: today)
    #expect(flat.isUsable && flat.z(of: 1, floor: 0) == nil)
  }
}
