import Civil

/// The diary as text with a heading for each day, for reading anywhere.
package enum DiaryPages {
  /// The entries by day, newest last, each as it stands in the journal without its date.
  ///
  /// - Parameter left: kinds of facts that stay out of it.
  package static func markdown(of journal: Journal, leavingOut left: Set<String> = []) -> String {
    var text = ""
    var day: CivilDate?
    for entry in journal.chronological where !left.contains(entry.fact.kind) {
      if entry.date != day {
        text += (day == nil ? "" : "\n") + "## \(entry.date.iso)\n\n"
        day = entry.date
      }
      let words = entry.line.dropFirst(entry.date.iso.count + 1)
      text += "- " + escaped(words) + "\n"
    }
    return text
  }

  private static let marks: Set<Character> = ["\\", "*", "_", "`", "<", ">", "[", "]", "#", "|"]

  private static func escaped(_ words: Substring) -> String {
    words.reduce(into: "") { text, character in
      if marks.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
