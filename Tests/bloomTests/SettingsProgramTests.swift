import Foundation
import Testing

/// Settings, reminders and what Bloom is, as commands.
@Suite struct SettingsProgramTests {
  @Test func `every setting is listed with its value and what it does`() throws {
    let run = try BloomProgram().run(["config"])
    #expect(run.code == 0)
    #expect(run.output.contains("sizes on"))
    #expect(run.output.contains("reminders discreet"))
    #expect(run.output.split(separator: "\n").count == 31)
    #expect(try BloomProgram().run(["config", "--json"]).output.hasPrefix("{\"settings\":[{"))
  }

  @Test func `units are set all at once`() throws {
    let bloom = BloomProgram()
    try bloom.write("")
    let run = try bloom.run(["config", "units", "imperial"])
    #expect(run.output == "temperature F\nweight lb\nvolume oz\n")
    #expect(try bloom.run(["config", "units", "metric"]).output.contains("weight kg"))
    #expect(try bloom.run(["config", "units", "parsec"]).code == 65)
  }

  @Test func `a comment and a line of another version stay`() throws {
    let bloom = BloomProgram()
    try bloom.write("")
    let file = bloom.home.appending(path: "me.settings")
    try Data("# mine\nfuture 3\nname Jo\n".utf8).write(to: file)
    #expect(try bloom.run(["config", "name", "Ann"]).output == "name Ann\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "# mine\nfuture 3\nname Ann\n")
    #expect(try bloom.run(["config", "name", "default"]).output == "name -\n")
    #expect(try String(contentsOf: file, encoding: .utf8) == "# mine\nfuture 3\n")
  }

  @Test func `settings that are changed at once are all kept`() async throws {
    let bloom = BloomProgram()
    try bloom.write("")
    let keys = ["sizes", "tips", "affirmations", "movement", "prompts", "calories"]
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for key in keys {
        group.addTask { try bloom.run(["config", key, "off"]).code }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == keys.map { _ in 0 })
    let text = try String(
      contentsOf: bloom.home.appending(path: "me.settings"), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == keys.sorted().map { "\($0) off" })
  }

  @Test(arguments: [
    (["config", "sizs", "off"], Int32(64), "sizes"), (["config", "sizes", "maybe"], 65, "on|off"),
    (["config", "region", "Narnia"], 65, "two letters"), (["config", "zzz"], 64, "region"),
  ])
  func `what does not fit is told with what would`(
    arguments: [String], code: Int32, word: String
  ) throws {
    let bloom = BloomProgram()
    let run = try bloom.run(arguments)
    #expect(run.code == code)
    #expect(run.errors.contains(word), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: bloom.home.path))
  }

  @Test func `what the chat sets is what config shows, and the other way round`() throws {
    let bloom = BloomProgram()
    _ = try bloom.run(["ask", "call me Nell"])
    #expect(try bloom.run(["config", "name"]).output == "name Nell\n")
    let chat = try bloom.run(
      [], input: Data("/config region GB\n/emergency\n/config name Ann\n/config name\n".utf8))
    #expect(chat.output.contains("999"))
    #expect(chat.output.hasSuffix("name Ann\nname Ann\n"))
  }

  @Test func `what is due is written once, and the exit status says whether`() throws {
    let bloom = BloomProgram()
    _ = try bloom.run(["reminders", "add", "take", "iron", "every", "day", "at", "11:00"])
    let due = try bloom.run(["reminders", "--due", "--exit-code"], today: "2026-03-10")
    #expect(due.code == 0)
    #expect(due.output == "A note from your diary.\n")
    let again = try bloom.run(["reminders", "--due", "--exit-code"], today: "2026-03-10")
    #expect(again.code == 1)
    #expect(again.output.isEmpty)
    #expect(try bloom.run(["reminders", "--due"], today: "2026-03-10").code == 0)
    let next = try bloom.run(["reminders", "--due"], today: "2026-03-11")
    #expect(!next.output.isEmpty)
  }

  @Test func `reminders are listed for programs, and removed by number`() throws {
    let bloom = BloomProgram()
    _ = try bloom.run(["reminders", "add", "take", "iron", "every", "day", "at", "11:00"])
    let before = try bloom.journal()
    let list = try bloom.run(["reminders", "--json"])
    #expect(list.output.contains("\"next\":\"2026-03-10T11:00\""))
    #expect(try bloom.run(["reminders", "remove", "1"]).code == 0)
    #expect(try bloom.run(["reminders", "remove", "1"]).code == 65)
    _ = try bloom.run(["undo"])
    #expect(try bloom.journal() == before)
  }

  @Test func `about tells of privacy and needs no journal`() throws {
    let run = try BloomProgram().run(["about"])
    #expect(run.code == 0)
    for word in ["no network", "not encrypted", "MIT", "0.1.0"] {
      #expect(run.output.contains(word), "\(word)")
    }
  }
}
