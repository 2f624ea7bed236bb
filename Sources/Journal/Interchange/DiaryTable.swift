import Civil

/// A journal as a table of separated values, an entry a row: `date,time,kind,value`.
public enum DiaryTable {
  /// The table; entries of the kinds in `leavingOut` are not in it.
  public static func csv(of journal: Journal, leavingOut kinds: Set<String>) -> String {
    let rows = journal.chronological.compactMap { entry -> String? in
      let kind = entry.fact.kind
      guard !kinds.contains(kind) else { return nil }
      var value = entry.fact.words.dropFirst().joined(separator: " ")
      if case .text(_, let text) = entry.fact { value = text }
      return [entry.date.iso, entry.time?.iso ?? "", kind, value].map(quoted)
        .joined(separator: ",")
    }
    return (["date,time,kind,value"] + rows).map { $0 + "\r\n" }.joined()
  }

  /// The text as a cell: nothing in it that a terminal would obey or a spreadsheet would reckon, and in
  /// quotes where it needs them.
  ///
  /// What could be a formula has an apostrophe before it, which `unguarded` takes away again.
  package static func quoted(_ text: String) -> String {
    let text = guarded(shown(text))
    guard text.contains(where: { ",;\"\t".contains($0) || $0.isNewline }) || text != text.trimmed
    else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isKept = scalar == "\n" || scalar == "\t" || !Quotation.isControl(scalar)
      shown.append(isKept ? scalar : "\u{FFFD}")
    }
    return String(shown)
  }

  private static func guarded(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  /// The text of a cell as it was before it was guarded.
  package static func unguarded(_ text: String) -> String {
    text.first == "'" && isFormula(String(text.dropFirst())) ? String(text.dropFirst()) : text
  }

  /// Whether a spreadsheet would reckon with it; a dash before a space, as in a list, is none.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    if "=+@\t\r".contains(first) { return true }
    return first == "-" && !text.hasPrefix("- ") && Double(text) == nil
  }

  /// The kinds that are left out of what others may read, unless she asks for them.
  public static let privateKinds: Set<String> = ["sex", "libido"]
}
