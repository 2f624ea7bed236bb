/// Words as Markdown shows them, none of them taken for its marks.
struct MarkdownText {
  /// Escaped words, with `<br>` for each line end within them.
  let text: String

  private init(escaped text: String) { self.text = text }

  /// Words anywhere but at the start of a line.
  init(_ words: String) {
    text = CleanText(words).trimmedLines.map(Self.escaped).joined(separator: "<br>")
  }

  /// Runs of words anywhere but at the start of a line.
  init(_ runs: [TextRun]) {
    text = runs.map { run in
      switch run {
      case .plain(let words): Self.inner(words)
      case .strong(let words): Self.strong(words)
      }
    }.joined().split(separator: " ").joined(separator: " ")
  }

  /// The same words at the start of a line, where more marks have a meaning.
  var atStart: String {
    guard let first = text.first else { return text }
    if "#-+=:".contains(first) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let mark = text.dropFirst(digits.count).first, ".)".contains(mark)
    else { return text }
    return digits + "\\" + text.dropFirst(digits.count)
  }

  /// The marks that have a meaning anywhere on a line.
  private static let marks: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$",
  ]

  private static func escaped(_ line: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if marks.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// Escaped words that keep one space at an end that has any.
  private static func inner(_ words: String) -> String {
    let clean = CleanText(words)
    let text = clean.trimmedLines.map(escaped).joined(separator: "<br>")
    guard !text.isEmpty else { return words.isEmpty ? "" : " " }
    let before = clean.text.first?.isWhitespace == true ? " " : ""
    let after = clean.text.last?.isWhitespace == true ? " " : ""
    return before + text + after
  }

  /// Strong words; asterisks only where Markdown is sure to read them as such.
  private static func strong(_ words: String) -> String {
    let inner = inner(words)
    let text = inner.drop { $0 == " " }
    let core = String(text.reversed().drop { $0 == " " }.reversed())
    guard let first = core.first, let last = core.last else { return inner }
    let isPlain = [first, last].allSatisfy { $0.isLetter || $0.isNumber }
    let strong = isPlain ? "**\(core)**" : "<strong>\(core)</strong>"
    return (inner.first == " " ? " " : "") + strong + (inner.last == " " ? " " : "")
  }
}
