/// A part of a text that holds numbers in digits of six bits, read where they stand.
///
/// A digit is the character 48 + its value, from `0` to `o`, so that numbers of the same width
/// sort like their text. Nothing is decoded before it is asked for.
struct PackedText: Sendable {
  private let text: String
  /// The part, in UTF-8.
  let range: Range<Int>

  init(_ text: String, _ range: Range<Int>? = nil) {
    var whole = text
    whole.makeContiguousUTF8()
    self.text = whole
    self.range = range ?? 0..<whole.utf8.count
  }

  /// The part as a text of its own.
  var string: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// The words between the spaces of the part.
  var list: [String] {
    withBytes { bytes in
      var words: [String] = []
      var start = 0
      for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x20 {
        if start < index {
          let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
          words.append(String(decoding: word, as: UTF8.self))
        }
        start = index + 1
      }
      return words
    }
  }

  var count: Int { range.count }

  /// Calls a function with the bytes of the part, in place.
  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    text.withBytes { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

/// Digits of six bits.
enum SixBits {
  static let zero = UInt8(ascii: "0")

  /// The lowest `6 * width` bits of a number, highest first.
  static func digits(_ number: UInt64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { zero + UInt8(truncatingIfNeeded: number >> (6 * UInt64($0)) & 63) }
  }

  /// The eight digits of the highest 48 bits of a hash, as one number that sorts like their text.
  static func key(_ hash: UInt64) -> UInt64 {
    var key: UInt64 = 0
    for place in 0..<8 {
      key = key << 8 | (UInt64(zero) + hash >> (58 - 6 * UInt64(place)) & 63)
    }
    return key
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of `width` digits at a place.
  @inline(__always) func number(at place: Int, width: Int) -> Int {
    var value = 0
    for offset in 0..<width {
      value = value << 6 | Int((self[place + offset] &- SixBits.zero) & 63)
    }
    return value
  }

  /// Eight digits at a place, as one number that sorts like their text.
  @inline(__always) func key(at place: Int) -> UInt64 {
    UInt64(
      bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(
        fromByteOffset: place, as: UInt64.self))
  }

  /// The 32-bit floating-point number whose bits stand at a place in six digits.
  @inline(__always) func float(at place: Int) -> Double {
    Double(Float(bitPattern: UInt32(truncatingIfNeeded: number(at: place, width: 6))))
  }
}
