import Records

/// A folder with the words of a language for times and measures.
struct WordingFolder {
  /// The path below the Knowledge folder, as in `en`.
  let path: String
  /// Its words, as a ``WordingTable``.
  let wordings: String

  /// The languages among some files that have both times and measures, in the order of their paths.
  static func all(in files: [KnowledgeFile]) -> [WordingFolder] {
    files.filter { $0.path.hasSuffix("/time.rec") }.compactMap { times in
      let folder = String(times.path.dropLast("/time.rec".count))
      guard let measures = files.first(where: { $0.path == folder + "/units.rec" }),
        let times = try? RecordFile(utf8: times.bytes, name: times.path),
        let measures = try? RecordFile(utf8: measures.bytes, name: measures.path)
      else { return nil }
      return WordingTable(times: times, measures: measures)
        .map { WordingFolder(path: folder, wordings: $0.text) }
    }
  }
}
