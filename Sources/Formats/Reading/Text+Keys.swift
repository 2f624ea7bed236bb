extension StringProtocol {
  /// The text without spaces and line ends around it.
  var stripped: String {
    guard let start = unicodeScalars.first?.value, let end = unicodeScalars.last?.value
    else { return "" }
    if (0x21..<0x80).contains(start), (0x21..<0x80).contains(end) { return String(self) }
    let kept = drop(while: \.isWhitespace)
    return String(
      kept[..<(kept.lastIndex { !$0.isWhitespace }.map(kept.index(after:)) ?? kept.startIndex)])
  }

  /// The text in small letters with one `_` where anything but letters and digits stands, and
  /// where a small letter meets a capital: `TenderBreasts` and `Tender breasts` are one.
  var snake: String {
    if let plain = plainSnake { return plain }
    var result = ""
    var wasSmall = false
    for character in self {
      guard character.isLetter || character.isNumber else {
        if !result.isEmpty, result.last != "_" { result.append("_") }
        wasSmall = false
        continue
      }
      if character.isUppercase, wasSmall { result.append("_") }
      result += character.lowercased()
      wasSmall = character.isLowercase
    }
    while result.last == "_" { result.removeLast() }
    return result
  }

  /// The same of a short text of ASCII alone; nil for any other.
  private var plainSnake: String? {
    guard utf8.count <= 64 else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + 8)
    var wasSmall = false
    for byte in utf8 {
      switch byte {
      case 0x41...0x5A:
        if wasSmall { result.append(0x5F) }
        result.append(byte | 0x20)
        wasSmall = false
      case 0x61...0x7A:
        result.append(byte)
        wasSmall = true
      case 0x30...0x39:
        result.append(byte)
        wasSmall = false
      case 0x80...: return nil
      default:
        if let last = result.last, last != 0x5F { result.append(0x5F) }
        wasSmall = false
      }
    }
    while result.last == 0x5F { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with every line end as one line feed.
  var withPlainEndings: String {
    guard utf8.contains(0x0D) else { return String(self) }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var wasReturn = false
    for byte in utf8 {
      if byte != 0x0A || !wasReturn { result.append(byte == 0x0D ? 0x0A : byte) }
      wasReturn = byte == 0x0D
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether it says yes.
  var isYes: Bool {
    guard utf8.count <= 16 else { return false }
    switch stripped.lowercased() {
    case "yes", "y", "true", "x", "1", "ja": return true
    default: return false
    }
  }

  /// Whether it says no, or nothing.
  var isNo: Bool {
    if utf8.count > 16 { return stripped.isEmpty }
    switch stripped.lowercased() {
    case "", "no", "n", "false", "0", "-", "none", "nein", "kein", "keine", "keiner", "keines":
      return true
    default: return false
    }
  }

  /// As much of the text as is kept to be shown, a whole number of scalars.
  var clipped: String {
    guard utf8.count > ReadingLimits.shown else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      guard result.utf8.count < ReadingLimits.shown else { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
