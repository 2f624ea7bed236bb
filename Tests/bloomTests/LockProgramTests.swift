import Foundation
import Testing

@testable import bloom

/// The lock as it is used, with the real program that seals.
@Suite(.enabled(if: hasGPG, "gpg is not on this machine"))
struct LockProgramTests {
  private let bloom = BloomProgram()
  /// Words of hers and names of hers, which no locked home may hold.
  private let words = [
    "Maya", "Nell", "secretive", "typedline", "Zoe", "period", "journal", "settings", "cramps",
    "vegan",
    "dentist",
  ]

  /// Runs it with a passphrase on a descriptor, which is standard input here.
  private func opened(
    _ arguments: String..., with passphrase: String = "four words by chance",
    today: String = "2026-03-09"
  ) throws -> BloomProgram.Consequences {
    try bloom.run(
      arguments, input: Data((passphrase + "\n").utf8), today: today,
      environment: ["BLOOM_PASSPHRASE_FD": "0"])
  }

  /// A home of three people with a file of every kind.
  private func fill() throws {
    _ = try bloom.run(["ask", "period started yesterday, cramps 7/10"])
    _ = try bloom.run(["log", "note", "a secretive thing"])
    _ = try bloom.run(["config", "name", "Nell"])
    _ = try bloom.run(["config", "history", "on"])
    _ = try bloom.run(["ask", "i am vegan"])
    for person in ["Maya K", "Zoe"] {
      _ = try bloom.run(["person", "add", person])
      _ = try bloom.run(["log", "note", "secretive too", "--as", person])
    }
    _ = try bloom.run(["reminders", "add", "dentist", "every", "day", "at", "08:00"])
    _ = try bloom.run(["reminders", "--due"], today: "2026-03-10")
    _ = try bloom.run(["ask", "export my data"])
    _ = try bloom.run(["status"])
    for (name, text) in [
      ("me.history", "# bloom history 1\na typedline\n"),
      ("me.torn", "2026-03-09 note \"secretive"),
      ("me.editing", "# bloom journal 1\n# secretive\n"), ("me.journal.0a1b2c3d.new", "secretive"),
    ] {
      try Data(text.utf8).write(to: bloom.home.appending(path: name))
    }
  }

