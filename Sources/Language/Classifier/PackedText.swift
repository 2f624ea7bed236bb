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
  /// Eight digits of zero.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The lowest `6 * width` bits of a number, highest first.
  static func digits(_ number: UInt64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { zero + UInt8(truncatingIfNeeded: number >> (6 * UInt64($0)) & 63) }
  }

  /// The eight digits of the highest 48 bits of a hash, as one number that sorts like their text.
  static func key(_ hash: UInt64) -> UInt64 {
    let halves = hash >> 8 & 0x00FF_FFFF_0000_0000 | hash >> 16 & 0x0000_0000_00FF_FFFF
    let quarters = halves << 4 & 0x0FFF_0000_0FFF_0000 | halves & 0x0000_0FFF_0000_0FFF
    let digits = quarters << 2 & 0x3F00_3F00_3F00_3F00 | quarters & 0x003F_003F_003F_003F
    return digits + zeros
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

  /// Two numbers of four digits each, one after the other from a place on.
  @inline(__always) func pair(at place: Int) -> (first: Int, second: Int) {
    let digits = (key(at: place) &- SixBits.zeros) & 0x3F3F_3F3F_3F3F_3F3F
    let doubled = digits & 0x003F_003F_003F_003F | digits >> 2 & 0x0FC0_0FC0_0FC0_0FC0
    let fourfold = doubled & 0x0000_0FFF_0000_0FFF | doubled >> 4 & 0x00FF_F000_00FF_F000
    return (
      Int(truncatingIfNeeded: fourfold >> 32), Int(truncatingIfNeeded: fourfold & 0xFFFF_FFFF)
    )
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
