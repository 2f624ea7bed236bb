/// Folds single characters: accents, full-width forms, quotes and dashes become plain ASCII.
enum Folding {
  /// U+00C0…U+017F as lower-case ASCII letters; a space stands for a character that is more than
  /// one letter or none.
  private static let latin: StaticString = """
    aaaaaa ceeeeiiiidnooooo ouuuuy  aaaaaa ceeeeiiiidnooooo ouuuuy y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllllllll\
    nnnnnnnnnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  /// The lower-case ASCII letter under an accented Latin letter, or nil.
  static func latinBase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xC0...0x17F).contains(scalar.value) else { return nil }
    let byte = latin.utf8Start[Int(scalar.value) - 0xC0]
    return byte == 0x20 ? nil : Unicode.Scalar(byte)
  }

  /// One character as the plain text it is read as.
  ///
  /// - Returns: lower case, without accents; empty for a combining mark.
  static func fold(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII {
      let isUpperCase = (65...90).contains(scalar.value)
      return String(Unicode.Scalar(UInt8(scalar.value) + (isUpperCase ? 32 : 0)))
    }
    if let base = latinBase(scalar) { return String(base) }
    if let plain = several(scalar) { return plain }
    if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
      return fold(plain)
    }
    return isAccent(scalar) ? "" : scalar.properties.lowercaseMapping
  }

  /// Adds one character, as the plain text it is read as, to a word's bytes.
  static func fold(_ scalar: Unicode.Scalar, into bytes: inout [UInt8]) {
    guard scalar.isASCII else {
      bytes += fold(scalar).utf8
      return
    }
    let isUpperCase = (65...90).contains(scalar.value)
    bytes.append(UInt8(scalar.value) + (isUpperCase ? 32 : 0))
  }

  /// A letter a to z or A to Z in lower case; nil for any other character.
  @inline(__always) static func plainLetter(_ scalar: Unicode.Scalar) -> UInt8? {
    let lower = scalar.value | 0x20
    return lower &- 97 < 26 ? UInt8(truncatingIfNeeded: lower) : nil
  }

  /// Whether a character is a combining accent, which is dropped.
  static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
    default: false
    }
  }

  private static func several(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xC6, 0xE6: "ae"
    case 0x152, 0x153: "oe"
    case 0xDF: "ss"
    case 0xDE, 0xFE: "th"
    case 0x132, 0x133: "ij"
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0x2018, 0x2019, 0x201B, 0x2BC, 0xB4, 0x2032: "'"
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2033, 0x300C...0x300F: "\""
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: "-"
    case 0x2026, 0x3002: "."
    case 0x3001, 0x60C: ","
    case 0x61F: "?"
    case 0x61B: ";"
    case 0x2044, 0x2215, 0xF7: "/"
    case 0xD7: "x"
    case 0x2103: "c"
    case 0x2109: "f"
    default: nil
    }
  }

  /// The value of a single fraction character, such as 0.5 for `½`.
  static func fraction(_ scalar: Unicode.Scalar) -> Double? {
    guard !scalar.isASCII, scalar.properties.numericType == .numeric,
      let value = scalar.properties.numericValue, value > 0, value < 1
    else { return nil }
    return value
  }
}
