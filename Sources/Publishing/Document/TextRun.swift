/// Words of one weight.
package enum TextRun: Hashable, Sendable {
  /// Words as all others.
  case plain(String)
  /// Words that stand out.
  case strong(String)

  /// The words themselves.
  var words: String {
    switch self {
    case .plain(let words), .strong(let words): words
    }
  }
}

extension [TextRun] {
  /// The words of all runs.
  var words: String { map(\.words).joined() }

  /// Whether no run has anything to see.
  var isBlank: Bool { allSatisfy(\.words.isBlank) }
}
