/// When a text is for a pager, and for which.
enum Paging {
  /// Whether a text takes more rows than a screen has beside the prompt of the shell.
  static func isNeeded(_ text: String, columns: Int, rows: Int) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let taken = lines.reduce(0) { taken, line in
      taken + max((line.withoutStyles.displayWidth + columns - 1) / max(columns, 1), 1)
    }
    return taken - (text.hasSuffix("\n") ? 1 : 0) >= rows
  }

  /// The pager that the environment names, else `less` where it is found; nil where the environment
  /// names none or one that would show nothing else.
  static func pager(
    _ environment: (String) -> String?, finds: (String) -> Bool = { _ in false }
  ) -> String? {
    guard let name = environment("PAGER") else { return finds("less") ? "less -FRX" : nil }
    guard name.contains(where: { !$0.isWhitespace }), name != "cat" else { return nil }
    return name
  }
}

extension StringProtocol {
  /// The text without sequences that colour it or make it a link.
  var withoutStyles: String {
    guard contains("\u{1B}") else { return String(self) }
    return String(self).replacing(/\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/, with: "")
  }
}
