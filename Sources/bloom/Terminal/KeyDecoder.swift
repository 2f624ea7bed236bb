/// Turns the bytes of a terminal into keys, one scalar or escape sequence at a time.
struct KeyDecoder {
  private var pending: [UInt8] = []
  /// Where in `pending` the bytes begin that are not decoded yet.
  private var start = 0
  /// How far `pending` was looked through for the end of a paste.
  private var scanned = 0
  private var isPasting = false

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// No escape sequence of a keyboard is longer.
  private static let longestSequence = 32

  /// Whether what came last may be the Escape key or the start of a sequence.
  var isUndecided: Bool {
    !isPasting && pending.count - start == 1 && pending[start] == Self.escape
  }

  /// The keys that `bytes` complete; an unfinished sequence waits for the next call.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys.append(key) }
    pending.removeFirst(start)
    scanned -= start
    start = 0
    return keys
  }

  /// The Escape key, where nothing came after its byte.
  mutating func settle() -> [Key] {
    guard isUndecided else { return [] }
    pending.removeAll()
    return [.escape]
  }

  private var rest: ArraySlice<UInt8> { pending[start...] }

  private mutating func next() -> Key? {
    if isPasting { return nextOfPaste() }
    guard let first = rest.first else { return nil }
    if first == Self.escape { return nextEscape() }
    if first < 0x20 || first == 0x7F {
      start += 1
      return Self.control[first] ?? .ignored
    }
    return nextText(first)
  }

  private mutating func nextText(_ first: UInt8) -> Key? {
    guard first >= 0x80 else {
      start += 1
      return .character(Character(Unicode.Scalar(first)))
    }
    let length =
      switch first {
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 1
      }
    let following = rest.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count
    if following < length - 1, rest.count == following + 1 { return nil }
    let text = String(decoding: rest.prefix(following + 1), as: UTF8.self)
    start += following + 1
    let isWhole = following == length - 1 && length > 1 && text.unicodeScalars.count == 1
    return .character(isWhole ? Character(text) : "\u{FFFD}")
  }

  private mutating func nextOfPaste() -> Key? {
    var index = max(scanned, start)
    while index + Self.pasteEnd.count <= pending.count {
      if pending[index] == Self.escape,
        pending[index..<(index + Self.pasteEnd.count)].elementsEqual(Self.pasteEnd)
      {
        let text = String(decoding: pending[start..<index], as: UTF8.self)
        start = index + Self.pasteEnd.count
        isPasting = false
        return .paste(text)
      }
      index += 1
    }
    scanned = index
    return nil
  }

  private mutating func nextEscape() -> Key? {
    guard rest.count > 1 else { return nil }
    let second = pending[start + 1]
    if second == Self.escape, rest.count > 2 { return nextDoubleEscape() }
    if second == Self.escape { return nil }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
      start += 2
      return Self.meta[second] ?? .ignored
    }
    guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      if rest.count > Self.longestSequence { start = pending.count }
      return nil
    }
    let sequence = rest[...end]
    start = end + 1
    if sequence.elementsEqual(Self.pasteStart) {
      isPasting = true
      scanned = start
      return next()
    }
    let name = String(decoding: sequence.dropFirst(2), as: UTF8.self)
    return (second == UInt8(ascii: "O") ? Self.application[name] : nil)
      ?? Self.sequences[name] ?? .ignored
  }

  /// Escape twice: the key itself, or Alt with an arrow as some terminals send it.
  private mutating func nextDoubleEscape() -> Key? {
    start += 1
    guard pending[start + 1] == UInt8(ascii: "[") || pending[start + 1] == UInt8(ascii: "O") else {
      return .escape
    }
    guard let key = nextEscape() else {
      start -= 1
      return nil
    }
    switch key {
    case .left: return .wordLeft
    case .right: return .wordRight
    default: return key
    }
  }

  private static let control: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x07: .abort, 0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .killToEnd,
    0x0C: .clearScreen, 0x0D: .enter, 0x0E: .down, 0x10: .up, 0x12: .search, 0x13: .searchOn,
    0x14: .transpose, 0x15: .killToStart, 0x17: .killWord, 0x19: .yank, 0x1A: .suspend,
    0x1F: .undo, 0x7F: .backspace,
  ]

  /// What comes behind the byte of Escape when Alt is held.
  private static let meta: [UInt8: Key] = [
    UInt8(ascii: "b"): .wordLeft, UInt8(ascii: "f"): .wordRight, UInt8(ascii: "d"): .killWordRight,
    UInt8(ascii: "t"): .transposeWords, UInt8(ascii: "u"): .upperCase,
    UInt8(ascii: "l"): .lowerCase, UInt8(ascii: "c"): .capital, UInt8(ascii: "y"): .yankEarlier,
    UInt8(ascii: "<"): .oldest, UInt8(ascii: ">"): .newest, 0x7F: .killWordLeft,
    0x08: .killWordLeft,
  ]

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "1;5C": .wordRight, "1;5D": .wordLeft, "1;3C": .wordRight, "1;3D": .wordLeft,
    "1;9C": .wordRight, "1;9D": .wordLeft, "5C": .wordRight, "5D": .wordLeft,
    "3;5~": .killWordRight, "3;3~": .killWordRight,
  ]

  /// What comes behind `ESC O` and means another thing there.
  private static let application: [String: Key] = ["c": .wordRight, "d": .wordLeft, "M": .enter]
}
