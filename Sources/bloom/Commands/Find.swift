import Assistant
import Civil
import Journal

/// Entries and notes that hold some words; it never writes.
enum Find: Command {
  static let name = "find"
  static let isLong = true
  static let example = "bloom find headache from:2026-01 kind:symptom"
  static let summary = "Entries and notes, by words, days, kind or tag; never writes"
  static let arguments = "WORDS... [from:D] [to:D] [kind:K] [@TAG]"
  static let details = """
    All of it must hold: each word, or what it names, and each @TAG of your own notes. D is a day,
    month or year, as in from:2026-03-01, from:2026-03, to:yesterday; K is the first word of an
    entry's line in the diary, as in kind:note. Newest days come first.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let search = try search(words, session)
    guard search != EntrySearch(words: "") else {
      throw .usage("bloom find needs something to look for, as in \(example)")
    }
    let now = try session.now()
    let entries = try session.conversation().entries(search, now: now)
    try session.show(
      figure: Figure(name: "entries", object: entries.map(Listing.init), isHers: true)
    ) { $0.find(search, now: now) }
  }

  private static func search(
    _ words: [String], _ session: Session
  ) throws(CommandError) -> EntrySearch {
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
    search.words = rest.joined(separator: " ")
    return search
  }

  private static let keys: Set<String> = ["from", "to", "kind"]

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

  /// An entry as `--json` lists it.
  private struct Listing: Encodable {
    let date: String
    let time: String?
    let kind: String
    let line: String

    init(_ entry: Entry) {
      date = entry.date.iso
      time = entry.time?.iso
      kind = entry.fact.kind
      line = entry.line
    }
  }
}

extension Session {
  /// The days that words mean: a day, a month such as 2026-03, or a year.
  func days(_ words: String) throws(CommandError) -> ClosedRange<CivilDate> {
    if let month = Month(iso: words) { return month.first...month.last }
    if let year = Int(words), (1...9999).contains(year), words.utf8.count == 4,
      let first = Month(iso: words + "-01"), let last = Month(iso: words + "-12")
    {
      return first.first...last.last
    }
    if let month = try? month(words) { return month.first...month.last }
    let day = try day(words)
    return day...day
  }
}
