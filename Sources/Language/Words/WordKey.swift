/// A word as two numbers, by which it is found in a ``WordSet`` or a ``WordMap``.
///
/// A word of up to fifteen bytes in UTF-8 is its bytes and its length; a longer one is two hashes,
/// in which no two words that anybody types meet.
struct WordKey: Hashable, Sendable {
  private let low: UInt64
  private let high: UInt64

  /// The key of no word.
  static let none = WordKey(low: 0, high: .max)
  private static let mostBytes = 15

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The key of a word.
  @inline(__always) init(_ word: String) {
    self = word.withBytes { Self($0) }
  }

  /// The key of a word in UTF-8.
  @inline(__always) init(_ word: UnsafeBufferPointer<UInt8>) {
    self =
      word.count <= Self.mostBytes
      ? Self(short: UnsafeRawBufferPointer(word)) : Self(long: UnsafeRawBufferPointer(word))
  }

  @inline(__always) private init(short word: UnsafeRawBufferPointer) {
    let count = word.count
    let length = UInt64(truncatingIfNeeded: count) << 56
    switch count {
    case 8...:
      low = word.eight(at: 0)
      high = word.eight(at: count &- 8) >> UInt64(truncatingIfNeeded: 128 &- 8 &* count) | length
    case 4...:
      let shift = UInt64(truncatingIfNeeded: 8 &* (count &- 4))
      low = word.four(at: 0) | word.four(at: count &- 4) << shift
      high = length
    case 1...:
      let (middle, last) = (count / 2, count &- 1)
      low =
        UInt64(word[0]) | UInt64(word[middle]) << UInt64(truncatingIfNeeded: 8 &* middle)
        | UInt64(word[last]) << UInt64(truncatingIfNeeded: 8 &* last)
      high = length
    default:
      low = 0
      high = 0
    }
  }

  private init(long word: UnsafeRawBufferPointer) {
    var (one, other) = (Hash.basis, UInt64(truncatingIfNeeded: word.count))
    var place = 0
    while place < word.count {
      let eight = word.eight(at: min(place, word.count - 8))
      one = (one ^ eight) &* Self.golden
      one ^= one >> 32
      other = (other &+ eight) &* Self.factor
      other ^= other >> 29
      place += 8
    }
    low = one
    high = other >> 1 | 1 << 62
  }

  /// 2^64 divided by the golden ratio: what Fibonacci hashing multiplies by.
  private static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let factor: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// Where the word belongs among a power of two of slots, as the highest bits that many slots need.
  @inline(__always) func slot(shift: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ high &* Self.factor) &* Self.golden) >> shift)
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always) fileprivate func eight(at place: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  @inline(__always) fileprivate func four(at place: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }
}
