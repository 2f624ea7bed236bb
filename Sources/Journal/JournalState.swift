/// Which sealed lines a journal holds, in their order, in a few bytes; what was typed by hand between
/// them does not matter, nor what was changed before a seal.
struct JournalState: Hashable, Sendable {
  /// How many lines have a seal.
  private(set) var count = 0
  private var hash: UInt64 = 0

  init() {}

  mutating func append(_ line: borrowing JournalLine) {
    guard let seal = line.standingSeal else { return }
    count += 1
    hash = Self.mixed(hash ^ UInt64(seal))
  }

  /// SplitMix64's finaliser, which spreads each bit over all 64.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    var value = bits &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension JournalState {
  /// How it stands in an undo file: `13-7d793037a0760186`.
  var text: String { "\(count)-\(String(hash, radix: 16))" }

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else {
      return nil
    }
    self.count = count
    self.hash = hash
  }
}

extension JournalLine {
  /// The seal at the line's end, whether it fits or not; nil where there is none, and on a line that
  /// may be cut short.
  var standingSeal: UInt32? {
    if case .torn = content { return nil }
    guard let end = bytes.lastIndex(where: { !WordReader.isSpace($0) }),
      end - bytes.startIndex >= 9, bytes[end - 8] == UInt8(ascii: "~"),
      WordReader.isSpace(bytes[end - 9])
    else { return nil }
    var value: UInt32 = 0
    for byte in bytes[(end - 7)...end] {
      guard let digit = Self.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
