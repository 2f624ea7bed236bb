/// A file of the Knowledge folder inside the binary.
struct EmbeddedFile: Sendable {
  /// The path below the folder, as in `en/yoga/poses.rec`.
  let path: StaticString
  /// The text of the file.
  let text: StaticString
}

extension StaticString {
  /// The bytes of the literal, which live as long as the program.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }

  /// The literal as a string of its own.
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
