/// What a run of lines comes to.
struct LineTally: Hashable, Sendable {
  /// With their endings.
  private(set) var bytes = 0
  private(set) var entries = 0
  /// Which sealed lines there are.
  private(set) var state = JournalState()

  mutating func add(_ line: borrowing JournalLine) {
    bytes += line.byteCount
    if line.isEntry { entries += 1 }
    state.append(line)
  }
}

/// What the lines of a journal come to, and what those above each page do, so that a change near its
/// end does not count all of them anew.
struct LineTallies: Hashable, Sendable {
  private(set) var whole = LineTally()
  /// What stands above each page.
  private var above: [LineTally] = []
  private var count = 0

  init() {}

  init(_ lines: Pages<JournalLine>) { update(lines, from: 0) }

  mutating func append(_ line: borrowing JournalLine) {
    if count % Pages<JournalLine>.size == 0 { above.append(whole) }
    whole.add(line)
    count += 1
  }

  /// Takes in that the lines from a position on are others.
  mutating func update(_ lines: Pages<JournalLine>, from position: Int) {
    let page = min(position / Pages<JournalLine>.size, above.count)
    if page < above.count {
      whole = above[page]
      above.removeSubrange(page...)
      count = page * Pages<JournalLine>.size
    }
    for page in page..<max(page, lines.pageCount) {
      let seen = count - page * Pages<JournalLine>.size
      var place = 0
      lines.readPage(page) { line in
        if place >= seen { append(line) }
        place += 1
      }
    }
  }

  /// What the lines above one come to.
  func above(_ position: Int, in lines: Pages<JournalLine>) -> LineTally {
    let page = position / Pages<JournalLine>.size
    guard page < above.count else { return whole }
    var tally = above[page]
    var left = position % Pages<JournalLine>.size
    lines.readPage(page) { line in
      if left > 0 { tally.add(line) }
      left -= 1
    }
    return tally
  }
}
