/// Cuts a typed message into folded tokens; total, linear in the length of the message.
public struct Normaliser: Sendable {
  /// Makes a normaliser.
  public init() {}

  /// Reads a message of any length and content.
  public func normalise(_ text: String) -> Message {
    var scanner = Scanner(text)
    return Message(original: text, tokens: scanner.tokens())
  }
}

extension Normaliser {
  /// A word of plain letters as messages are read, without the work that other characters need.
  package static func folded(letters: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Elongation.shortened(letters.map { $0 | 0x20 })
  }

  /// A word of plain small letters as messages are read.
  package static func spelling(of letters: UnsafeBufferPointer<UInt8>) -> String {
    Elongation.hasRun(letters)
      ? String(decoding: folded(letters: letters), as: UTF8.self)
      : String(decoding: letters, as: UTF8.self)
  }
}

/// One pass over the characters of a message.
private struct Scanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var offset = 0
  private var found: [Token] = []
  /// The letters of the word that is being read.
  private var letters: [UInt8] = []

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    scalars.append(contentsOf: text.unicodeScalars)
    self.scalars = scalars
    letters.reserveCapacity(32)
    found.reserveCapacity(scalars.count / 4 + 4)
  }

  mutating func tokens() -> [Token] {
    while index < scalars.count {
      switch Class(scalars[index]) {
      case .escape: skipEscape()
      case .invisible, .space: advance()
      case .letter: word()
      case .digit: number()
      case .fraction(let value): single(.number, text: "\(value)", number: value)
      case .emoji: emoji()
      case .newline: single(.punctuation, text: "\n")
      case .other: single(.punctuation, text: Folding.fold(scalars[index]))
      }
    }
    Rebus.join(&found)
    Breaks.mark(&found)
    return found
  }

  private mutating func advance() {
    offset += scalars[index].value > 0xFFFF ? 2 : 1
    index += 1
  }

  private mutating func single(_ kind: Token.Kind, text: String, number: Double? = nil) {
    let start = offset
    advance()
    guard !text.isEmpty else { return }
    found.append(Token(text: text, kind: kind, range: start..<offset, number: number))
  }

  private mutating func word() {
    let start = offset
    var end = offset
    letters.removeAll(keepingCapacity: true)
    while index < scalars.count {
      let scalar = scalars[index]
      if let letter = Folding.plainLetter(scalar) {
        letters.append(letter)
        advance()
        end = offset
        continue
      }
      switch Class(scalar) {
      case .letter:
        Folding.fold(scalar, into: &letters)
        advance()
        end = offset
      case .invisible: advance()
      case .other where isInnerApostrophe(scalar): advance()
      default:
        appendWord(start..<end)
        return
      }
    }
    appendWord(start..<end)
  }

  private mutating func appendWord(_ range: Range<Int>) {
    guard !letters.isEmpty else { return }
    let text = String(decoding: Elongation.shortened(letters), as: UTF8.self)
    found.append(Token(text: text, kind: .word, range: range))
  }

  private func isInnerApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    guard Folding.fold(scalar) == "'", index + 1 < scalars.count,
      case .letter = Class(scalars[index + 1])
    else { return false }
    return true
  }

  private mutating func number() {
    let start = offset
    var end = offset
    var digits: [UInt8] = []
    scan: while index < scalars.count {
      switch Class(scalars[index]) {
      case .digit(let digit):
        digits.append(UInt8(48 + digit))
        advance()
        end = offset
      case .invisible: advance()
      default: break scan
      }
    }
    let text = String(decoding: digits, as: UTF8.self)
    let value = digits.count <= 15 ? Double(text) : nil
    found.append(Token(text: text, kind: .number, range: start..<end, number: value))
  }

  private mutating func emoji() {
    let start = offset
    let word = EmojiWord.word(scalars[index])
    let picture = String(scalars[index])
    advance()
    while index < scalars.count, EmojiWord.isModifier(scalars[index]) { advance() }
    found.append(Token(text: word ?? picture, kind: .emoji, range: start..<offset))
  }

  /// Skips one terminal control sequence: ESC [ … letter, ESC ] … BEL or ESC \, else ESC and one.
  private mutating func skipEscape() {
    let csi = scalars[index].value == 0x9B
    advance()
    guard index < scalars.count else { return }
    let kind: Unicode.Scalar = csi ? "[" : scalars[index]
    if !csi { advance() }
    switch kind {
    case "[":
      while index < scalars.count, (0x20...0x3F).contains(scalars[index].value) { advance() }
      if index < scalars.count, (0x40...0x7E).contains(scalars[index].value) { advance() }
    case "]":
      while index < scalars.count, scalars[index].value != 0x07, scalars[index].value != 0x1B,
        scalars[index].value != 0x0A
      { advance() }
    default: break
    }
  }
}

/// What the scanner does with a character.
private enum Class {
  case letter, space, newline, invisible, escape, emoji, other
  case digit(Int)
  case fraction(Double)

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(UInt8(value))
    } else if value == 0x9B {
      self = .escape
    } else if (0xFF10...0xFF19).contains(value) {
      self = .digit(Int(value) - 0xFF10)
    } else if let fraction = Folding.fraction(scalar) {
      self = .fraction(fraction)
    } else if EmojiWord.isModifier(scalar) {
      self = .invisible
    } else if EmojiWord.isEmoji(scalar) {
      self = .emoji
    } else {
      self = Self.unicode(scalar)
    }
  }

  private static func ascii(_ byte: UInt8) -> Class {
    switch byte {
    case 65...90, 97...122: .letter
    case 48...57: .digit(Int(byte) - 48)
    case 10, 13: .newline
    case 32, 9, 11, 12: .space
    case 0x1B: .escape
    case 0..<32, 127: .invisible
    default: .other
    }
  }

  private static func unicode(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      scalar.value == 0x2BC ? .other : .letter
    case .nonspacingMark, .enclosingMark, .spacingMark:
      Folding.isAccent(scalar) ? .invisible : .letter
    case .decimalNumber: .digit(scalar.properties.numericValue.map { Int($0) } ?? 0)
    case .spaceSeparator: .space
    case .lineSeparator, .paragraphSeparator: .newline
    case .control: scalar.value == 0x85 ? .newline : .invisible
    case .format, .surrogate, .privateUse, .unassigned: .invisible
    default: [0x2103, 0x2109].contains(scalar.value) ? .letter : .other
    }
  }
}
