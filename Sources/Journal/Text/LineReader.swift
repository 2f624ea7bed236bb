import Civil

/// Reads the bytes of a journal line by line; it is total: any bytes make lines.
enum LineReader {
  static let headerPrefix = "# bloom journal "

  /// The lines of a journal; their bytes and endings, joined, are the input.
  static func lines(of bytes: [UInt8]) -> [JournalLine] {
    var lines: [JournalLine] = []
    var facts = FactMemory()
    var start = 0
    while start < bytes.count {
      let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = newline ?? bytes.count
      let isReturn = newline != nil && end > start && bytes[end - 1] == UInt8(ascii: "\r")
      let text = bytes[start..<(isReturn ? end - 1 : end)]
      let ending: JournalLine.Ending =
        newline == nil ? .none : isReturn ? .returnAndNewline : .newline
      lines.append(line(text, ending: ending, isFirst: start == 0, facts: &facts))
      start = end + 1
    }
    return lines
  }

  /// Reads one line.
  static func line(
    _ bytes: ArraySlice<UInt8>, ending: JournalLine.Ending, isFirst: Bool,
    facts: inout FactMemory
  ) -> JournalLine {
    let content = content(of: bytes, isFirst: isFirst, facts: &facts)
    let isTorn =
      switch content {
      case .entry(_, .missing), .entry(_, .broken), .unreadable: ending == .none
      default: false
      }
    return JournalLine(bytes, ending: ending, content: isTorn ? .torn : content)
  }

  private static func content(
    of bytes: ArraySlice<UInt8>, isFirst: Bool, facts: inout FactMemory
  ) -> JournalLine.Content {
    let parts = SealedBytes(bytes)
    guard let first = parts.text.first(where: { !WordReader.isSpace($0) }) else { return .remark }
    if first == UInt8(ascii: "#") {
      if isFirst, let version = version(of: parts.text) { return .header(version: version) }
      return LostEntry.fault(in: bytes).map(JournalLine.Content.unreadable) ?? .remark
    }
    do throws(LineFault) {
      return .entry(try entry(parts.body, facts: &facts), parts.seal)
    } catch {
      return .unreadable(error.moved(by: parts.text.startIndex - bytes.startIndex))
    }
  }

  private static func version(of bytes: ArraySlice<UInt8>) -> Int? {
    let prefix = headerPrefix.utf8
    guard bytes.starts(with: prefix), bytes.count <= prefix.count + 9 else { return nil }
    let digits = String(decoding: bytes.dropFirst(prefix.count), as: UTF8.self)
    return digits.utf8.allSatisfy(isDigit) ? Int(digits) : nil
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension LineReader {
  /// Reads the date, the time and the fact of a line without its seal.
  static func entry(_ bytes: ArraySlice<UInt8>) throws(LineFault) -> Entry {
    var facts = FactMemory()
    return try entry(bytes, facts: &facts)
  }

  private static func entry(
    _ bytes: ArraySlice<UInt8>, facts: inout FactMemory
  ) throws(LineFault) -> Entry {
    let dateEnd = wordEnd(bytes, from: bytes.startIndex)
    guard let date = CivilDate(iso: String(decoding: bytes[..<dateEnd].prefix(11), as: UTF8.self))
    else {
      throw LineFault(0, "a line begins with a date", "write it as 2026-03-01")
    }
    var start = wordStart(bytes, from: dateEnd)
    var end = wordEnd(bytes, from: start)
    var time: ClockTime?
    if let first = bytes[start..<end].first, isDigit(first) {
      time = ClockTime(iso: String(decoding: bytes[start..<end].prefix(6), as: UTF8.self))
      guard time != nil else {
        throw LineFault(
          start - bytes.startIndex, "this is no time of day", "write it as 06:45")
      }
      start = wordStart(bytes, from: end)
      end = wordEnd(bytes, from: start)
    }
    if let fact = facts[bytes[start...]] { return Entry(date: date, time: time, fact: fact) }
    let fact = try fact(bytes, kindAt: start..<end)
    facts[bytes[start...]] = fact
    return Entry(date: date, time: time, fact: fact)
  }

  private static func fact(
    _ bytes: ArraySlice<UInt8>, kindAt range: Range<Int>
  ) throws(LineFault) -> Fact {
    let offset = range.lowerBound - bytes.startIndex
    guard !range.isEmpty else {
      throw LineFault(offset, "something is missing here", "write what happened, as in note \"…\"")
    }
    let kind = String(decoding: bytes[range].prefix(101), as: UTF8.self)
    if !FactTable.syntaxes(of: kind).isEmpty {
      let words = try WordReader.words(of: bytes, from: range.upperBound)
      return try FactTable.read(
        kind: kind, words: WordReader(words, end: bytes.count))
    }
    guard bytes[range].allSatisfy(isKindByte), kind.utf8.count <= 100 else {
      throw LineFault(
        offset, "\(Excerpt.shortened(kind)) is no kind of entry",
        "a kind is a word of small letters, as in note or mood")
    }
    let rest = bytes[wordStart(bytes, from: range.upperBound)...]
    guard let text = String(validating: rest, as: UTF8.self) else {
      let offset = rest.startIndex - bytes.startIndex
      throw LineFault(offset, "this text is not UTF-8", "type it again")
    }
    return .unknown(kind: kind, rest: text)
  }

  private static func isKindByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
  }

  private static func wordStart(_ bytes: ArraySlice<UInt8>, from index: Int) -> Int {
    bytes[index...].firstIndex { !WordReader.isSpace($0) } ?? bytes.endIndex
  }

  private static func wordEnd(_ bytes: ArraySlice<UInt8>, from index: Int) -> Int {
    bytes[index...].firstIndex(where: WordReader.isSpace) ?? bytes.endIndex
  }
}
