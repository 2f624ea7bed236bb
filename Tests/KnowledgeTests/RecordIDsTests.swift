import EmbeddedKnowledge
import Records
import Testing

@testable import Knowledge

/// What is known of a file's records without reading it.
struct RecordIDsTests {
  private static let library = Library.embedded()

  @Test(arguments: [("a.b", true), ("c", true), ("a", false), ("b", false), ("", false)])
  func `an id is held whole or not at all`(id: String, isHeld: Bool) {
    #expect(RecordIDs(text: "3a.b1c").hold(id) == isHeld)
    #expect(!RecordIDs(text: "").hold(id))
  }

  @Test func `ids that are cut short say nothing`() {
    #expect(RecordIDs(text: "3a.").hold("x"))
  }

  @Test func `every reply and every intent's skill is found alone as among all`() throws {
    for reply in try Self.library.replies() {
      #expect(try Self.library.reply(reply.id) == reply)
    }
    for intent in try Self.library.intents() {
      #expect(try Self.library.skill(of: intent.id) == intent.skill)
    }
    for source in try Self.library.sources() {
      #expect(try Self.library.source(source.id) == source)
    }
    #expect(try Self.library.reply("no.such") == nil)
    #expect(try Self.library.skill(of: "no.such") == nil)
  }

  @Test func `a file knows the ids of its records`() throws {
    for path in Self.library.paths(under: "en/skills") {
      for record in try Self.library.file(path).sets.flatMap(\.records) {
        guard let id = record["Id"] else { continue }
        #expect(Self.library.mayHold(id, path) && !Self.library.mayHold(id + "?", path))
      }
    }
  }
}
