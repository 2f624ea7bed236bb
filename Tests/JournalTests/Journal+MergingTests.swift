import Physiology
import Testing

@testable import Journal

struct JournalMergingTests {
  /// A journal by chance of few lines, so that two share many: sealed and not, comments, blank lines
  /// and what cannot be read.
  private static func random(_ chance: inout SplitMix64) throws -> Journal {
    var text = chance.below(8) == 0 ? "" : Journal.header + "\n"
    for _ in 0..<chance.below(14) {
      let line = try entry(
        "2026-03-0\(1 + chance.below(4)) "
          + ["caffeine 1", "water 250 ml", "mood calm", "note \"a\""][chance.below(4)])
      switch chance.below(8) {
      case 0: text += "# a comment \(chance.below(2))\n"
      case 1: text += "\n"
      case 2: text += "not a line\r\n"
      case 3, 4: text += line.line + "\n"
      default: text += line.sealedLine + "\n"
      }
    }
    if chance.below(4) == 0, text.hasSuffix("\n") { text.removeLast() }
    var journal = Journal(parsing: text)
    _ = journal.removeTornLine()
    return journal
  }

  /// How often each line stands in a journal, whether sealed or not.
  private static func counts(_ journal: Journal) -> [String: Int] {
    journal.lines.reduce(into: [:]) { counts, line in
      guard !line.isHeader else { return }
      counts[line.entry?.line ?? String(decoding: line.bytes, as: UTF8.self), default: 0] += 1
    }
  }

  private static func merged(_ one: Journal, _ other: Journal) -> Journal {
    var merged = one
    merged.merge(other)
    return merged
  }

  @Test(arguments: 1...40)
  func `a merge loses no line, is the same both ways up to order, and changes nothing twice`(
    seed: Int
  ) throws {
    var chance = SplitMix64(UInt64(seed))
    for _ in 0..<50 {
      let (one, other) = (try Self.random(&chance), try Self.random(&chance))
      let both = Self.merged(one, other)
      #expect(
        Self.counts(both) == Self.counts(one).merging(Self.counts(other)) { max($0, $1) })
      #expect(Self.counts(both) == Self.counts(Self.merged(other, one)))
      #expect(Journal(parsing: both.bytes) == both)
      for part in [one, other] {
        var again = both
        let merging = again.merge(part)
        #expect(merging.isEmpty)
        #expect(again == both)
      }
      let (sealed, others) = (both.lines.count { $0.isSealable }, Self.merged(other, one))
      #expect(sealed == others.lines.count { $0.isSealable })
    }
  }

  @Test(arguments: 1...10)
  func `a merge is undone byte for byte`(seed: Int) throws {
    var chance = SplitMix64(UInt64(seed))
    for _ in 0..<50 {
      var one = try Self.random(&chance)
      one.make([.add(try entry("2026-03-01 note \"own\""))])
      let both = Self.merged(one, try Self.random(&chance))
      let change = JournalChange(from: one, to: both)
      var back = both
      _ = back.takeBack(change)
      #expect(change.isEmpty || back.bytes == one.bytes)
    }
  }

  @Test func `the order of both stays, and what is new to both goes by day`() throws {
    func text(_ words: String...) throws -> Journal {
      Journal(
        parsing: ([Journal.header]
          + (try words.map { $0.hasPrefix("#") ? $0 : try entry($0).sealedLine }))
          .map { $0 + "\n" }.joined())
    }
    let one = try text(
      "2026-03-01 period start", "2026-03-02 mode ttc", "# of mine", "2026-03-05 water 250 ml")
    let other = try text(
      "2026-03-01 period start", "# of hers", "2026-03-03 mood sad", "2026-03-07 mood calm")
    #expect(
      Self.merged(one, other)
        == (try text(
          "2026-03-01 period start", "2026-03-02 mode ttc", "# of hers", "2026-03-03 mood sad",
          "# of mine", "2026-03-05 water 250 ml", "2026-03-07 mood calm")))
  }

  @Test func `a line that one has sealed is sealed in both, and is one line`() throws {
    let line = try entry("2026-03-01 mood calm")
    var typed = journal(line.line)
    let merging = typed.merge(Journal([line]))
    #expect(merging.added == 0 && merging.sealed == 1)
    #expect(typed == Journal([line]))
  }

  @Test func `a line that may be cut short is left out, and one without an end gets one`() throws {
    let line = try entry("2026-03-01 mood calm")
    var own = Journal([try entry("2026-03-02 mood sad")])
    let before = own
    own.merge(Journal(parsing: "2026-03-01 mood ca"))
    #expect(own == before)
    own.merge(Journal(parsing: line.sealedLine))
    #expect(own.lines.count == 3)
    #expect(own.bytes.last == UInt8(ascii: "\n"))
  }
}
