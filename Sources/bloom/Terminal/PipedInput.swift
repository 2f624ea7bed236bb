/// Lines from a pipe or file, read in chunks, of any length and any bytes.
struct PipedInput {
  /// Longest line that is handed on, in bytes; what is beyond is dropped and reported.
  let longestLine: Int

  /// The bytes of all lines that were handed on.
  private(set) var taken = 0
  /// How many lines those are.
  private(set) var count = 0

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(descriptor: Int32 = 0, longestLine: Int = 1 << 20) {
    self.descriptor = descriptor
    self.longestLine = longestLine
  }

  /// The next line without its newline, invalid UTF-8 as U+FFFD; nil at the end of input.
  mutating func next() -> InputLine? {
    var scanned = start
    while true {
      if let newline = buffer[scanned...].firstIndex(of: 0x0A) {
        defer { start = newline + 1 }
        return line(buffer[start..<newline])
      }
      scanned = buffer.count
      guard !isAtEnd, let chunk = POSIX.read(descriptor), !chunk.isEmpty else {
        isAtEnd = true
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return line(buffer[start...])
      }
      scanned -= start
      buffer.removeFirst(start)
      start = 0
      if buffer.count <= longestLine { buffer += chunk } else { keepNewline(of: chunk) }
    }
  }

  private mutating func keepNewline(of chunk: [UInt8]) {
    guard let newline = chunk.firstIndex(of: 0x0A) else { return }
    buffer += chunk[newline...]
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) -> InputLine {
    taken += bytes.count + 1
    count += 1
    let isTooLong = bytes.count > longestLine
    var kept = bytes.prefix(longestLine)
    if kept.last == 0x0D { kept.removeLast() }
    return InputLine(
      text: String(decoding: kept, as: UTF8.self), isTooLong: isTooLong,
      isValid: String(validating: kept, as: UTF8.self) != nil)
  }
}

/// One line that came in.
struct InputLine: Equatable {
  /// The longest line that anybody types, in bytes.
  static let longest = 1 << 15

  let text: String
  /// More bytes came than `PipedInput.longestLine`; `text` is their beginning.
  let isTooLong: Bool
  /// The bytes were UTF-8; where not, `text` shows U+FFFD in their place.
  let isValid: Bool
}
