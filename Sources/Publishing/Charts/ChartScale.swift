/// Values on an axis with round numbers at its ends.
struct ChartScale: Hashable, Sendable {
  /// The value at the start.
  let low: Double
  /// The value at the end, above `low`.
  let high: Double
  /// The distance of one tick from the next: 1, 2 or 5 times a power of ten.
  let step: Double
  /// How many decimals a tick needs.
  private let decimals: Int

  /// The scale that reaches all of some finite values, with about so many steps.
  ///
  /// - Parameter leastStep: the smallest step there may be, such as 1 for days.
  init(reaching values: [Double], steps: Int, leastStep: Double = 0.01) {
    let least = values.min() ?? 0
    let greatest = values.max() ?? 1
    let wanted = max((greatest - least) / Double(max(1, steps)), leastStep)
    var power = 0.01
    var decimals = 2
    while power * 10 <= wanted * 1.000_001 {
      power *= 10
      decimals -= 1
    }
    var factor = [1.0, 2, 5].first { power * $0 >= wanted * 0.999_999 } ?? 10
    if factor == 10 {
      factor = 1
      power *= 10
      decimals -= 1
    }
    let step = power * factor
    let low = (least / step + 1e-9).rounded(.down) * step
    let high = (greatest / step - 1e-9).rounded(.up) * step
    self.low = low
    self.high = high > low ? high : low + step
    self.step = step
    self.decimals = max(0, decimals)
  }

  /// The values of the ticks, both ends among them.
  var ticks: [Double] {
    let count = Int(((high - low) / step).rounded())
    return (0...max(1, min(count, 1_000))).map { low + Double($0) * step }
  }

  /// Where a value lies, 0 at the start and 1 at the end, and never beyond.
  func share(of value: Double) -> Double {
    min(max((value - low) / (high - low), 0), 1)
  }

  /// The number at a tick, with a separator before its decimals.
  func label(of tick: Double, separator: String) -> String {
    let text = tick.fixed(decimals)
    return separator == "." ? text : text.split(separator: ".").joined(separator: separator)
  }

  /// The days to name on an axis from one to another: the first, and then every fifth, tenth or so
  /// on, no more than so many.
  static func days(from first: Int, to last: Int, atMost most: Int) -> [Int] {
    guard first < last else { return [first] }
    let limit = max(2, most)
    let steps = [1, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000, 100_000, 1_000_000]
    let step = steps.first { (last - first) / $0 < limit - 1 } ?? (last - first)
    guard step > 1 else { return Array(first...last) }
    let rest = stride(from: (first / step + 1) * step, through: last, by: step)
    return [first] + rest.filter { $0 - first >= (step + 1) / 2 }
  }
}

extension Double {
  /// The number with so many decimals, rounded, 0 to 3; a number that cannot be drawn is 0.
  func fixed(_ decimals: Int) -> String {
    let factors = [1, 10, 100, 1_000]
    let factor = factors[min(max(decimals, 0), 3)]
    let scaled = Int(((drawable ?? 0) * Double(factor)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let whole = "\(sign)\(scaled.magnitude / UInt(factor))"
    guard factor > 1 else { return whole }
    let rest = String(scaled.magnitude % UInt(factor))
    let zeros = String(repeating: "0", count: max(0, min(decimals, 3) - rest.count))
    return "\(whole).\(zeros)\(rest)"
  }
}
