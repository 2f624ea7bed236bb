/// Splits the bytes of a file into groups of fields, one group for each record.
struct Parser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let source: Source
  /// Where the text being read starts, and where the line after it does.
  private var position = 0
  private var next = 0
  private var line: UInt32 = 1
  private var marks: [Mark] = []
  /// Where each record's first mark is.
  private var starts: [Int] = []
  /// Whether the line above was part of a record.
  private var isRecordOpen = false
  /// Whether the line above was part of a field, so that `+` may continue it.
  private var isFieldOpen = false

  init(_ source: Source) {
    self.bytes = source.bytes
    self.source = source
  }

  /// Reads the whole file.
  mutating func records() throws(RecordError) -> [Fields] {
    marks.reserveCapacity(bytes.count / 16)
    while position < bytes.count {
      let end = endOfLine(from: position)
      next = end.next
      try readLine(until: end)
      position = min(next, bytes.count)
      line += 1
    }
    let marks = marks
    let ends = starts.dropFirst() + [marks.count]
    return zip(starts, ends).map { Fields(text: source.text, marks: marks[$0..<$1]) }
  }

  private mutating func readLine(until end: LineEnd) throws(RecordError) {
    guard let first = firstMark(before: end) else {
      closeRecord()
      return
    }
    switch bytes[position] {
    case Byte.hash:
      isFieldOpen = false
    case Byte.plus:
      try continueField(until: end)
    case let byte where Byte.isBlank(byte):
      throw source.error(
        line: Int(line), "the line starts with a space",
        remedy: first == Byte.hash
          ? "start the comment in the first column"
          : "start it with + to continue the value above, or remove the space")
    default:
      try readField(until: end)
    }
  }

  /// The first byte of the line that is not a blank; nil for an empty line.
  private func firstMark(before end: LineEnd) -> UInt8? {
    var index = position
    while index < end.text {
      if !Byte.isBlank(bytes[index]) { return bytes[index] }
      index += 1
    }
    return nil
  }

  private mutating func closeRecord() {
    isFieldOpen = false
    isRecordOpen = false
  }

  private mutating func continueField(until end: LineEnd) throws(RecordError) {
    guard isFieldOpen, let last = marks.indices.last else {
      throw source.error(
        line: Int(line), "a + line has no field above it to continue",
        remedy: "write the field first, as in Text: ...")
    }
    let (stop, isJoined) = endOfValue(from: position + 1, until: end)
    marks[last].end = UInt32(stop)
    marks[last].isContinued = true
    if isJoined { marks[last].isJoined = true }
  }

  private mutating func readField(until end: LineEnd) throws(RecordError) {
    var colon = position
    if bytes[colon] == Byte.percent { colon += 1 }
    guard colon < end.text, Byte.isLetter(bytes[colon]) else {
      throw source.error(
        line: Int(line), column: colon - position + 1, "the line is not a field",
        remedy: "write Name: value, or start it with # for a comment or + to continue a value")
    }
    var hash = NameHash.of(UnsafeBufferPointer(rebasing: bytes[position..<colon]))
    while colon < end.text, Byte.isNamePart(bytes[colon]) {
      hash = NameHash.step(hash, bytes[colon])
      colon += 1
    }
    guard colon < end.text, bytes[colon] == Byte.colon else {
      throw source.error(
        line: Int(line), column: colon - position + 1, "a colon is missing after the field's name",
        remedy: "write Name: value; a name has letters, digits and _ only")
    }
    let start = colon + 1
    let hasBlank = start < end.text && Byte.isBlank(bytes[start])
    let value = hasBlank ? start + 1 : start
    let (name, number) = (position, line)
    let (stop, isJoined) = endOfValue(from: value, until: end)
    if !isRecordOpen { starts.append(marks.count) }
    marks.append(
      Mark(
        name: UInt32(name), value: UInt32(value), end: UInt32(stop), line: number,
        hash: hash, hasBlank: hasBlank,
        isRule: bytes[name] == Byte.percent, isJoined: isJoined))
    isRecordOpen = true
    isFieldOpen = true
  }

  /// Where a value ends, with the lines that a `\` at a line's end joins to it; moves past these.
  private mutating func endOfValue(from start: Int, until end: LineEnd) -> (Int, isJoined: Bool) {
    var (start, end) = (start, end)
    var isJoined = false
    while end.text > start, bytes[end.text - 1] == Byte.backslash, end.next < bytes.count {
      isJoined = true
      start = end.next
      line += 1
      end = endOfLine(from: start)
      next = end.next
    }
    return (end.text, isJoined)
  }

  /// Where a line's text ends and where the next line starts.
  private struct LineEnd {
    let text: Int
    let next: Int
  }

  private func endOfLine(from start: Int) -> LineEnd {
    let newline = newline(from: start)
    let endsInReturn = newline > start && bytes[newline - 1] == Byte.carriageReturn
    return LineEnd(text: endsInReturn ? newline - 1 : newline, next: newline + 1)
  }

  /// Where the next newline is, eight bytes at a time; the end of the file where there is none.
  private func newline(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let block = UInt64(littleEndian: word) ^ Self.newlines
      let found = (block &- Self.ones) & ~block & Self.highBits
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < raw.count, raw[index] != Byte.newline { index += 1 }
    return index
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let newlines = ones &* UInt64(Byte.newline)
}
