import Foundation
import Testing

/// Taking back, seen from outside: what is said is what was done.
@Suite struct UndoProgramTests {
  private let bloom = BloomProgram()

  private func chat(_ lines: String..., json: Bool = false) throws -> BloomProgram.Consequences {
    try bloom.run(json ? ["--json"] : [], input: Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test func `a turn that could not be noted for undoing is said to stay, and stays`() throws {
    try FileManager.default.createDirectory(
      at: bloom.home.appending(path: "me.undo"), withIntermediateDirectories: true)
    let run = try chat("/log note of today", "undo")
    #expect(run.output.contains("cannot take it back"))
    #expect(!run.output.contains("Taken back") && !run.output.contains("Undone"))
    #expect(try bloom.journal().contains("of today"))
    #expect(try !bloom.run(["undo"]).output.contains("of today"))
    #expect(try bloom.journal().contains("of today"))
  }

  @Test func `an undo file of another time takes back no other turn`() throws {
    let undo = bloom.home.appending(path: "me.undo")
    _ = try bloom.run(["log", "note", "first"])
    let old = try Data(contentsOf: undo)
    _ = try bloom.run(["log", "note", "second"])
    try old.write(to: undo)
    let before = try bloom.journal()
    #expect(try !bloom.run(["undo"]).output.contains("first"))
    #expect(try bloom.journal() == before)
  }

  @Test func `what is told beside an undo is noted`() throws {
    let run = try chat("drank tea", "undo that and log cramps 5")
    #expect(run.code == 0)
    let journal = try bloom.journal()
    #expect(journal.contains("cramps") && !journal.contains("caffeine"))
    #expect(try bloom.run(["undo"]).output.contains("cramps"))
    #expect(try !bloom.journal().contains("cramps"))
  }

  @Test func `a line that was taken out comes back to its place`() throws {
    _ = try chat("/period start 2026-03-08", "/log flow heavy", "/log water 250")
    let before = try bloom.journal()
    #expect(try chat("delete the flow of today", "undo").code == 0)
    #expect(try bloom.journal() == before)
  }

  @Test func `settings are taken back after a question too, and nothing that was noted before`()
    throws
  {
    let run = try chat("slept 7 hours", "call me Mina", "what is the luteal phase", "undo")
    #expect(run.code == 0)
    #expect(try bloom.journal().contains("sleep 7 h"))
    #expect(try bloom.run(["config", "name"]).output == "name -\n")
  }

  @Test func `the demo cannot be undone away`() throws {
    let run = try bloom.run(["demo", "undo"])
    #expect(run.code == 0)
    #expect(run.output.contains("nothing left"))
    let stats = try bloom.run(["demo"], input: Data("undo\n/as Mei\nundo\n".utf8))
    #expect(!stats.output.contains("Taken back") && !stats.output.contains("Undone"))
  }

  @Test func `a chat that could save nothing does not end well`() throws {
    try FileManager.default.createDirectory(
      at: bloom.home.appending(path: "me.journal"), withIntermediateDirectories: true)
    #expect(try chat("drank tea").code == 74)
    #expect(try chat("what is folate").code == 0)
  }

  @Test func `every message has one line of JSON, whatever becomes of it`() throws {
    let lines = [
      "hello", "/log", "/undocx", "/appointment", "/help", "/config", "/export", "/clear",
      "/as Zoe", "/week soon", "", "drank tea", "/log flow purple",
    ]
    let run = try bloom.run(
      ["--json"], input: Data(lines.map { $0 + "\n" }.joined().utf8))
    let answers = run.output.split(separator: "\n")
    #expect(answers.count == lines.count)
    for answer in answers {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(answer.utf8)) }
    }
    #expect(answers.filter { $0.hasPrefix("{\"error\":") }.count == 4)
  }

  @Test func `a failed message has one line of JSON too, with the care first`() throws {
    try FileManager.default.createDirectory(
      at: bloom.home.appending(path: "me.journal"), withIntermediateDirectories: true)
    let run = try chat("drank tea", "i want to end my life", "slept 7 hours", json: true)
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.output.contains("\"triage\":\"emergency\""))
  }
}
