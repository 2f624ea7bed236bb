/// What is usual for her: what the same question came to in the spans before.
struct QueryUsual: Hashable, Sendable {
  /// Each span's number, the latest first.
  let numbers: [Double]

  /// From so many on there is a usual.
  static let least = 3
  /// No more are looked back over.
  static let mostSpans = 26

  /// Nil where there are too few.
  init?(_ numbers: [Double]) {
    guard numbers.count >= Self.least else { return nil }
    self.numbers = numbers
  }

  /// Their average.
  var mean: Double { numbers.reduce(0, +) / Double(numbers.count) }
}
