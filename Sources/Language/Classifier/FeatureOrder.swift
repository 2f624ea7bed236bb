extension [Int] {
  /// Sorts numbers of features, which are below `limit`: more than a few by the lower half of their
  /// bits and then by the upper one, which takes two passes however many there are.
  mutating func sortFeatures(below limit: Int) {
    let bits = (Int.bitWidth - (limit - 1).leadingZeroBitCount + 1) / 2
    guard count > 64, bits <= 10 else { return sort() }
    let mask = 1 << bits - 1
    var other = self
    var ends = [Int](repeating: 0, count: mask + 2)
    for shift in [0, bits] {
      for digit in ends.indices { ends[digit] = 0 }
      for number in self { ends[(number >> shift & mask) + 1] += 1 }
      for digit in 1...mask + 1 { ends[digit] += ends[digit - 1] }
      for number in self {
        let digit = number >> shift & mask
        other[ends[digit]] = number
        ends[digit] += 1
      }
      swap(&self, &other)
    }
  }
}
