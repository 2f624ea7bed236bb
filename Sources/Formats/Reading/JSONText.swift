import Journal

/// A JSON text within the limits of what is read.
enum JSONText {
  /// The value of a text; a fault where a limit is passed or the text is no JSON.
  static func read(_ bytes: [UInt8]) throws(LineFault) -> JSONNode {
    var scan = JSONScan(
      most: isOwn(bytes.prefix(256)) ? ReadingLimits.ownValues : ReadingLimits.values)
    try scan.take(bytes[...])
    return try JSONReader.read(bytes)
  }

  /// Whether the first bytes are of Bloom's own JSON, which may be longer than others.
  static func isOwn(_ opening: ArraySlice<UInt8>) -> Bool {
    let kept = opening.filter { $0 > 0x20 }
    let text = String(decoding: kept, as: UTF8.self)
    return text.hasPrefix("{\"bloom\":") || text.hasPrefix("\u{FEFF}{\"bloom\":")
  }
}
