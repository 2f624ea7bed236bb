/// Turns the bytes of a terminal into keys, one grapheme or escape sequence at a time.
struct KeyDecoder {
  private var pending: [UInt8] = []
  private var isPasting = false

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The keys that `bytes` complete; an unfinished sequence waits for the next call.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let key = next() { keys.append(key) }
    return keys
  }

  private mutating func next() -> Key? {
    if isPasting { return nextOfPaste() }
    guard let first = pending.first else { return nil }
    if first == 0x1B { return nextEscape() }
    if first < 0x20 || first == 0x7F {
      pending.removeFirst()
      return Self.control[first] ?? .ignored
    }
    return nextText()
  }

  private mutating func nextText() -> Key? {
    guard let first = pending.first else { return nil }
    let length =
      switch first {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF8: 4
      default: 1
      }
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending[..<length], as: UTF8.self)
    pending.removeFirst(length)
    return text.first.map(Key.character) ?? .ignored
  }

  private mutating func nextOfPaste() -> Key? {
    guard let end = Self.index(of: Self.pasteEnd, in: pending) else { return nil }
    let text = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end + Self.pasteEnd.count)
    isPasting = false
    return .paste(text)
  }

  private mutating func nextEscape() -> Key? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      let letter = pending[1]
      pending.removeFirst(2)
      return letter == UInt8(ascii: "b")
        ? .wordLeft
        : letter == UInt8(ascii: "f") ? .wordRight : letter == 0x7F ? .killWord : .ignored
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      if pending.count > 32 { pending.removeAll() }
      return nil
    }
    let sequence = Array(pending[...end])
    pending.removeFirst(sequence.count)
    if sequence == Self.pasteStart {
      isPasting = true
      return next()
    }
    return Self.sequences[String(decoding: sequence.dropFirst(2), as: UTF8.self)] ?? .ignored
  }

  private static func index(of needle: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= needle.count else { return nil }
    return (0...(bytes.count - needle.count)).first {
      bytes[$0] == needle[0] && bytes[$0..<($0 + needle.count)].elementsEqual(needle)
    }
  }

  private static let control: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .killToEnd, 0x0C: .clearScreen,
    0x0D: .enter, 0x0E: .down, 0x10: .up, 0x14: .transpose, 0x15: .killToStart, 0x17: .killWord,
    0x19: .yank, 0x1A: .suspend, 0x7F: .backspace,
  ]

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "1;5C": .wordRight, "1;5D": .wordLeft, "1;3C": .wordRight, "1;3D": .wordLeft,
    "5C": .wordRight, "5D": .wordLeft,
  ]
}
