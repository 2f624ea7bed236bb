/// A text that fits on one line of a card: 1 to 200 characters, all of them safe to show.
struct CardLine: Hashable, Sendable {
  /// The text.
  let text: String

  /// The most characters of a line.
  static let mostCharacters = 200
  /// The most bytes of a line, for characters that are made of very many.
  static let mostBytes = 4096

  /// Makes one line of a text, cut where it is too long; nil when nothing can be shown of it.
  init?(_ raw: some StringProtocol) {
    var text = ""
    for character in Self.cleaned(raw.unicodeScalars).prefix(Self.mostCharacters) {
      guard text.utf8.count + character.utf8.count <= Self.mostBytes else { break }
      text.append(character)
    }
    if text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The items that fit on a line with ", " between them, each without commas and told once.
  static func listed(_ items: [String]) -> [String] {
    var listed: [String] = []
    var line = ""
    for item in items {
      let spaced = String(
        String.UnicodeScalarView(item.unicodeScalars.map { $0 == "," ? " " : $0 }))
      guard let text = CardLine(spaced)?.text, !listed.contains(text) else { continue }
      let longer = listed.isEmpty ? text : "\(line), \(text)"
      guard longer.count <= mostCharacters, longer.utf8.count <= mostBytes else { break }
      line = longer
      listed.append(text)
    }
    return listed
  }

  /// The scalars without invisible ones, runs of spaces as one, none at the ends.
  static func cleaned(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var isSpaced = false
    for scalar in scalars {
      if scalar.properties.isWhitespace {
        isSpaced = true
      } else if !isDropped(scalar) {
        if isSpaced, !result.isEmpty { result.append(" ") }
        isSpaced = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Control characters, and those that are not seen or turn the direction of writing around.
  ///
  /// The joiners U+200C and U+200D stay, as scripts and emoji need them.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// A cleaned line as the check code and the dates of a card see it, whichever way a messenger
  /// turned its quotes, dashes and dots.
  static func folded(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case 0x2018...0x201B, 0x2032: result.append("'")
      case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: result.append("\"")
      case 0x2D, 0x2010...0x2015, 0x2212: if result.last != "-" { result.append("-") }
      case 0x2026: result.append(contentsOf: "...".unicodeScalars)
      case 0xFE0E, 0xFE0F: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
