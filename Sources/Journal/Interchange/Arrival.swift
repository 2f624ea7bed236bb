/// What a file from elsewhere holds for one person, before anything is written.
public struct Arrival: Hashable, Sendable {
  /// One line to come.
  public enum Item: Hashable, Sendable {
    case entry(Entry)
    /// A comment, or a line that the journal it came from could not read.
    case remark(String)
  }

  public var items: [Item] = []
  /// What was not understood, in the order of the file.
  public var issues: [InterchangeIssue] = []

  /// Nothing yet.
  public init() {}

  /// Takes entries alone.
  public init(_ entries: some Sequence<Entry>) { items = entries.map(Item.entry) }

  /// The entries, in the order of the file.
  public var entries: [Entry] {
    items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  /// Whether there is more than entries.
  public var hasRemarks: Bool {
    items.contains { if case .remark = $0 { true } else { false } }
  }

  /// The edits that add what a journal does not hold yet; none once they are made.
  ///
  /// An entry that the file holds twice is wanted twice, so that two equal glasses of water stay two.
  public func edits(for journal: Journal) -> [Edit] {
    var held: [Entry: Int] = [:]
    for entry in journal.entries { held[entry, default: 0] += 1 }
    return entries.compactMap { entry in
      if let count = held[entry], count > 0 {
        held[entry] = count - 1
        return nil
      }
      return .add(entry)
    }
  }

  /// A journal of the items alone, in their order.
  public var journal: Journal {
    let lines = items.map { item in
      switch item {
      case .entry(let entry): entry.sealedLine
      case .remark(let text): text
      }
    }
    return Journal(parsing: ([Journal.header] + lines).map { $0 + "\n" }.joined())
  }
}
