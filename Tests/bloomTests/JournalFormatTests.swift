import Foundation
import Journal
import Testing

struct JournalFormatTests {
  /// The blocks of code in the specification.
  private let blocks: [String]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/bloom/Bloom.docc/JournalFormat.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    blocks = text.components(separatedBy: "```\n").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
  }

  @Test func `the specification lists every kind as it is`() {
    #expect(blocks.contains(Fact.usages.map { $0 + "\n" }.joined()))
  }

  @Test func `the journal of the specification is sound`() throws {
    let journal = Journal(
      parsing: try #require(blocks.first { $0.hasPrefix("# bloom journal") }))
    #expect(journal.entries.count == 5)
    #expect(journal.issues(file: "j") == [])
  }

  @Test func `the undo file of the specification is sound`() throws {
    let text = try #require(blocks.first { $0.hasPrefix("# bloom undo") })
    let log = UndoLog(parsing: Array(text.utf8))
    #expect(log.count == 1)
    #expect(String(decoding: log.bytes, as: UTF8.self) == text)
  }

  @Test func `the report of the specification is what is reported`() throws {
    let report = try #require(blocks.first { $0.hasPrefix("me.journal:") })
    let journal = Journal(parsing: "# bloom journal 1\n2026-03-02 flow heavy purple\n")
    #expect(journal.issues(file: "me.journal").map { "\($0)\n" } == [report])
  }
}
