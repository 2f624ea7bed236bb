/// One line of a journal: its bytes as they stand in the file, and what they were read as.
public struct JournalLine: Hashable, Sendable {
  /// The line without its ending.
  public let bytes: ArraySlice<UInt8>
  /// `\n`, `\r\n`, or nothing on a last line that was not ended.
  public let ending: Ending
  public let content: Content

  /// What ends a line.
  public enum Ending: String, Sendable {
    case newline = "\n"
    case returnAndNewline = "\r\n"
    case none = ""

    /// What stands in the file.
    var bytes: [UInt8] {
      switch self {
      case .newline: Self.newlineBytes
      case .returnAndNewline: Self.bothBytes
      case .none: []
      }
    }

    var byteCount: Int {
      switch self {
      case .newline: 1
      case .returnAndNewline: 2
      case .none: 0
      }
    }

    private static let newlineBytes: [UInt8] = [0x0A]
    private static let bothBytes: [UInt8] = [0x0D, 0x0A]
  }

  /// What a line is.
  public enum Content: Hashable, Sendable {
    /// The first line: `# bloom journal 1`.
    case header(version: Int)
    /// A blank line or a comment.
    case remark
    case entry(Entry, Seal)
    /// A line that cannot be read; it is kept and left out of everything.
    case unreadable(LineFault)
    /// A last line without an ending and without a right seal: it may have been cut short.
    case torn
  }

  /// What a line's check value says.
  public enum Seal: Sendable {
    /// It fits: the line is as Bloom wrote it.
    case sound
    /// There is none: the line was typed by hand.
    case missing
    /// It does not fit: the line was changed, by hand or by damage.
    case broken
  }

  init(_ bytes: ArraySlice<UInt8>, ending: Ending, content: Content) {
    self.bytes = bytes
    self.ending = ending
    self.content = content
  }

  /// The entry on this line, if it is one; nil where its seal does not fit, so that it may be damaged.
  public var entry: Entry? {
    if case .entry(let entry, let seal) = content, seal != .broken { entry } else { nil }
  }

  /// What the line says as it stands although its seal does not fit.
  public var doubtful: Entry? {
    if case .entry(let entry, .broken) = content { entry } else { nil }
  }

  /// Whether it has an entry.
  var isEntry: Bool {
    if case .entry(_, let seal) = content { seal != .broken } else { false }
  }

  /// How many bytes it has with its ending.
  var byteCount: Int { bytes.count + ending.byteCount }

  /// Whether it says just this.
  func holds(_ entry: Entry) -> Bool {
    self.entry == entry
  }

  var isHeader: Bool {
    if case .header = content { true } else { false }
  }

  /// Whether a new seal would make the line sound.
  public var isSealable: Bool {
    switch content {
    case .entry(_, .sound): false
    case .entry(let entry, _): if case .unknown = entry.fact { false } else { true }
    default: false
    }
  }

  /// The same line, not the last one any more: it is ended, and read as it stands then.
  func ended(isFirst: Bool) -> JournalLine {
    var facts = FactMemory()
    return LineReader.line(bytes, ending: .newline, isFirst: isFirst, facts: &facts)
  }

  /// The same line with a fitting seal; an unsealable line is left as it is.
  var sealed: JournalLine {
    guard isSealable, case .entry(let entry, _) = content else { return self }
    let parts = SealedBytes(bytes)
    let kept = bytes[..<parts.body.endIndex]
    return JournalLine(
      kept + " ~\(CRC32C.hex(parts.body))".utf8, ending: ending, content: .entry(entry, .sound))
  }
}

/// A line's bytes parted into what is sealed and the seal.
///
/// A byte order mark at the line's begin belongs to neither.
package struct SealedBytes {
  /// The whole line, seal included.
  let text: ArraySlice<UInt8>
  /// What the seal protects: the bytes before the spaces that precede `~`.
  let body: ArraySlice<UInt8>
  let seal: JournalLine.Seal

  init(_ line: ArraySlice<UInt8>) {
    text = Self.trimmed(line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line)
    let line = text
    guard let tilde = line.lastIndex(of: UInt8(ascii: "~")), tilde > line.startIndex,
      WordReader.isSpace(line[tilde - 1]), line[(tilde + 1)...].allSatisfy(Self.isAlphanumeric)
    else {
      let kept = Self.bodyOfDamagedMark(line)
      body = kept ?? line
      seal = kept == nil ? .missing : .broken
      return
    }
    body = Self.trimmed(line[..<tilde])
    let digits = line[(tilde + 1)...]
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    let isSound = digits.count == 8 && !digits.contains(where: Self.isCapital)
    seal = isSound && value == CRC32C.checksum(body) ? .sound : .broken
  }

  /// The body of a line whose seal fits but for the `~`, which is another byte; nil for other lines.
  private static func bodyOfDamagedMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.count > 10, WordReader.isSpace(line[line.endIndex - 10]) else { return nil }
    let digits = line.suffix(8)
    guard digits.allSatisfy(isAlphanumeric),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let kept = trimmed(line[..<(line.endIndex - 9)])
    return value == CRC32C.checksum(kept) ? kept : nil
  }

  /// The line with its seal.
  package static func sealing(_ line: String) -> String {
    "\(line) ~\(CRC32C.hex(Array(line.utf8)[...]))"
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes[..<((bytes.lastIndex { !WordReader.isSpace($0) }).map { $0 + 1 } ?? bytes.startIndex)]
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
