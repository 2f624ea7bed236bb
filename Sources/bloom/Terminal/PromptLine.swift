/// How the line being typed is drawn on one row, scrolled sideways when it is too long.
enum PromptLine {
  /// The escape sequences that draw `prompt` and the editor's text and place the cursor.
  static func drawing(prompt: String, editor: LineEditor, columns: Int) -> String {
    let room = max(columns - prompt.displayWidth - 1, 1)
    let characters = editor.characters
    var first = 0
    while width(characters[first..<editor.cursor]) > room { first += 1 }
    var last = first
    while last < characters.count, width(characters[first...last]) <= room { last += 1 }
    let shown = String(characters[first..<last]).printable
    let column = prompt.displayWidth + width(characters[first..<editor.cursor])
    let move = column > 0 ? "\u{1B}[\(column)C" : ""
    return "\r\(prompt)\(shown)\u{1B}[K\r\(move)"
  }

  private static func width(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + $1.displayWidth }
  }
}
