public import Knowledge

/// All that content is looked up by, for measuring.
public struct Search: Sendable {
  private let indexes: [ContentIndex]
  private let words: SearchWords

  /// Makes the indexes of a library.
  public init(library: Library) throws(KnowledgeError) {
    words = try library.searchWords()
    indexes = [
      try library.practiceIndex(), try library.foodIndex(), try library.topicIndex(),
      try library.careIndex(),
    ]
  }

  /// How many pieces of content have something of a query, over all indexes.
  public func find(_ query: String) -> Int {
    let terms = words.terms(of: query)
    return indexes.reduce(0) { $0 + $1.hits(for: terms).count }
  }
}
