import Journal

/// A file packed with gzip (RFC 1952), of which what is unpacked is bounded.
enum GzipFile {
  /// Whether the first bytes of a file say that it is packed.
  static func knows(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// What is packed in a file; a fault where it is damaged, cut short or too large.
  static func unpacked(_ bytes: [UInt8]) throws(LineFault) -> [UInt8] {
    guard let start = start(of: bytes) else { throw damaged }
    var reader = Inflation(bytes, from: start, atMost: ReadingLimits.unpacked)
    switch reader.run() {
    case .whole: return reader.output
    case .damaged: throw damaged
    case .tooLong:
      throw LineFault(
        0, "this gzip archive unpacks to over \(ReadingLimits.unpacked >> 20) MB",
        "no backup does; unpack it yourself, with gunzip, and look which file it is")
    }
  }

  private static let damaged = LineFault(
    0, "this gzip archive is damaged or cut short", "save or export it again")

  /// Where the packed bytes begin, behind the header with its name and comment.
  private static func start(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 18, knows(bytes), bytes[2] == 8, bytes[3] & 0xE0 == 0 else { return nil }
    let flags = bytes[3]
    var index = 10
    if flags & 4 != 0 {
      guard index + 2 <= bytes.count else { return nil }
      index += 2 + Int(bytes[index]) + Int(bytes[index + 1]) << 8
    }
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard index < bytes.count, let end = bytes[index...].firstIndex(of: 0) else { return nil }
      index = end + 1
    }
    if flags & 2 != 0 { index += 2 }
    return index < bytes.count ? index : nil
  }
}
