/// The ground of the terminal, asked for once.
///
/// The colour is asked for by OSC 11 and then the terminal's kind (DA1), which every terminal
/// answers: one that knows no colours says so at once. What was typed meanwhile is given back.
enum Ground {
  /// What a terminal said.
  struct Answer: Equatable {
    var background: Ink.Background?
    /// Bytes that were typed and are no part of the answer.
    var typed: [UInt8] = []
    /// Whether the last part of it has come.
    var isWhole = false
  }

  /// The longest wait, in milliseconds; a terminal nearby answers in one or two.
  private static let wait = 300

  /// Asks the terminal on standard input; nil where there is none, or it says nothing of it.
  static func ask() -> Answer? {
    guard POSIX.isTerminal(0), POSIX.isTerminal(1), !POSIX.isReady(0, within: 0),
      RawMode.enter(0)
    else { return nil }
    defer { RawMode.leave() }
    guard POSIX.write(Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8), to: 1) == .written else {
      return nil
    }
    var bytes: [UInt8] = []
    var answer = Answer()
    while !answer.isWhole, POSIX.isReady(0, within: wait) {
      guard let more = POSIX.read(0, limit: 256), !more.isEmpty else { break }
      bytes += more
      answer = read(bytes)
    }
    return answer
  }

  /// Reads what came so far.
  static func read(_ bytes: [UInt8]) -> Answer {
    var answer = Answer()
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == 0x1B, let (body, length) = color(rest) {
        answer.background = background(body)
        rest = rest.dropFirst(length)
      } else if byte == 0x1B, let length = kind(rest) {
        answer.isWhole = true
        rest = rest.dropFirst(length)
      } else {
        answer.typed.append(byte)
        rest = rest.dropFirst()
      }
    }
    return answer
  }

  /// The body of an answer to OSC 11 at the start of some bytes, and how long it is.
  private static func color(_ bytes: ArraySlice<UInt8>) -> (body: String, length: Int)? {
    let lead = Array("\u{1B}]11;".utf8)
    guard bytes.starts(with: lead) else { return nil }
    let body = bytes.dropFirst(lead.count)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    let isString = body[end] == 0x1B
    let length = end - bytes.startIndex + (isString ? 2 : 1)
    guard length <= bytes.count else { return nil }
    return (String(decoding: body[..<end], as: UTF8.self), length)
  }

  /// How long an answer to DA1 at the start of some bytes is.
  private static func kind(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: Array("\u{1B}[?".utf8)) else { return nil }
    let body = bytes.dropFirst(3)
    let end = body.firstIndex { !(0x30...0x39).contains($0) && $0 != 0x3B }
    guard let end, body[end] == UInt8(ascii: "c") else { return nil }
    return end - bytes.startIndex + 1
  }

  /// The ground of a colour as `rgb:ffff/ffff/ffff`; nil for anything else.
  static func background(_ text: String) -> Ink.Background? {
    guard text.hasPrefix("rgb:") else { return nil }
    let parts = text.dropFirst(4).split(separator: "/").compactMap { part -> Int? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
      return value * 255 / ((1 << (4 * part.count)) - 1)
    }
    guard parts.count == 3 else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2]).brightness > 0.5 ? .light : .dark
  }
}
