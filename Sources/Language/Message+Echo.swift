extension Message {
  /// Whether it only says a few words over and over.
  package var repeatsItself: Bool {
    let words = tokens.lazy.filter { $0.kind == .word }.map(\.text)
    let count = words.count
    return count >= Self.fewestEchoed && Set(words).count * Self.echoes <= count
  }

  /// Whether it is longer than anything that is told for the diary.
  package var isOverlong: Bool { tokens.count > Self.mostTokens }

  private static let fewestEchoed = 30
  /// How often each word stands there on average, at the least.
  private static let echoes = 6
  /// About two pages.
  private static let mostTokens = 1_000
}
