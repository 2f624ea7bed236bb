import Civil
import Physiology
import Testing

@testable import Journal

struct JournalTests {
  @Test func `an empty journal begins with its header`() throws {
    var journal = Journal()
    #expect(journal.bytes == [])
    journal.apply(.add(try entry("2026-03-01 period start")))
    #expect(text(journal) == "# bloom journal 1\n2026-03-01 period start ~9462dbe5\n")
    #expect(journal.issues(file: "me.journal") == [])
  }

  @Test func `a journal of entries prints, parses and prints the same`() throws {
    let entries = try sampleLines.map { try entry($0) }
    let journal = Journal(entries)
    let read = Journal(parsing: journal.bytes)
    #expect(Array(read.entries) == entries)
    #expect(read == journal)
    #expect(read.issues(file: "me.journal") == [])
  }

  @Test func `an edit and its inverse leave the journal as it was`() throws {
    var course = SplitMix64(7)
    var journal = Journal(try sampleLines.map { try entry($0) })
    for _ in 0..<50 {
      let before = journal
      let added = Edit.add(try entry(sampleLines.randomElement(using: &course) ?? ""))
      journal.apply(added)
      #expect(journal != before)
      journal.apply(added.inverse)
      #expect(journal == before)
    }
  }

  @Test func `removing takes the last of equal entries and only that`() throws {
    var journal = journal(
      "2026-03-01 caffeine 1", "2026-03-01 water 250 ml", "2026-03-01 caffeine 1")
    let isRemoved = journal.apply(.remove(try entry("2026-03-01 caffeine 1")))
    #expect(isRemoved)
    #expect(
      journal.entries.map(\.line) == ["2026-03-01 caffeine 1", "2026-03-01 water 250 ml"])
    let isAnotherRemoved = journal.apply(.remove(try entry("2026-03-02 caffeine 1")))
    #expect(!isAnotherRemoved)
  }

  @Test(arguments: [0, 1, 5, 22, 23, 40, 1_000])
  func `the bytes after a count are what is left of all of them`(count: Int) {
    let journal = Journal(parsing: Journal.header + "\r\n2026-03-01 mood ok\n\n# x")
    let all = journal.bytes
    #expect(journal.byteCount == all.count)
    #expect(journal.bytes(after: count) == Array(all.dropFirst(count)))
  }

  @Test func `comments, blank lines, endings and unreadable lines are kept byte for byte`() throws {
    var bytes = Array("\u{FEFF}# bloom journal 1\r\n\r\n# mine\n2026-03-01 mood ok\r\n".utf8)
    bytes += [0xFF, 0x00, 0x1B, 0x0A] + Array("2026-03-02 dream \"flying\n".utf8)
    bytes += Array(repeating: UInt8(ascii: "x"), count: 1 << 20) + [0x0A]
    var journal = Journal(parsing: bytes)
    #expect(journal.bytes == bytes)
    #expect(journal.entries.map(\.line) == ["2026-03-01 mood ok", "2026-03-02 dream \"flying"])
    journal.apply(.add(try entry("2026-03-03 mood calm")))
    #expect(journal.bytes.starts(with: bytes))
    #expect(
      journal.issues(file: "me.journal").map(\.kind) == [
        .unsealed, .unreadable, .unknownKind, .unreadable,
      ])
    #expect(journal.issues(file: "me.journal").map(\.line) == [4, 5, 6, 7])
  }

  @Test func `sealing settles what was typed or changed and nothing else`() {
    var journal = Journal(
      parsing: """
        # bloom journal 1
        \u{FEFF}2026-03-01  period start
        2026-03-01 flow light dark-red   ~3f62f958
        2026-03-01 dream "flying" ~00000000
        2026-03-01 note slept badly

        """)
    #expect(
      journal.issues(file: "j").map(\.kind) == [
        .unsealed, .changed, .unknownKind, .unreadable,
      ])
    let entries = journal.entries
    let sealed = [journal.seal(), journal.seal()]
    #expect(sealed == [2, 0])
    #expect(journal.issues(file: "j").map(\.kind) == [.unknownKind, .unreadable])
    #expect(Journal(parsing: journal.bytes) == journal)
    #expect(entries.count == 1 && journal.entries.count == 2)
  }

  @Test func `a kind of a later version is kept and not reported while its seal fits`() throws {
    let later = Entry(
      date: day("2026-03-01"), fact: .unknown(kind: "dream", rest: "\"flying\"  3 \\"))
    let journal = Journal([later])
    #expect(journal.issues(file: "j") == [])
    #expect(Journal(parsing: journal.bytes).entries == [later])
  }

  @Test func `a last line that is not ended counts only with a fitting seal`() {
    let whole = Journal(parsing: "# bloom journal 1\n2026-03-01 period start ~9462dbe5")
    #expect(whole.entries.count == 1)
    #expect(whole.issues(file: "j") == [])
    var cut = Journal(parsing: "# bloom journal 1\n2026-03-01 period start ~9462db")
    #expect(cut.entries == [])
    #expect(cut.issues(file: "j").map(\.kind) == [.torn])
    let torn = [cut.removeTornLine(), cut.removeTornLine()]
    #expect(torn == [Array("2026-03-01 period start ~9462db".utf8), nil])
    #expect(text(cut) == "# bloom journal 1\n")
  }
}

func text(_ journal: Journal) -> String { String(decoding: journal.bytes, as: UTF8.self) }
