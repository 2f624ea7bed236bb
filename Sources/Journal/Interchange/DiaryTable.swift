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

  /// The text as a cell, in quotes where it needs them.
  package static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",;\"\t".contains($0) || $0.isNewline }) || text != text.trimmed
    else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// The kinds that are left out of what others may read, unless she asks for them.
  public static let privateKinds: Set<String> = ["sex", "libido"]
}
