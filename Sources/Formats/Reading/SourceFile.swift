import Journal

/// The bytes of a file with its name, as the readers of layouts see it.
struct SourceFile {
  /// The last part of the file's name.
  let name: String
  let bytes: [UInt8]
  /// How the days of figures are to be read, where she said it.
  var order: DayOrder?

  /// The length of the byte order mark.
  var mark: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The first bytes as text, to know a file by.
  var opening: String { String(decoding: bytes.dropFirst(mark).prefix(2_048), as: UTF8.self) }

  /// The first byte that is no space.
  var first: UInt8? { bytes.dropFirst(mark).first { $0 > 0x20 } }

  /// The lines without their endings; a fault where one is too long.
  func lines() throws(LineFault) -> TextLines {
    var scan = LineScan()
    try scan.take(bytes[...])
    return TextLines(bytes, from: mark)
  }
}
