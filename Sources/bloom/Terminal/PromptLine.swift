/// How the line being typed is drawn on one row, scrolled sideways when it is too long.
enum PromptLine {
  /// The escape sequences that draw `prompt` and the editor's text and place the cursor.
  static func drawing(prompt: String, editor: LineEditor, columns: Int) -> String {
    let room = max(columns - prompt.displayWidth - 1, 1)
    let characters = editor.characters
    var first = editor.cursor
    var before = 0
    while first > 0, before + characters[first - 1].displayWidth <= room {
      first -= 1
      before += characters[first].displayWidth
    }
    var last = editor.cursor
    var width = before
    while last < characters.count, width + characters[last].displayWidth <= room {
      width += characters[last].displayWidth
      last += 1
    }
    let shown = String(characters[first..<last]).printable
    let column = prompt.displayWidth + before
    let move = column > 0 ? "\u{1B}[\(column)C" : ""
    return "\r\(prompt)\(shown)\u{1B}[K\r\(move)"
  }
}
