/// The cyclic redundancy check CRC-32C (Castagnoli), as in RFC 3720, appendix B.4.
package enum CRC32C {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? (value >> 1) ^ 0x82F6_3B78 : value >> 1
    }
  }

  /// The check value of the bytes.
  package static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { bytes in
        ~bytes.reduce(~0) { value, byte in
          (value >> 8) ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
        }
      }
    }
  }

  /// The check value as eight small hexadecimal digits.
  package static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = String(checksum(bytes), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
