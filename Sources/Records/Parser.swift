/// Splits the bytes of a file into groups of fields, one group for each record.
struct Parser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let source: Source
  /// Where the text being read starts, and where the line after it does.
  private var position = 0
  private var next = 0
  private var line = 1
  private var groups: [[Field]] = []
  private var fields: [Field] = []
  /// Where the last field's name stands.
  private var lastName = 0..<0
  /// Whether the line above was part of a field, so that `+` may continue it.
  private var isFieldOpen = false

  init(_ source: Source) {
    self.bytes = source.bytes
    self.source = source
  }

  /// Reads the whole file.
  mutating func records() throws(RecordError) -> [[Field]] {
    while position < bytes.count {
      let end = endOfLine(from: position)
      next = end.next
      try readLine(until: end)
      position = min(next, bytes.count)
      line += 1
    }
    closeRecord()
    return groups
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
        line: line, "the line starts with a space",
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
    guard !fields.isEmpty else { return }
    groups.append(fields)
    fields = []
    fields.reserveCapacity(16)
  }

  private mutating func continueField(until end: LineEnd) throws(RecordError) {
    guard isFieldOpen, let last = fields.indices.last else {
      throw source.error(
        line: line, "a + line has no field above it to continue",
        remedy: "write the field first, as in Text: ...")
    }
    var start = position + 1
    if start < end.text, Byte.isBlank(bytes[start]) { start += 1 }
    let more = joinedText(from: start, until: end)
    fields[last].bytes += CollectionOfOne(Byte.newline) + more
    fields[last].isContinued = true
  }

  private mutating func readField(until end: LineEnd) throws(RecordError) {
    var colon = position
    if bytes[colon] == Byte.percent { colon += 1 }
    guard colon < end.text, Byte.isLetter(bytes[colon]) else {
      throw source.error(
        line: line, column: colon - position + 1, "the line is not a field",
        remedy: "write Name: value, or start it with # for a comment or + to continue a value")
    }
    while colon < end.text, Byte.isNamePart(bytes[colon]) { colon += 1 }
    guard colon < end.text, bytes[colon] == Byte.colon else {
      throw source.error(
        line: line, column: colon - position + 1, "a colon is missing after the field's name",
        remedy: "write Name: value; a name has letters, digits and _ only")
    }
    let name = name(until: colon)
    var start = colon + 1
    if start < end.text, Byte.isBlank(bytes[start]) { start += 1 }
    let place = (line: line, column: start - position + 1)
    let value = joinedText(from: start, until: end)
    fields.append(Field(name: name, bytes: value, line: place.line, column: place.column))
    isFieldOpen = true
  }

  /// The name that starts the line; a name repeated from the line above is not made anew.
  private mutating func name(until colon: Int) -> String {
    let name = position..<colon
    if let last = fields.last?.name, isRepeated(name) { return last }
    lastName = name
    return String(decoding: bytes[name], as: UTF8.self)
  }

  private func isRepeated(_ name: Range<Int>) -> Bool {
    guard name.count == lastName.count else { return false }
    for offset in 0..<name.count
    where bytes[name.lowerBound + offset] != bytes[lastName.lowerBound + offset] { return false }
    return true
  }

  /// The text of a line and of those that a `\` at its end joins to it; moves past the latter.
  private mutating func joinedText(from start: Int, until end: LineEnd) -> ArraySlice<UInt8> {
    var (start, end) = (start, end)
    var text: ArraySlice<UInt8> = []
    while end.text > start, bytes[end.text - 1] == Byte.backslash, end.next < bytes.count {
      text += source.whole[start..<(end.text - 1)]
      start = end.next
      line += 1
      end = endOfLine(from: start)
      next = end.next
    }
    let last = source.whole[start..<end.text]
    return text.isEmpty ? last : text + last
  }

  /// Where a line's text ends and where the next line starts.
  private struct LineEnd {
    let text: Int
    let next: Int
  }

  private func endOfLine(from start: Int) -> LineEnd {
    var newline = start
    while newline < bytes.count, bytes[newline] != Byte.newline { newline += 1 }
    let endsInReturn = newline > start && bytes[newline - 1] == Byte.carriageReturn
    return LineEnd(text: endsInReturn ? newline - 1 : newline, next: newline + 1)
  }
}
