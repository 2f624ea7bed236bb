/// Symptoms that have no name of Bloom's, which she follows in her own words.
extension Journal {
  /// The entries that begin to follow one, in the order of the file.
  public var trackedEntries: [Entry] {
    var tracked: [Entry] = []
    readMarks { if case .text(.tracked, _) = $0.fact { tracked.append($0) } }
    return tracked
  }

  /// Her words for them, each once.
  public var trackedSymptoms: [String] {
    var words: [String] = []
    for entry in trackedEntries {
      guard case .text(.tracked, let text) = entry.fact, !words.contains(text) else { continue }
      words.append(text)
    }
    return words
  }
}
