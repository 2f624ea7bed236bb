import Assistant
import Civil
import Journal

/// The filters that stand among the words of a command: `from:D`, `to:D`, `kind:K` and `@TAG`.
enum EntryFilters {
  /// The filters among some words, and the words that are none.
  static func read(
    _ words: [String], _ session: Session
  ) throws(CommandError) -> (search: EntrySearch, rest: [String]) {
    var search = EntrySearch(words: "")
    var rest: [String] = []
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let key = parts.first?.lowercased() ?? ""
      guard parts.count == 2, key.allSatisfy(\.isLetter), !key.isEmpty else {
        if word.hasPrefix("@") {
          search.tags.append(try tag(word))
        } else {
          rest.append(word)
        }
        continue
      }
      let value = parts.last ?? ""
      guard keys.contains(key), !value.isEmpty else {
        throw .usage("\(word.printable) is no part of a search; there is from:D, to:D and kind:K")
      }
      switch key {
      case "from": search.from = try session.days(value).lowerBound
      case "to": search.to = try session.days(value).upperBound
      default: search.kind = try kind(value)
      }
    }
    if let from = search.from, let to = search.to, to < from {
      throw CommandError(.badData, "to:\(to.iso) lies before from:\(from.iso)")
    }
    return (search, rest)
  }

  static let keys: Set<String> = ["from", "to", "kind"]

  /// Whether a word is a filter rather than a word of another kind.
  static func isFilter(_ word: String) -> Bool {
    if word.hasPrefix("@") { return word.count > 1 }
    return keys.contains { word.lowercased().hasPrefix($0 + ":") }
  }

  private static func tag(_ word: String) throws(CommandError) -> String {
    let tag = String(word.dropFirst())
    guard !tag.isEmpty else { throw .usage("a tag needs a word, as in bloom find @work") }
    return tag
  }

  private static func kind(_ word: String) throws(CommandError) -> String {
    let kind = word.lowercased()
    if Fact.kinds.contains(kind) { return kind }
    let hint =
      EditDistance.nearest(to: kind, among: Fact.kinds).map { "did you mean kind:\($0)?" }
      ?? "kinds are " + Fact.kinds.joined(separator: ", ")
    throw CommandError(.badData, "there is no kind \(word.printable); \(hint)")
  }
}
