/// Symptoms that have no name of Bloom's, which she follows in her own words.
extension Journal {
  /// The entries that begin to follow one, in the order of the file.
  public var trackedEntries: [Entry] {
    marks.filter { if case .text(.tracked, _) = $0.fact { true } else { false } }
  }

  /// Her words for them, each once.
  public var trackedSymptoms: [String] {
    var words: [String] = []
    for entry in marks {
      guard case .text(.tracked, let text) = entry.fact, !words.contains(text) else { continue }
      words.append(text)
    }
    return words
  }
}
