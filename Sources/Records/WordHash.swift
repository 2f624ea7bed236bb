/// By what words are found in a table of them.
package enum WordHash {
  /// The first eight bytes of a word as one number, zeros after its end.
  @inlinable package static func head(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if word.count >= 8 {
      return UInt64(littleEndian: UnsafeRawBufferPointer(word).loadUnaligned(as: UInt64.self))
    }
    var head: UInt64 = 0
    var index = word.count
    while index > 0 {
      index -= 1
      head = head << 8 | UInt64(word[index])
    }
    return head
  }

  /// Fibonacci hashing: what multiplying by 2^64 divided by the golden ratio leaves above.
  @inlinable package static func of(head: UInt64, length: Int) -> Int {
    Int(
      truncatingIfNeeded: ((head &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15)
        >> 32)
  }

  /// How many slots words are spread over: a power of two, at least twice as many as words.
  @inlinable package static func slots(for count: Int) -> Int {
    var slots = 64
    while slots < count * 2 { slots *= 2 }
    return slots
  }
}
