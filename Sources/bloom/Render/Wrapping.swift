/// Text laid out in lines of at most a given number of terminal columns.
enum Wrapping {
  /// The lines of `text`, broken at spaces; a word longer than a line is broken inside.
  ///
  /// - Parameters:
  ///   - width: columns, at least 1.
  ///   - indent: spaces before every line but the first.
  static func lines(_ text: String, width: Int, indent: Int = 0) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = lines.isEmpty ? "" : String(repeating: " ", count: indent)
      var used = line.displayWidth
      var isFresh = true
      for word in paragraph.split(separator: " ") {
        let gap = isFresh ? 0 : 1
        if !isFresh, used + gap + word.displayWidth > width {
          lines.append(line)
          line = String(repeating: " ", count: indent)
          used = indent
          isFresh = true
        }
        if !isFresh {
          line += " "
          used += 1
        }
        for character in word {
          if used + character.displayWidth > width, used > indent {
            lines.append(line)
            line = String(repeating: " ", count: indent)
            used = indent
          }
          line.append(character)
          used += character.displayWidth
        }
        isFresh = false
      }
      lines.append(line)
    }
    return lines
  }
}
