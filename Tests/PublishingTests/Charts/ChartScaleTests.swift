import Physiology
import Testing

@testable import Publishing

struct ChartScaleTests {
  @Test(arguments: [
    ([0.0, 10], 3, "0 5 10"), ([27, 34], 4, "26 28 30 32 34"),
    ([36.28, 36.89], 4, "36.2 36.4 36.6 36.8 37.0"),
    ([28, 28], 4, "28.00 28.01"), ([0, 0.03], 3, "0.00 0.01 0.02 0.03"), ([], 3, "0.0 0.5 1.0"),
    ([0, 12_345], 3, "0 5000 10000 15000"), ([-3, 4], 4, "-4 -2 0 2 4"),
  ])
  func `ticks are round numbers`(values: [Double], steps: Int, ticks: String) {
    let scale = ChartScale(reaching: values, steps: steps)
    #expect(scale.ticks.map { scale.label(of: $0, separator: ".") }.joined(separator: " ") == ticks)
  }

  @Test func `every value lies on the axis, and ticks are few`() {
    var random = SplitMix64(19)
    for _ in 0..<1_000 {
      let size = [0.001, 1, 50, 1e4, 1e9][random.below(5)]
      let values = (0...random.below(6)).map { _ in Double.random(in: -size...size, using: &random)
      }
      let scale = ChartScale(reaching: values, steps: 4)
      #expect(values.allSatisfy { scale.low - 1e-6 * size <= $0 && $0 <= scale.high + 1e-6 * size })
      #expect((2...8).contains(scale.ticks.count))
    }
  }

  @Test func `decimals stand after the separator of the language`() {
    let scale = ChartScale(reaching: [36.2, 37], steps: 4)
    #expect(scale.label(of: 36.4, separator: ",") == "36,4")
  }

  @Test(arguments: [
    (1, 28, 15, [1, 5, 10, 15, 20, 25]), (1, 7, 15, [1, 2, 3, 4, 5, 6, 7]), (3, 3, 5, [3]),
    (3, 28, 15, [3, 10, 15, 20, 25]), (1, 100, 8, [1, 20, 40, 60, 80, 100]),
  ])
  func `days are named at fives and tens`(first: Int, last: Int, most: Int, days: [Int]) {
    #expect(ChartScale.days(from: first, to: last, atMost: most) == days)
  }

  @Test(arguments: [
    (0.05, 1, "0.1"), (-1.006, 2, "-1.01"), (-0.01, 1, "0.0"), (.nan, 1, "0.0"), (7, 0, "7"),
  ])
  func `a number has the decimals it is given`(value: Double, decimals: Int, text: String) {
    #expect(value.fixed(decimals) == text)
  }
}
