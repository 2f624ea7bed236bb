extension Double {
  /// The number to a whole power, by repeated squaring.
  func power(_ exponent: Int) -> Double {
    var result = 1.0
    var square = self
    var left = exponent.magnitude
    while left > 0 {
      if left % 2 == 1 { result *= square }
      square *= square
      left /= 2
    }
    return exponent < 0 ? 1 / result : result
  }

  /// The nearest multiple of `step`; a half goes away from zero.
  func rounded(toMultipleOf step: Double) -> Double { (self / step).rounded() * step }

  /// The nearest number of a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}

extension [Double] {
  /// What they add up to.
  var sum: Double { reduce(0, +) }

  /// The arithmetic mean; nil without any.
  var mean: Double? { isEmpty ? nil : sum / Double(count) }

  /// The standard deviation of a sample, n - 1 below the line; nil for fewer than two.
  var standardDeviation: Double? {
    guard count >= 2, let mean else { return nil }
    let squares = reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(count - 1)).squareRoot()
  }
}
