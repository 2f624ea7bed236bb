import Foundation
import Testing

/// The program as a whole, run as a person runs it: arguments and input in, everything out.
@Suite(.serialized)
struct ProgramTests {
  private let program = BloomProgram()
  private var home: URL { program.home }

  private func run(
    _ arguments: String..., input: Data = Data(), output: FileHandle? = nil, home: URL? = nil
  ) throws -> BloomProgram.Consequences {
    try program.run(arguments, input: input, output: output, home: home)
  }

  private func journal() throws -> String { try program.journal() }

  private func write(_ journal: String) throws { try program.write(journal) }

  @Test func `a conversation from a pipe is answered, noted and checked`() throws {
    let talk =
      "hi\nmy period started on the 3rd, heavy\nit ended yesterday\nwhen is my next period?\n"
    let run = try run(input: Data(talk.utf8))
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("Tuesday 3 March"))
    #expect(!run.output.contains("\u{1B}"))
    let lines = try journal().split(separator: "\n")
    #expect(lines.first == "# bloom journal 1")
    #expect(lines.count == 4)
    #expect(try self.run("check").output.contains("3 entries, all whole"))
  }

  @Test func `undo works across two runs`() throws {
    #expect(try run("log", "water", "250").code == 0)
    #expect(try run("log", "flow", "heavy").code == 0)
    let undone = try run("undo")
    #expect(undone.code == 0)
    #expect(undone.output.contains("heavy"))
    #expect(try !journal().contains("flow"))
    #expect(try journal().contains("water 250"))
  }

  @Test func `an unknown command exits 64 and names the nearest`() throws {
    let run = try run("forcast")
    #expect(run.code == 64)
    #expect(run.errors.contains("forecast"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [["period", "start", "2026-02-30"], ["week", "soon"]])
  func `an impossible value exits 65 and writes nothing`(words: [String]) throws {
    let run = try run(words[0], words[1], words.count > 2 ? words[2] : "--plain")
    #expect(run.code == 65)
    #expect(run.errors.contains(words.last ?? ""))
    #expect(!FileManager.default.fileExists(atPath: home.appending(path: "me.journal").path))
  }

  @Test func `a broken line is kept, reported with its place, and never stops the rest`() throws {
    try write(
      "# bloom journal 1\n2026-03-01 period start ~9462dbe5\n2026-03-99 flow heavy\n")
    let check = try run("check")
    #expect(check.code == 65)
    #expect(check.output.contains("me.journal:3:"))
    #expect(try run("phase").output.contains("ay 9"))
    #expect(try run("log", "water", "250").code == 0)
    #expect(try journal().contains("2026-03-99 flow heavy\n"))
  }

  @Test func `a line typed by hand is read, reported and sealed on request`() throws {
    try write("# bloom journal 1\n2026-03-02 period start\n2026-03-03 flow light\n")
    let check = try run("check")
    #expect(check.code == 0)
    #expect(check.output.contains("me.journal:2:") && check.output.contains("me.journal:3:"))
    #expect(try run("phase").output.contains("ay 8"))
    #expect(try run("check", "--seal").output.contains("2 lines sealed"))
    #expect(try run("check").output.contains("all whole"))
  }

  @Test func `a line that does not fit its seal counts once she has said that it is hers`() throws {
    try write("# bloom journal 1\n2026-03-02 period start ~9462dbe5\n2026-03-03 flow light\n")
    let check = try run("check")
    #expect(check.code == 65 && check.output.contains("me.journal:2:1: this line is not as it was"))
    #expect(try !run("phase").output.contains("ay 8"))
    #expect(try run("check", "--seal").output.contains("2 lines sealed"))
    #expect(try run("phase").output.contains("ay 8"))
    #expect(try run("check").output.contains("all whole"))
  }

  @Test func `a home that cannot be written is said plainly and nothing is lost`() throws {
    try FileManager.default.createDirectory(
      at: home.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: home)
    let run = try run("log", "water", "250")
    #expect([73, 74].contains(run.code))
    #expect(run.errors.contains(home.path))
    #expect(!run.output.contains("Noted"))
  }

  @Test func `what cannot be written is said in the chat, which goes on and exits 74`() throws {
    try write("# bloom journal 1\n")
    let file = home.appending(path: "me.journal")
    let elsewhere = home.appending(path: "elsewhere")
    try FileManager.default.moveItem(at: file, to: elsewhere)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    let run = try run(input: Data("drank 2 glasses of water\nwhat can you do\n".utf8))
    #expect(run.code == 74)
    #expect(run.errors.contains(file.path))
    #expect(run.output.contains("not saved yet"))
    #expect(run.output.contains("For example"), "a question is answered all the same")
    #expect(!run.output.contains("Noted"))
    #expect(try String(contentsOf: elsewhere, encoding: .utf8) == "# bloom journal 1\n")
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a read-only home can still be read`() throws {
    try write("# bloom journal 1\n2026-03-01 period start ~9462dbe5\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: home.path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o400], ofItemAtPath: home.appending(path: "me.journal").path)
    #expect(try run("phase").code == 0)
    let write = try run("log", "water", "250")
    #expect([73, 74].contains(write.code))
    #expect(!write.output.contains("Noted"))
  }

  @Test(
    .enabled(
      if: FileManager.default.isWritableFile(atPath: "/dev/full"), "there is no full device here"))
  func `a full output device exits 74 and says so`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try run("help", output: full)
    #expect(run.code == 74)
    #expect(run.errors.contains("could not be written"))
  }

  @Test func `nul bytes and invalid utf-8 are read safely`() throws {
    let bytes = Data("hi\0there\n".utf8) + Data([0xFF, 0xFE, 0x0A]) + Data("hello\n".utf8)
    let run = try run(input: bytes)
    #expect(run.code == 0)
    #expect(!run.output.contains("\0"))
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: [33_000, 1_100_000])
  func `a line that nobody types is refused kindly and the chat goes on`(length: Int) throws {
    let long = Data(repeating: UInt8(ascii: "a"), count: length) + Data("\nhi\n".utf8)
    let run = try run(input: long)
    #expect(run.code == 0)
    #expect(run.output.contains("more than I can read"))
    #expect(run.output.split(separator: "\n").count >= 2)
  }

  @Test(arguments: ["day", "phase", "fertile"])
  func `a day that is in no calendar is named and exits 65`(command: String) throws {
    let run = try run(command, "2026-02-30")
    #expect(run.code == 65)
    #expect(run.errors.contains("2026-02-30"), "\(run.errors)")
  }

  @Test func `escape sequences in a message never reach the terminal raw`() throws {
    let run = try run("ask", "note: \u{1B}[2J\u{1B}]0;x\u{7} hello")
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("\u{7}"))
  }

  @Test func `ask with json is one object with every key of the contract`() throws {
    let run = try run("ask", "--json", "my period started on the 3rd")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "reply", "blocks", "intent", "triage", "concern", "check", "noted", "policy",
        "sources", "why",
      ])
    #expect(object["intent"] as? String == "log.period_start")
    #expect(object["triage"] as? String == "ok")
    #expect(object["noted"] as? [String] == ["2026-03-03 period start"])
  }

  @Test func `understand answers line for line and writes nothing`() throws {
    let lines = """
      {"text": "af showed up on the 3rd", "id": "a"}
      {"text": 5, "id": 7}
      when is my next period
      {"broken
      {"text": "hi", "mode": "nowhere"}
      {"text": "hi", "today": "2026-02-30"}
      {"text": "im soaking a pad an hour and feel faint", "mode": "any"}

      """
    let run = try run("understand", input: Data(lines.utf8))
    let answers = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(answers.count == 8 - 1)
    #expect(answers[0]["id"] as? String == "a")
    #expect(answers[0]["intent"] as? String == "log.period_start")
    #expect((answers[0]["slots"] as? [String: Any])?["date"] as? String == "2026-03-03")
    #expect(answers[1]["error"] != nil && answers[1]["id"] as? Int == 7)
    #expect(answers[2]["intent"] as? String == "cycle.next_period")
    #expect(answers[3]["error"] != nil)
    #expect((answers[4]["error"] as? String)?.contains("nowhere") == true)
    #expect((answers[5]["error"] as? String)?.contains("2026-02-30") == true)
    #expect(answers[6]["triage"] as? String == "emergency")
    #expect(answers[6]["concern"] as? String == "heavy_bleed_faint")
    #expect(!FileManager.default.fileExists(atPath: home.path))
  }

  @Test func `predict answers line for line, bad lines included`() throws {
    let lines = """
      {"starts":["2024-01-01","2024-01-29","2024-02-26","2024-03-25"],"id":1}
      {"starts":[]}
      nonsense
      {"starts":["2024-01-29","2024-01-01"],"id":"x"}
      {"starts":["2024-13-01"]}

      """
    let run = try run("predict", "--model", "weighted-mean", input: Data(lines.utf8))
    let answers = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(answers.count == 5)
    #expect(answers[0]["predicted_length"] as? Int == 28)
    #expect(answers[0]["ovulation_day"] as? Int == 15)
    #expect(answers[0]["fertile_low"] as? Int == 10)
    #expect(answers[0]["fertile_high"] as? Int == 15)
    #expect(answers[0]["low"] is NSNull)
    #expect(answers[0]["model"] as? String == "weighted-mean")
    #expect(answers[0]["confidence"] as? String == "medium")
    #expect(answers[1]["error"] != nil)
    #expect(answers[2]["error"] != nil)
    #expect(answers[3]["id"] as? String == "x")
    #expect((answers[4]["error"] as? String)?.contains("2024-13-01") == true)
  }

  @Test(arguments: [
    ("uk", "GB  emergency"), ("England", "GB  emergency"), ("northern ireland", "GB  emergency"),
    ("USA", "US  emergency"), ("DE", "EU  emergency"), ("france", "EU  emergency"),
    ("gb", "GB  emergency"),
  ])
  func `numbers are found by any name of a region`(name: String, line: String) throws {
    let run = try run("emergency", name)
    #expect(run.code == 0)
    #expect(run.output.contains(line), "\(run.output)")
    let regions = Set(run.output.split(separator: "\n").dropFirst().map { $0.prefix(2) })
    #expect(regions.count == 1, "\(run.output)")
  }

  @Test func `numbers are never refused`() throws {
    for arguments in [["emergency", "atlantis"], ["emergency", "GB", "--knowledge", "/nowhere"]] {
      let run = try program.run(arguments)
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output.contains("call your local emergency number now"))
      #expect(run.output.contains("GB  emergency"))
    }
    #expect(try run("emergency", "atlantis").output.contains("US  emergency"))
  }
}
