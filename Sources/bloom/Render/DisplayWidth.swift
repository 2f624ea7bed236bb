extension Character {
  /// Terminal columns that the character takes: 0, 1 or 2, and more where it is written in parts.
  ///
  /// East Asian wide forms and emoji take two (Unicode Standard Annex #11), combining marks none;
  /// marks with a place of their own, as in the scripts of India, take one each.
  var displayWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    guard let first = unicodeScalars.first else { return 0 }
    let isEmoji =
      first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0.value == 0xFE0F || $0.value == 0x200D && first.isPicture }
    if isEmoji, !unicodeScalars.contains(where: { $0.value == 0xFE0E }) { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var isPicture: Bool { properties.isEmoji && value > 0xFF }

  /// The columns of the scalar where it is no part of an emoji.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default:
      Self.joining.contains { $0.contains(value) }
        ? 0 : Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The vowels and endings of Hangul, which join the consonant before them.
  private static let joining: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FB]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]
}

extension StringProtocol {
  /// Terminal columns that the text takes on one line.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension String {
  /// What of its printable characters fits into so many columns.
  func cut(to width: Int) -> String {
    var cut = ""
    var used = 0
    for character in printable {
      used += character.displayWidth
      if used > width { break }
      cut.append(character)
    }
    return cut
  }
}
