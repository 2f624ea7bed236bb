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
        default: character.isASCII ? String(character) : "?"
        }
      })
  }
}
