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
    var (search, rest) = try EntryFilters.read(words, session)
    search.words = rest.joined(separator: " ")
    guard search != EntrySearch(words: "") else {
      throw .usage("bloom find needs something to look for, as in \(example)")
    }
    try show(search, session)
  }

  /// Tells of the entries that a search finds.
  static func show(_ search: EntrySearch, _ session: Session) throws(CommandError) {
    let now = try session.now()
    let entries = try session.conversation().entries(search, now: now)
    try session.show(
      figure: Figure(name: "entries", object: entries.map(Listing.init), isHers: true)
    ) { $0.find(search, now: now) }
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
