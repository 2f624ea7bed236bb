public import Civil

/// What to look for among the entries: all of it must hold.
public struct EntrySearch: Hashable, Sendable {
  /// Words that an entry must hold, or things that it must be about; may name days.
  public var words: String
  /// The first day that counts; nil for any.
  public var from: CivilDate?
  /// The last day that counts; nil for any.
  public var to: CivilDate?
  /// The first word of the entries' lines, such as `note`; nil for any.
  public var kind: String?
  /// Words that her own text marks with an @, without it.
  public var tags: [String]

  /// Looks for words, and nothing else until it is set.
  public init(
    words: String, from: CivilDate? = nil, to: CivilDate? = nil, kind: String? = nil,
    tags: [String] = []
  ) {
    self.words = words
    self.from = from
    self.to = to
    self.kind = kind
    self.tags = tags
  }
}
