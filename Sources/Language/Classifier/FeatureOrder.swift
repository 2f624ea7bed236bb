extension [Int] {
  /// Sorts numbers of features, which are below `limit` and lie evenly below it: few of them by
  /// their highest bits and then each among its neighbours, many by their lowest ten bits and then
  /// by the others.
  ///
  /// - Parameter lowest: the bits below this one are in order already among numbers that are alike
  ///   above it.
  mutating func sortFeatures(below limit: Int, from lowest: Int = 0) {
    if count <= 16 {
      settle()
    } else if count <= 4096 {
      sortByHighest(count <= 256 ? 6 : 10, below: limit)
      settle()
    } else {
      sortByDigits(below: limit, from: lowest)
    }
  }

  /// Orders the numbers by some of their highest bits.
  private mutating func sortByHighest(_ bits: Int, below limit: Int) {
    let shift = Swift.max(0, Int.bitWidth - limit.leadingZeroBitCount - bits)
    let last = (1 << bits) - 1
    self = withUnsafeBufferPointer { numbers in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: last + 2) { ends in
        ends.initialize(repeating: 0)
        for number in numbers { ends[Swift.min(number >> shift, last) + 1] += 1 }
        for digit in 1...(last + 1) { ends[digit] += ends[digit - 1] }
        return [Int](unsafeUninitializedCapacity: numbers.count) { sorted, count in
          for number in numbers {
            let digit = Swift.min(number >> shift, last)
            sorted.initializeElement(at: ends[digit], to: number)
            ends[digit] += 1
          }
          count = numbers.count
        }
      }
    }
  }

  /// Moves every number before the larger ones in front of it: quick where few are.
  private mutating func settle() {
    withUnsafeMutableBufferPointer { numbers in
      guard numbers.count > 1 else { return }
      for index in 1..<numbers.count {
        let number = numbers[index]
        var place = index
        while place > 0, numbers[place - 1] > number {
          numbers[place] = numbers[place - 1]
          place -= 1
        }
        numbers[place] = number
      }
    }
  }

  private mutating func sortByDigits(below limit: Int, from lowest: Int) {
    var other = self
    for shift in stride(from: lowest, to: Int.bitWidth - limit.leadingZeroBitCount, by: 10) {
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
