import Foundation
import Testing

/// Erasing everything, seen from outside.
@Suite struct EraseProgramTests {
  private func files(_ home: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
  }

  /// A home with everything that Bloom writes.
  private func full() throws -> BloomProgram {
    let bloom = BloomProgram()
    _ = try bloom.run(["ask", "period started yesterday"])
    _ = try bloom.run(["person", "add", "Maya K"])
    _ = try bloom.run(["ask", "period started yesterday", "--as", "Maya K"])
    _ = try bloom.run(["config", "name", "Nell"])
    _ = try bloom.run(["reminders", "add", "iron", "every", "day", "at", "08:00"])
    _ = try bloom.run(["reminders", "--due"], today: "2026-03-10")
    _ = try bloom.run(["ask", "export my data"])
    try Data("torn".utf8).write(to: bloom.home.appending(path: "me.torn"))
    for name in ["me.journal.new", "me.settings.0a1b2c3d.new"] {
      try Data("half".utf8).write(to: bloom.home.appending(path: name))
    }
    return bloom
  }

  @Test func `nothing is left, not even the folder`() throws {
    let bloom = try full()
    #expect(
      files(bloom.home) == [
        "Maya%20K.journal", "Maya%20K.person", "Maya%20K.seals", "Maya%20K.undo",
        "export-2026-03-09-1200.json", "me.journal", "me.journal.new", "me.seals", "me.settings",
        "me.settings.0a1b2c3d.new", "me.shown",
        "me.torn", "me.undo",
      ])
    let run = try bloom.run(["erase", "--yes"])
    #expect(run.code == 0)
    #expect(run.output.contains("Erased me.journal\n"))
    #expect(run.output.contains("exports") && run.output.contains("backups of your system"))
    #expect(!FileManager.default.fileExists(atPath: bloom.home.path))
    let again = try bloom.run(["erase", "--yes"])
    #expect(again.code == 0)
    #expect(again.output.contains("nothing of Bloom's"))
  }

  @Test func `what asks for reminders outside of the home is named, with what turns it off`() throws
  {
    let account = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: account) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "b=$0; $b log note x && $b reminders --install systemd && $b erase --yes",
      BloomProgram.binary.path,
    ]
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": account.path]
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let said = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said.contains("bloom-reminders.timer, which asks for reminders; turn it off with: "))
    #expect(said.contains("Erased me.journal"))
  }

  @Test func `one person's goes alone where she is named`() throws {
    let bloom = try full()
    _ = try bloom.run(["erase", "--yes", "--as", "Maya K"])
    #expect(!files(bloom.home).contains { $0.hasPrefix("Maya") })
    #expect(files(bloom.home).contains("me.journal"))
  }

  @Test func `what Bloom did not make stays`() throws {
    let bloom = try full()
    let others = ["notes.txt", "work.journal", "me.settings.bak", "other.settings"]
    for name in others {
      try Data("milk, eggs\n".utf8).write(to: bloom.home.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: bloom.home.appending(path: "folder.journal"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: bloom.home.appending(path: "link.journal"),
      withDestinationURL: bloom.home.appending(path: "notes.txt"))
    let run = try bloom.run(["erase", "--yes"])
    #expect(run.code == 0)
    #expect(run.output.contains("Left work.journal, which Bloom did not make"))
    #expect(files(bloom.home) == (others + ["folder.journal", "link.journal"]).sorted())
  }

  @Test(arguments: ["", "yes\n", "eras\n", "do not erase\n"])
  func `without the word nothing goes`(input: String) throws {
    let bloom = try full()
    let before = files(bloom.home)
    let run = try bloom.run(["erase"], input: Data(input.utf8))
    #expect(run.code == 64)
    #expect(files(bloom.home) == before)
  }

  @Test func `the word erases, and so it does in the chat, which then ends`() throws {
    let first = try full()
    let run = try first.run(["erase"], input: Data("erase\n".utf8))
    #expect(run.code == 0)
    #expect(files(first.home).isEmpty)
    let second = try full()
    let chat = try second.run(
      [], input: Data("delete all my data\nerase\nmood sad\n".utf8))
    #expect(chat.code == 0)
    #expect(files(second.home).isEmpty)
    #expect(!chat.output.contains("sad"))
  }
}