  private func files() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: bloom.home.path)
    return try names.reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: bloom.home.appending(path: name))
    }
  }

  /// What of her words is in the home, in a name or in the bytes, whatever its capitals.
  private func found(in folder: URL) throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: "") {
      text, name in
      var isFolder: ObjCBool = false
      let path = folder.appending(path: name).path
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      text += name + "\n"
      if !isFolder.boolValue {
        text += String(
          decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      }
    }.lowercased()
    return words.filter { all.contains($0.lowercased()) }
  }

  @Test func `the status line reads the passphrase that a script gives`() throws {
    try fill()
    #expect(try opened("lock").code == 0)
    #expect(try opened("status").output.contains("day 2"))
    #expect(try bloom.run(["status"]).output == "locked\n")
    #expect(try opened("status", with: "another").code != 0)
  }

  @Test func `where the lock was lost, all that reads the diary says so`() throws {
    try fill()
    #expect(try opened("lock").code == 0)
    try FileManager.default.removeItem(at: bloom.home.appending(path: "bloom.lock"))
    let before = try files()
    for command in ["status", "today", "everyone", "person list", "export json -", "unlock"] {
      let run = try bloom.run(command.split(separator: " ").map(String.init))
      #expect(run.code == 66 && run.errors.contains("bloom.lock"), "\(command): \(run.errors)")
    }
    #expect(try bloom.run(["doctor"]).code == 65)
    #expect(try bloom.run(["emergency"]).code == 0)
    #expect(try bloom.run(["ask", "i want to kill myself"]).output.isEmpty == false)
    #expect(try files() == before)
  }

  @Test func `a search of a locked home finds no word of the diary and no name`() throws {
    try fill()
    #expect(try found(in: bloom.home).count == words.count)
    let before = try files()
    #expect(try opened("lock").code == 0)
    #expect(try found(in: bloom.home) == [])
    #expect(try opened("log", "note", "more secretive things").code == 0)
    #expect(try opened("ask", "cramps 3/10", "--as", "maya k").code == 0)
    #expect(try opened("undo").code == 0)
    #expect(try opened("undo", "--as", "Maya K").code == 0)
    #expect(try opened("config", "name", "Nell B").output == "name Nell B\n")
    #expect(try opened("config", "name", "Nell").code == 0)
    #expect(try opened("reminders").output.contains("dentist"))
    #expect(try opened("reminders", "--due", today: "2026-03-11").output.contains("diary"))
    #expect(try opened("everyone").output.contains("Maya K"))
    #expect(try found(in: bloom.home) == [])
    let sealed = FileManager.default.temporaryDirectory
      .appending(path: "bloom-sealed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: sealed, withIntermediateDirectories: true)
    #expect(try bloom.run(["backup", sealed.path]).output.contains("sealed as it is"))
    #expect(try found(in: sealed) == [])
    #expect(try opened("unlock").code == 0)
    var after = try files()
    #expect(after["me.shown"] != before["me.shown"])
    let left = ["me.glance", "me.shown", "me.journal.0a1b2c3d.new"]
    for name in left { after[name] = nil }
    #expect(
      after.keys.sorted()
        == before.keys.filter { !left.contains($0) && !$0.hasSuffix(".seals") }.sorted())
    for (name, data) in after where !name.hasSuffix(".undo") {
      #expect(data == before[name], "\(name)")
    }
    let other = BloomProgram()
    let restored = try other.run(
      ["restore", sealed.path, "--yes"], input: Data("four words by chance\n".utf8),
      environment: ["BLOOM_PASSPHRASE_FD": "0"])
    #expect(restored.output.contains("Taken in."), "\(restored.errors)")
    #expect(restored.output.contains("here it lies as plain text"))
    #expect(try other.journal() == bloom.journal())
  }

  @Test func `without the passphrase help and danger are answered, and nothing is written`() throws
  {
    try fill()
    _ = try opened("lock")
    let before = try files()
    #expect(try bloom.run(["status"]).output == "locked\n")
    #expect(try bloom.run(["status", "--json"]).output == "{\"locked\":true}\n")
    #expect(try bloom.run(["emergency", "GB"]).output.contains("999"))
    for words in [["help"], ["about"], ["learn", "luteal"], ["week", "20"], ["doctor"], ["man"]] {
      #expect(try bloom.run(words).code == 0, "\(words)")
    }
    for words in [
      ["today"], ["log", "mood", "sad"], ["undo"], ["day"], ["everyone"], ["config"],
      ["find", "a"],
      ["export", "json", "-"], ["ask", "when is my next period"], ["yoga"], ["check"],
      ["today", "--as", "Zoe"], ["reminders", "--due"],
    ] {
      let run = try bloom.run(words)
      #expect(run.code == 75, "\(words)")
      #expect(run.output == "" && run.errors.contains("this diary is locked"), "\(words)")
    }
    for words in [
      ["ask", "im soaking a pad an hour and feel faint"], ["log", "note", "i want to kill myself"],
      ["ask", "im soaking a pad an hour and feel faint", "--as", "Zoe"],
    ] {
      #expect(try bloom.run(words).output.contains("emergency"), "\(words)")
    }
    let chat = try bloom.run(
      [], input: Data("hi\nim soaking a pad an hour and feel faint\n/today\n/status\n".utf8))
    #expect(chat.code == 75)
    #expect(chat.output.contains("emergency") && chat.output.contains("locked\n"))
    let json = try bloom.run(["chat", "--json"], input: Data("hi\n".utf8))
    #expect(json.output.contains("\"error\":\"this diary is locked"))
    #expect(try files() == before)
  }

  @Test func `a wrong passphrase says so, and danger is answered all the same`() throws {
    try fill()
    _ = try opened("lock")
    let before = try files()
    let run = try opened("today", with: "another")
    #expect(run.code == 65 && run.errors.contains("this is not the passphrase"))
    #expect(try opened("unlock", with: "another").code == 65)
    #expect(try opened("unlock", with: "").code == 75)
    let danger = try opened("ask", "i want to kill myself", with: "another")
    #expect(danger.code == 0 && danger.output.contains("emergency"))
    #expect(try files() == before)
  }

  @Test func `what would write in plain is refused while the lock is on`() throws {
    try fill()
    _ = try opened("lock")
    let before = try files()
    #expect(try opened("edit").errors.contains("bloom unlock"))
    #expect(try opened("lock").errors.contains("locked already"))
    #expect(try opened("ask", "export my data").errors.contains("in plain"))
    #expect(try files() == before)
    #expect(try opened("export", "json", "-").output.contains("secretive"))
  }

  @Test func `a locked home is erased without a passphrase`() throws {
    try fill()
    _ = try opened("lock")
    #expect(try bloom.run(["erase", "--yes", "--as", "Zoe"]).code == 75)
    #expect(try opened("erase", "--yes", "--as", "Zoe").output.contains("Erased Zoe.journal"))
    #expect(try !opened("everyone").output.contains("Zoe"))
    #expect(try bloom.run(["erase", "--yes"]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: bloom.home.path))
  }

  @Test func `nothing is left of gpg, and without it the lock says what is missing`() throws {
    try fill()
    let user = FileManager.default.temporaryDirectory.appending(path: "bloom-user-\(UUID())")
    try FileManager.default.createDirectory(at: user, withIntermediateDirectories: true)
    let none = try bloom.run(["lock"], environment: ["PATH": "/nowhere"])
    #expect(none.code == 70 && none.errors.contains("there is no gpg"))
    let input = Data("four words by chance\n".utf8)
    let environment = ["BLOOM_PASSPHRASE_FD": "0", "HOME": user.path]
    #expect(try bloom.run(["lock"], input: input, environment: environment).code == 0)
    #expect(try bloom.run(["today"], input: input, environment: environment).code == 0)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: user.path) == [])
  }

  @Test func `what is not of Bloom stays, and is named`() throws {
    try fill()
    try Data("milk\n".utf8).write(to: bloom.home.appending(path: "notes.txt"))
    #expect(try opened("lock").output.contains("Left notes.txt as it is"))
    #expect(try files()["notes.txt"] == Data("milk\n".utf8))
  }

  @Test func `at a terminal it is explained first, asked for twice, and never shown`() throws {
    try fill()
    func terminal(_ arguments: [String]) throws -> PseudoTerminal {
      try PseudoTerminal(
        BloomProgram.binary.path,
        arguments + ["--today", "2026-03-09", "--home", bloom.home.path],
        environment: ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm"])
    }
    let lock = try terminal(["lock"])
    #expect(lock.waits(for: "Passphrase (it is not shown"))
    let explained = lock.text
    #expect(explained.contains("Nobody can recover"))
    lock.type("four words by chance\n")
    #expect(lock.waits(for: "Once more:"))
    lock.type("four words by chance\n")
    #expect(lock.finish() == 0)
    #expect(!lock.text.contains("by chance\r") && lock.text.contains("The lock is on"))
    let chat = try terminal([])
    #expect(chat.waits(for: "Passphrase:"))
    chat.type("wrong\n")
    #expect(chat.waits(for: "this is not the passphrase"))
    chat.type("four words by chance\n")
    #expect(chat.waits(for: "Tip"))
    chat.type("/day\n")
    #expect(chat.waits(for: "a secretive thing"))
    #expect(chat.wait(forLast: "bloom>"))
    chat.type("\u{4}")
    #expect(chat.finish() == 0)
    let closed = try terminal([])
    #expect(closed.waits(for: "Passphrase:"))
    closed.type("\n")
    #expect(closed.waits(for: "this diary is locked"))
    closed.type("im soaking a pad an hour and feel faint\n")
    #expect(closed.waits(for: "emergency"))
    #expect(closed.wait(forLast: "bloom>"))
    closed.type("\u{4}")
    _ = closed.finish()
    #expect(try found(in: bloom.home) == [])
  }
}

extension PseudoTerminal {
  /// All that was written so far.
  fileprivate var text: String { String(decoding: output, as: UTF8.self) }

  /// Waits until some words are on the screen.
  fileprivate func waits(for words: String) -> Bool {
    wait { $0.text.contains { $0.contains(words) } }
  }
}
