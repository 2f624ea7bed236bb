import Journal

/// The colour of a person.
enum PersonColor {
  private static let known: [(name: String, code: String)] = [
    ("rose", "#FF6B9D"), ("coral", "#E76F51"), ("amber", "#E9A23B"), ("olive", "#8A9A5B"),
    ("teal", "#2A9D8F"), ("sky", "#4A90D9"), ("violet", "#8E6BBF"), ("grey", "#8A8F98"),
  ]

  /// The names that may be typed.
  static var names: [String] { known.map(\.name) }

  /// The `#RRGGBB` of a name or of a code; nil for anything else.
  static func code(_ text: String) -> String? {
    known.first { $0.name == text.lowercased() }?.code ?? PeriodProfile.color(text)
  }

  /// The name of a code, or the code itself where it has none.
  static func name(of code: String) -> String {
    known.first { $0.code == code }?.name ?? code
  }

  /// The colour that the fewest of these have, the first of the list where several do.
  static func next(after taken: [String]) -> String {
    known.map(\.code).enumerated().min { left, right in
      (taken.count { $0 == left.element }, left.offset)
        < (taken.count { $0 == right.element }, right.offset)
    }?.element ?? PeriodProfile.defaultColor
  }

  /// The text in a colour of those that a terminal has; 16 are too few to tell people apart.
  static func painted(_ text: String, _ code: String, depth: Ink.Depth = .many) -> String {
    guard depth > .sixteen, let value = UInt32(code.dropFirst(), radix: 16) else { return text }
    let exact = Color(value)
    if depth == .all {
      return "\u{1B}[38;2;\(exact.red);\(exact.green);\(exact.blue)m\(text)\u{1B}[0m"
    }
    let parts = [16, 8, 0].map { (value >> UInt32($0)) & 0xFF }
    let steps = parts.map { ($0 * 5 + 127) / 255 }
    return "\u{1B}[38;5;\(16 + 36 * steps[0] + 6 * steps[1] + steps[2])m\(text)\u{1B}[0m"
  }
}
