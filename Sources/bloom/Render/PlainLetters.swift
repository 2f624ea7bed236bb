extension String {
  /// The text with typographic marks made plain; other letters beyond ASCII become `?`.
  var ascii: String {
    String(
      flatMap { character -> String in
        switch character {
        case "“", "”": "\""
        case "‘", "’": "'"
        case "–", "—": "-"
        case "•": "-"
        case "×": "x"
        case "°": " deg "
        case "…": "..."
        case "·": "-"
        case "▁"..."█": Self.eighth(of: character)
        default: character.isASCII ? String(character) : "?"
        }
      })
  }

  /// A bar of eighths as the number of its eighths.
  private static func eighth(of bar: Character) -> String {
    let place = bar.unicodeScalars.first.map { $0.value - 0x2580 } ?? 0
    return "\(place)"
  }
}
