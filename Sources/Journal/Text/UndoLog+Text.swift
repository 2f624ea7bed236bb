extension UndoLog {
  static let header = "# bloom undo 2"

  /// The bytes of the undo file.
  public var bytes: [UInt8] {
    var bytes = Array((Self.header + "\n").utf8)
    for step in steps {
      switch step {
      case .gap: bytes += "\n\(SealedBytes.sealing("gap"))\n".utf8
      case .turn(let turn): turn.write(to: &bytes)
      }
    }
    return bytes
  }

  /// Reads an undo file, also one of an older Bloom.
  ///
  /// A file whose last line has no end was cut by Bloom, as a turn could not be noted. What is
  /// damaged is left out with all that is older.
  public init(parsing bytes: [UInt8]) {
    let start = Self.header + "\n"
    if !bytes.starts(with: start.utf8) {
      let isCut = bytes.elementsEqual(Self.header.utf8)
      let older = isCut ? [.gap] : FirstUndoLog.steps(of: bytes)
      self.init(older ?? [], isWhole: older != nil || bytes.isEmpty)
      return
    }
    var reader = UndoReader(bytes[start.utf8.count...])
    var steps: [Step] = []
    var isWhole = true
    while !reader.isAtEnd {
      if let step = reader.step() {
        steps.append(step)
      } else if reader.skip() {
        steps = [.gap]
      } else {
        isWhole = false
      }
    }
    if bytes.last != UInt8(ascii: "\n"), isWhole { steps.append(.gap) }
    self.init(steps, isWhole: isWhole)
  }
}

extension UndoLog.Turn {
  /// Adds the block of the turn to the bytes of a file.
  fileprivate func write(to bytes: inout [UInt8]) {
    var body: [UInt8] = []
    for line in change.added.reversed() { Self.write("-", line, to: &body) }
    for line in change.removed { Self.write("+", line, to: &body) }
    let count = change.added.count + change.removed.count
    let states = states.map { "\($0.before.text) \($0.after.text)" } ?? "- -"
    let head = "turn \(count) \(CRC32C.hex(body[...])) \(states)"
    bytes += "\n\(SealedBytes.sealing(head))\n".utf8
    bytes += body
  }

  private static func write(
    _ sign: String, _ line: JournalChange.Line, to body: inout [UInt8]
  ) {
    body += "\(sign) \(line.number.map(String.init) ?? "-") \(hex(line.above)) ".utf8
    body += line.bytes
    body.append(UInt8(ascii: "\n"))
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// Reads the blocks of an undo file one by one.
struct UndoReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next block; nil, and nothing read, where it is not whole. The last line of all may lack its
  /// end.
  mutating func step() -> UndoLog.Step? {
    var left = rest
    guard Self.line(&left)?.isEmpty == true, let head = Self.line(&left) else { return nil }
    let parts = SealedBytes(head)
    guard parts.seal == .sound, head.last != UInt8(ascii: " ") else { return nil }
    let words = String(decoding: parts.body, as: UTF8.self).split(separator: " ")
    if words == ["gap"] {
      rest = left
      return .gap
    }
    guard words.count == 5, words[0] == "turn", let count = Int(words[1]), count > 0 else {
      return nil
    }
    let body = left
    var change = JournalChange()
    for _ in 0..<count {
      guard let line = Self.line(&left), Self.take(line, into: &change) else { return nil }
    }
    change.added.reverse()
    var read = Array(body[..<left.startIndex])
    if read.last != UInt8(ascii: "\n") { read.append(UInt8(ascii: "\n")) }
    guard CRC32C.hex(read[...]) == words[2] else { return nil }
    rest = left
    let states = JournalState(words[3]).flatMap { before in
      JournalState(words[4]).map { UndoLog.States(before: before, after: $0) }
    }
    return .turn(UndoLog.Turn(change: change, states: states))
  }

  /// Goes past what is damaged to the next block; false, and at the end, where there is none.
  mutating func skip() -> Bool {
    _ = Self.line(&rest)
    while !rest.isEmpty {
      var ahead = rest
      if Self.line(&ahead)?.isEmpty == true,
        ahead.starts(with: "turn ".utf8) || ahead.starts(with: "gap ".utf8)
      {
        return true
      }
      rest = ahead
    }
    return false
  }

  private static func line(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    defer { bytes = bytes[min(end + 1, bytes.endIndex)...] }
    return bytes[..<end]
  }

  private static func take(_ line: ArraySlice<UInt8>, into change: inout JournalChange) -> Bool {
    let parts = line.split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let above = UInt32(String(decoding: parts[2], as: UTF8.self), radix: 16)
    else { return false }
    let number = String(decoding: parts[1], as: UTF8.self)
    guard number == "-" || Int(number).map({ $0 > 0 }) ?? false else { return false }
    let read = JournalChange.Line(Array(parts[3]), number: Int(number), above: above)
    switch String(decoding: parts[0], as: UTF8.self) {
    case "-": change.added.append(read)
    case "+": change.removed.append(read)
    default: return false
    }
    return true
  }
}
