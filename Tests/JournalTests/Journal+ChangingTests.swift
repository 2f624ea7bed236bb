import Physiology
import Testing

@testable import Journal

struct JournalChangingTests {
  /// A diary with all that a hand may have done to it.
  private static let typed = """
    # bloom journal 1
    # mine
    2026-03-01 period start ~9462dbe5

    2026-03-02 flow  light
    2026-03-02 mood sad \r
    not a line
    2026-03-03 water 250 ml ~00000000

    """

  /// A turn of additions, removals, or both, by chance.
  private static func edits(for journal: Journal, _ chance: inout SplitMix64) throws -> [Edit] {
    let new = try (0..<Int.random(in: 0...3, using: &chance)).map { _ in
      try entry(
        "2026-03-0\(Int.random(in: 1...9, using: &chance)) "
          + ["caffeine 1", "water 250 ml", "mood calm", "note \"a\""][
            Int.random(in: 0...3, using: &chance)])
    }
    let old = journal.entries.shuffled(using: &chance).prefix(Int.random(in: 0...3, using: &chance))
    return (old.map(Edit.remove) + new.map(Edit.add)).shuffled(using: &chance)
  }

  @Test(arguments: [1, 2, 3, 4, 5], ["", typed])
  func `two hundred turns taken back one after another leave every byte as it was`(
    seed: Int, text: String
  ) throws {
    var chance = SplitMix64(UInt64(seed))
    var journal = Journal(parsing: text.isEmpty ? Journal.header + "\n" : text)
    var turns: [(before: Journal, change: JournalChange)] = []
    while turns.count < 200 {
      let before = journal
      let edits = try Self.edits(for: journal, &chance)
      let making = journal.make(edits)
      #expect(making.isMade.count == edits.count)
      #expect(Journal(parsing: journal.bytes) == journal)
      #expect(journal.bytes.starts(with: before.lines.prefix(making.start).flatMap(\.wholeBytes)))
      if !making.change.isEmpty { turns.append((before, making.change)) }
    }
    for turn in turns.reversed() {
      let taken = journal.takeBack(turn.change)
      let start = try #require(taken)
      #expect(start <= journal.lines.count)
      #expect(journal.bytes == turn.before.bytes)
      #expect(journal == turn.before)
    }
  }

  @Test func `what is made is what making one edit after the other makes`() throws {
    var chance = SplitMix64(11)
    var journal = Journal(parsing: Self.typed)
    for _ in 0..<300 {
      let edits = try Self.edits(for: journal, &chance)
      var one = journal
      let made = edits.map { one.apply($0) }
      #expect(journal.apply(edits) == made)
      #expect(Array(journal.entries).map(\.line).sorted() == one.entries.map(\.line).sorted())
    }
  }

  @Test(arguments: [
    ("# new|2026-03-02 mood ok|2026-03-04 mood ok|2026-03-09 mood ok", 1),
    ("2026-02-01 mood ok|2026-03-04 mood ok|2026-03-09 mood ok", 2),
    ("2026-03-09 mood ok|2026-02-01 mood ok", 2), ("2026-03-09 mood ok", 0), ("", 0),
  ])
  func `in a file that was changed by hand a line comes back under its line, else to its day`(
    text: String, place: Int
  ) throws {
    let gone = try entry("2026-03-05 mood sad")
    var journal = Journal([try entry("2026-03-02 mood ok"), gone, try entry("2026-03-09 mood ok")])
    let change = journal.make([.remove(gone)]).change
    let lines = try text.split(separator: "|").map {
      $0.hasPrefix("#") ? String($0) : try entry(String($0)).sealedLine
    }
    var edited = Journal(parsing: ([Journal.header] + lines).map { $0 + "\n" }.joined())
    let taken = edited.takeBack(change)
    #expect(taken != nil)
    #expect(edited.entries.firstIndex(of: gone) == place)
    #expect(edited.lines.count == lines.count + 2)
  }

  @Test func `a turn whose line is gone or another is not taken back`() throws {
    var journal = Journal()
    let change = journal.make([
      .add(try entry("2026-03-01 water 250 ml")), .add(try entry("2026-03-01 note \"a\"")),
    ]).change
    for text in ["2026-03-01 water 250 ml\n", "2026-03-01 note \"a\"\n2026-03-01 water 300 ml\n"] {
      var edited = Journal(parsing: Journal.header + "\n" + text)
      let before = edited
      let taken = edited.takeBack(change)
      #expect(taken == nil)
      #expect(edited == before)
    }
  }

  @Test func `the state of a journal is that of its seals in their order`() throws {
    let lines = try ["2026-03-01 mood sad", "2026-03-02 mood ok"].map { try entry($0).sealedLine }
    func state(_ lines: [String]) -> JournalState {
      Journal(parsing: lines.map { $0 + "\n" }.joined()).state
    }
    let right = state(lines)
    #expect(right.count == 2 && JournalState(right.text) == right)
    #expect(state(["# x", lines[0], "2026-03-04 mood ok", lines[1], "nonsense"]) == right)
    #expect(state([lines[0].replacing("sad", with: "calm"), "# " + lines[1]]) == right)
    for other in [lines.reversed(), [lines[0], lines[0]], [lines[0]], lines + [lines[0]]] {
      #expect(state(other) != right)
    }
  }
}

extension JournalLine {
  fileprivate var wholeBytes: [UInt8] { Array(bytes) + Array(ending.rawValue.utf8) }
}
