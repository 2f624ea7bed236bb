import Foundation
import Testing

@testable import bloom

/// Several people in one home, as they use it.
@Suite(.serialized)
struct PeopleTests {
  private let program = BloomProgram()

  private func run(_ words: String...) throws -> BloomProgram.Consequences {
    try program.run(words)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: program.home.path).sorted()
  }

  @Test func `nobody's entries show in another's reply, undo or export`() throws {
    #expect(try run("log", "note", "mine alone").code == 0)
    #expect(try run("person", "add", "Mei").code == 0)
    #expect(try run("log", "note", "of Mei", "--as", "mei").code == 0)
    for words in [["day"], ["today"], ["export", "json", "-"], ["export", "csv", "-"], ["stats"]] {
      #expect(try !program.run(words).output.contains("of Mei"), "\(words)")
      #expect(try !program.run(words + ["--as", "Mei"]).output.contains("mine alone"), "\(words)")
    }
    let before = try program.journal()
    #expect(try run("undo", "--as", "Mei").output.contains("of Mei"))
    #expect(try run("undo", "--as", "Mei").output.contains("nothing left"))
    #expect(try program.journal() == before)
    #expect(try run("export", "json", "-", "--as", "Mei").output.contains("\"entries\": []"))
  }

  @Test func `a person is added, coloured, renamed and removed with every file`() throws {
    #expect(try run("person", "add", "Mei", "teal").output.contains("teal"))
    #expect(try run("log", "water", "250", "--as", "Mei").code == 0)
    #expect(try run("person", "colour", "mei", "#123456").output.contains("#123456"))
    #expect(try run("person", "rename", "Mei", "Maya").code == 0)
    #expect(try run("person").output == "  Maya  1 entry  #123456\n")
    #expect(try files() == ["Maya.journal", "Maya.person", "Maya.seals", "Maya.undo"])
    let kept = try run("person", "remove", "Maya")
    #expect(kept.code == 64 && kept.errors.contains("--force"))
    #expect(try run("person", "remove", "Maya", "--force").output.contains("1 entry"))
    #expect(try files() == [])
  }

  @Test(arguments: [
    (["log", "flow", "heavy"], "Mie", "did you mean --as Mei?"),
    (["today"], "Mie", "did you mean --as Mei?"), (["today"], "Zoe", "bloom person add Zoe"),
    (["config", "sizes", "off"], "Zoe", "bloom person add Zoe"), (["undo"], "Zoe", "person add"),
    ([], "mej", "did you mean --as Mei?"), (["erase", "--yes"], "Mie", "Mei"),
    (["import", "/dev/null"], "Mie", "/dev/null"), (["export", "json", "-"], "Zoe", "person add"),
  ])
  func `a name that nobody has begins no diary`(
    words: [String], name: String, hint: String
  ) throws {
    _ = try run("person", "add", "Mei")
    let before = try files()
    let run = try program.run(words + ["--as", name], input: Data("drank tea\n".utf8))
    #expect(run.code == 66 || words.first == "import", "\(run)")
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(try files() == before)
    #expect(try program.run(["person", "list", "--as", name]).code == 0)
  }

  @Test(arguments: [
    (["add"], 64, "Mei"), (["add", "Ana"], 65, "already"), (["rename", "Ana"], 64, "two names"),
    (["rename", "Zoe", "Ida"], 65, "Ana"), (["rename", "Ana", "Bea"], 65, "already"),
    (["remove", "Zoe"], 65, "nobody"), (["colour", "Ana", "mud"], 65, "teal"),
    (["colour", "Ana"], 64, "teal"), (["dance"], 64, "add"), (["add", "  "], 64, "name"),
  ])
  func `what is wrong is named and nothing changes`(
    words: [String], code: Int32, hint: String
  ) throws {
    _ = try run("person", "add", "Ana")
    _ = try run("person", "add", "Bea")
    let before = try files()
    let run = try program.run(["person"] + words)
    #expect(run.code == code, "\(run)")
    #expect(run.errors.contains(hint), "\(run.errors)")
    #expect(try files() == before)
  }

  @Test func `the chat opens another diary and comes back`() throws {
    _ = try run("person", "add", "Mei")
    let talk = "/as mei\ndrank 2 glasses of water\n/as me\nwhat did I log today\n/as Zoe\n"
    let chat = try program.run([], input: Data(talk.utf8))
    #expect(chat.code == 0)
    #expect(chat.output.contains("the diary of Mei now"))
    #expect(chat.output.contains("your own diary again"))
    #expect(chat.output.contains("no diary for Zoe"))
    let mei = try String(
      contentsOf: program.home.appending(path: "Mei.journal"), encoding: .utf8)
    #expect(mei.contains("water 500 ml"))
    #expect(
      !FileManager.default.fileExists(atPath: program.home.appending(path: "me.journal").path))
  }

  @Test func `a chat that is asked to saves a file and begins a diary`() throws {
    let talk = "drank 2 glasses of water\nexport my data\ncreate a new user called Sam\n"
    let chat = try program.run([], input: Data(talk.utf8))
    #expect(chat.code == 0, "\(chat.errors)")
    let path = program.home.appending(path: "export-2026-03-09-1200.json").path
    #expect(chat.output.contains(path))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("\"water\""))
    #expect(try files().contains("Sam.journal"))
    let again = try program.run([], input: Data("drank tea\nexport my data\n".utf8))
    #expect(again.errors.contains("there is a file already"))
    #expect(!again.output.contains(path), "nothing is said that was not done")
  }

  @Test func `everyone is shown in one table, and in JSON`() throws {
    _ = try run("period", "start", "2026-03-01")
    _ = try run("person", "add", "Mei")
    let run = try run("everyone")
    #expect(run.output.contains("day 9"))
    #expect(run.output.contains("Mei  nothing noted yet"))
    #expect(try self.run("everyone", "--json").output.hasPrefix("{"))
    #expect(try BloomProgram().run(["everyone"]).output.contains("no diary here yet"))
  }

  @Test(arguments: [("#FFFFFF", 231), ("#000000", 16), ("#2A9D8F", 73)])
  func `a colour is the nearest of 256`(code: String, index: Int) {
    #expect(PersonColor.painted("x", code) == "\u{1B}[38;5;\(index)mx\u{1B}[0m")
    #expect(PersonColor.painted("x", code, depth: .sixteen) == "x")
    #expect(PersonColor.painted("x", code, depth: .all).hasPrefix("\u{1B}[38;2;"))
  }
}
