extension Unicode.Scalar {
  /// Whether this is white space between the parts of a message's syntax.
  var isSyntaxSpace: Bool {
    switch self {
    case " ", "\t", "\r", "\n", "\u{3000}": true
    default: false
    }
  }

  /// Whether this is an invisible mark of writing direction.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a name can start with this: no digits, ASCII signs, spaces, controls, direction
  /// marks or noncharacters.
  var isNameStart: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: true
    case ..<0xA1: false
    case 0x1680, 0x2000...0x200A, 0x2028...0x202F, 0x205F, 0x3000: false
    case 0xD800...0xDFFF, 0xFDD0...0xFDEF: false
    default: !isDirectionMark && value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether a name or an unquoted literal can have this inside.
  var isNamePart: Bool {
    switch self {
    case "a"..."z", "0"..."9", "-", ".": true
    default: isNameStart
    }
  }
}
