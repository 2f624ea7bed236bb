extension [Int] {
  /// Sorts numbers of features, which are below `limit`: many of them by their lowest ten bits and
  /// then by the others, which takes two passes however many there are.
  mutating func sortFeatures(below limit: Int) {
    guard count > 256, limit <= 1 << 20 else { return sort() }
    var other = self
    for shift in [0, 10] {
      var ends = [Int](repeating: 0, count: 1025)
      for number in self { ends[(number >> shift & 1023) + 1] += 1 }
      for digit in 1...1024 { ends[digit] += ends[digit - 1] }
      for number in self {
        let digit = number >> shift & 1023
        other[ends[digit]] = number
        ends[digit] += 1
      }
      swap(&self, &other)
    }
  }
}
