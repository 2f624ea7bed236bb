import Foundation
import Testing

/// What was deleted and let go of for good is nowhere in the home any more.
@Suite struct LettingGoTests {
  private let bloom = BloomProgram()

  private func chat(_ lines: String..., json: Bool = false) throws -> BloomProgram.Consequences {
    try bloom.run(
      json ? ["--json"] : [], input: Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// The files of the home in which some words stand.
  private func files(with words: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: bloom.home.path).filter { name in
      let bytes = try Data(contentsOf: bloom.home.appending(path: name))
      return bytes.range(of: Data(words.utf8)) != nil
    }.sorted()
  }

  @Test func `for good in the chat takes a deleted text out of every file`() throws {
    _ = try bloom.run(["log", "note", "a hushed thing"])
    for name in ["me.torn", "me.copy", "me.editing", "me.history"] {
      try Data("2026-03-09 note \"a hushed thing\"\n".utf8)
        .write(to: bloom.home.appending(path: name))
    }
    #expect(try files(with: "hushed").count == 6)
    let run = try chat("delete the note", "for good", "undo")
    #expect(run.output.contains("gone for good"), "\(run.output)")
    #expect(run.output.contains("nothing left"), "\(run.output)")
    #expect(try files(with: "hushed") == [])
    #expect(try bloom.run(["check"]).code == 0)
    #expect(try bloom.run(["log", "mood", "calm"]).code == 0)
    #expect(try bloom.run(["undo"]).output.contains("calm"))
  }

  @Test func `without it a deleted text can be taken back, and what lets go of it is said`() throws
  {
    _ = try bloom.run(["log", "note", "a hushed thing"])
    let run = try chat("delete the note")
    #expect(run.output.contains("Say “for good”"), "\(run.output)")
    #expect(try files(with: "hushed") == ["me.undo"])
    _ = try bloom.run(["undo"])
    #expect(try bloom.journal().contains("hushed"))
  }

  @Test(arguments: [
    "delete the note for good", "delete the note about the hushed thing for good",
  ])
  func `one text that a message deletes for good is gone at once`(text: String) throws {
    for note in ["a hushed thing"] { _ = try bloom.run(["log", "note", note]) }
    let run = try chat(text)
    #expect(run.output.contains("gone for good"), "\(run.output)")
    #expect(try files(with: "hushed") == [])
  }

  @Test func `for good as a command of its own lets go of the last deletion`() throws {
    _ = try bloom.run(["log", "note", "a hushed thing"])
    _ = try bloom.run(["ask", "delete the note"])
    #expect(try bloom.run(["ask", "for good"]).output.contains("gone for good"))
    #expect(try files(with: "hushed") == [])
    _ = try bloom.run(["log", "note", "a quiet thing"])
    #expect(try !bloom.run(["ask", "for good"]).output.contains("gone for good"))
  }

  @Test(arguments: [
    "delete the note about zanzibar", "remove the zanzibar note",
    "delete the note that says zanzibar", "delete the first note",
  ])
  func `of several texts the one that is named is deleted`(text: String) throws {
    for note in ["met zanzibar", "other thing", "third one"] {
      _ = try bloom.run(["log", "note", note])
    }
    _ = try chat(text)
    let journal = try bloom.journal()
    #expect(!journal.contains("zanzibar"), "\(journal)")
    #expect(journal.contains("other thing") && journal.contains("third one"), "\(journal)")
  }

  @Test(arguments: ["remove the dentist note", "scrap the iron note", "delete the note about tea"])
  func `the only text stays where it is not the one that is named`(text: String) throws {
    _ = try bloom.run(["log", "note", "saw ruth"])
    _ = try chat(text)
    #expect(try bloom.journal().contains("saw ruth"))
  }

  @Test(arguments: [
    ("period pants arrived", "delete the note about period pants", "period start"),
    ("mood lamp arrived", "remove the mood lamp note", "mood sad"),
  ])
  func `a note is deleted and not the thing it speaks of`(
    note: String, text: String, line: String
  ) throws {
    _ = try bloom.run(["log"] + line.split(separator: " ").map(String.init))
    _ = try bloom.run(["log", "note", note])
    _ = try chat(text)
    let journal = try bloom.journal()
    #expect(journal.contains(line) && !journal.contains(note), "\(journal)")
  }

  @Test(arguments: ["delete the note about lisbon", "delete the note that says lisbon"])
  func `a text that is not there takes no other with it`(text: String) throws {
    for note in ["other thing", "third one"] { _ = try bloom.run(["log", "note", note]) }
    _ = try chat(text)
    let journal = try bloom.journal()
    #expect(journal.contains("other thing") && journal.contains("third one"), "\(journal)")
  }

  @Test func `of several texts without a name it is asked which`() throws {
    for note in ["other thing", "third one"] { _ = try bloom.run(["log", "note", note]) }
    let run = try chat("delete the note", "the second")
    #expect(run.output.contains("other thing"), "\(run.output)")
    let journal = try bloom.journal()
    #expect(journal.contains("other thing") && !journal.contains("third one"), "\(journal)")
  }

  @Test func `for good is only said of what was just deleted`() throws {
    _ = try bloom.run(["log", "note", "a hushed thing"])
    let run = try chat("delete the note", "drank tea", "for good")
    #expect(!run.output.contains("gone for good"), "\(run.output)")
    #expect(try files(with: "hushed") == ["me.undo"])
  }

  @Test func `each message has one line of JSON all the same`() throws {
    _ = try bloom.run(["log", "note", "a hushed thing"])
    let run = try chat("delete the note for good", "for good", json: true)
    #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
    #expect(try files(with: "hushed") == [])
  }
}
