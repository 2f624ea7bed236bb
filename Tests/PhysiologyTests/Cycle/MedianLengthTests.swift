import Physiology
import Testing

@Suite struct MedianLengthTests {
  @Test(arguments: [
    ([27, 28, 28, 45, 28], 28), ([], 28), ([31], 31), ([28, 29], 28), ([29, 30], 30),
    ([60, 60, 60, 60] + Array(repeating: 27, count: 12), 27),
  ])
  func `the median of twelve lengths rounds halves to the even day`(
    lengths: [Int], expected: Int
  ) throws {
    #expect(MedianLength.length(from: lengths) == expected)
    let history = CycleHistory(gaps: lengths, from: try day("2020-01-01"))
    let forecast = try #require(MedianLength().forecast(history, today: history.lastStart))
    #expect(forecast.cycleLength == expected)
  }

  @Test(arguments: [
    ([], 3), ([30], 3), ([28, 28], 2), ([27, 29], 2), ([26, 30], 3), ([26, 29], 3),
    ([22, 28], 4), ([22, 34], 5),
  ])
  func `the window is as wide as the lengths vary`(lengths: [Int], margin: Int) throws {
    #expect(MedianLength.margin(for: Variability(lengths: lengths)) == margin)
    let history = CycleHistory(gaps: lengths, from: try day("2020-01-01"))
    let forecast = try #require(MedianLength().forecast(history, today: history.lastStart))
    #expect(forecast.high == forecast.cycleLength + margin)
    #expect(forecast.low == forecast.cycleLength - margin)
  }
}
