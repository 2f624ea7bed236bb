/// Symptoms that have no name of Bloom's, which she follows in her own words.
extension Journal {
  /// The entries that begin to follow one, in the order of the file.
  public var trackedEntries: [Entry] {
    entries.filter { if case .text(.tracked, _) = $0.fact { true } else { false } }
  }

  /// Her words for them, each once.
  public var trackedSymptoms: [String] {
    var words: [String] = []
    for case .text(.tracked, let text) in entries.map(\.fact) where !words.contains(text) {
      words.append(text)
    }
    return words
  }
}
