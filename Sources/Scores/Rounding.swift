extension Double {
  /// The nearest whole number, halves away from zero.
  var nearestInt: Int { Int(exactly: rounded()) ?? (self > 0 ? .max : .min) }
}

extension Comparable {
  /// The value, or the nearest end of a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Double? {
  /// The number if it is finite and above zero; 0 and less count as missing.
  var ifPositive: Double? { flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

  /// The number if it is finite and not below zero.
  var ifNotNegative: Double? { flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }

  /// The number if it is finite.
  var ifFinite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

extension [Double] {
  /// The sum, oldest first.
  var sum: Double { reduce(0, +) }

  /// The arithmetic mean; nil for none.
  var mean: Double? { isEmpty ? nil : sum / Double(count) }
}
