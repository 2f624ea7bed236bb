/// A line that is typed without being shown.
enum HiddenInput {
  /// Asks at the terminal and reads a line; nil where nobody sits at one. The question is written to
  /// standard error, so that it is in no output.
  static func line(_ question: String) -> [UInt8]? {
    guard POSIX.isTerminal(0), RawMode.hide(0) else { return nil }
    _ = POSIX.write(Array(question.utf8), to: 2)
    defer {
      RawMode.leave()
      _ = POSIX.write([UInt8(ascii: "\n")], to: 2)
    }
    return line(from: 0)
  }

  /// The first line that can be read, without its end; it is read byte by byte, so that what follows
  /// is there for others.
  static func line(from descriptor: Int32) -> [UInt8] {
    var line: [UInt8] = []
    while line.count <= longest, let byte = POSIX.read(descriptor, limit: 1)?.first,
      byte != UInt8(ascii: "\n")
    {
      line.append(byte)
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  /// No passphrase is longer, in bytes.
  static let longest = 200
}
