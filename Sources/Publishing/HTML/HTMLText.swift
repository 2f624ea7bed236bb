/// Words as HTML shows them, none of them taken for its marks.
enum HTMLText {
  /// Words on one line, for an element or an attribute in double quotes.
  static func line(_ words: String) -> String { escaped(CleanText(words).line) }

  /// Words with a break for each line end within them.
  static func lines(_ words: String) -> String {
    CleanText(words).trimmedLines.map(escaped).joined(separator: "<br>")
  }

  /// Runs of words with a break for each line end within them.
  static func runs(_ runs: [TextRun]) -> String {
    runs.map { run in
      let words = escaped(CleanText(run.words).text)
      switch run {
      case .plain: return words
      case .strong: return "<strong>\(words)</strong>"
      }
    }.joined().split(separator: "\n").joined(separator: "<br>")
  }

  private static func escaped(_ words: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
