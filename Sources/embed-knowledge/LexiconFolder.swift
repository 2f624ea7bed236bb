import Records

/// A folder of recfiles whose concepts' forms are found together: the lexicon of a language.
struct LexiconFolder {
  /// The path below the Knowledge folder, as in `en/lexicon`.
  let path: String
  /// Its forms, as a ``FormTable``.
  let forms: String

  /// The lexicons among some files, in the order of their paths.
  static func all(in files: [KnowledgeFile]) -> [LexiconFolder] {
    let lexical = files.filter { $0.path.hasSuffix(".rec") && folder(of: $0.path) != nil }
    let folders = Set(lexical.compactMap { folder(of: $0.path) }).sorted()
    return folders.compactMap { folder in
      forms(of: lexical.filter { Self.folder(of: $0.path) == folder })
        .map { LexiconFolder(path: folder, forms: $0) }
    }
  }

  private static func forms(of files: [KnowledgeFile]) -> String? {
    var read: [RecordFile] = []
    for file in files {
      guard let file = try? RecordFile(utf8: file.bytes, name: file.path) else { return nil }
      read.append(file)
    }
    return FormTable(of: read)?.text
  }

  /// `en/lexicon` of `en/lexicon/foods.rec`; nil for a file elsewhere.
  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count == 3 && parts[1] == "lexicon" ? "\(parts[0])/\(parts[1])" : nil
  }
}
