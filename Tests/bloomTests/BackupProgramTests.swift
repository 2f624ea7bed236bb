import Foundation
import Testing

/// Backups as they are made and taken in by hand.
@Suite struct BackupProgramTests {
  private let bloom = BloomProgram()
  private let there = FileManager.default.temporaryDirectory
    .appending(path: "bloom-backups-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: there, withIntermediateDirectories: true)
    _ = try bloom.run(["ask", "period started yesterday"])
    _ = try bloom.run(["person", "add", "Mei"])
    _ = try bloom.run(["log", "note", "hers", "--as", "Mei"])
  }

  @Test func `what was saved comes back, and the second time changes nothing`() throws {
    let saved = try bloom.run(["backup", there.path])
    #expect(saved.code == 0)
    #expect(saved.output.hasPrefix("2 people and 4 lines saved in "))
    let other = BloomProgram()
    let refused = try other.run(["restore", there.path])
    #expect(refused.code == 64 && refused.errors.contains("--yes or --dry-run"))
    #expect(!FileManager.default.fileExists(atPath: other.home.path))
    #expect(
      try other.run(["restore", there.path, "--dry-run"]).output.contains("Mei, a new diary"))
    #expect(!FileManager.default.fileExists(atPath: other.home.path))
    #expect(try other.run(["restore", there.path, "--yes"]).output.contains("Taken in."))
    #expect(try other.journal() == bloom.journal())
    #expect(try other.run(["day", "--as", "Mei"]).output.contains("hers"))
    #expect(try other.run(["restore", there.path]).output.contains("nothing changes"))
  }

  @Test func `one undo takes a merge back, and danger in it is answered`() throws {
    _ = try bloom.run(["log", "note", "i want to kill myself"])
    _ = try bloom.run(["backup", there.path])
    let other = BloomProgram()
    _ = try other.run(["log", "mood", "sad"])
    let before = try other.journal()
    let run = try other.run(["restore", there.path, "--yes"])
    #expect(run.output.contains("bloom undo takes the lines back out."))
    #expect(run.output.contains("emergency") || run.output.contains("crisis"), "\(run.output)")
    _ = try other.run(["undo"])
    #expect(try other.journal() == before)
  }

  @Test func `the figures are there for programs`() throws {
    let saved = try bloom.run(["backup", there.path, "--json"])
    #expect(
      saved.output.contains(#""files":5"#) && saved.output.contains(#""people":["Mei","me"]"#))
    let other = BloomProgram()
    let run = try other.run(["restore", there.path, "--json", "--yes"])
    #expect(run.output.contains(#""written":true"#))
    let one = BloomProgram()
    _ = try one.run(["restore", there.path, "--yes", "--as", "Mei"])
    let names = try FileManager.default.contentsOfDirectory(atPath: one.home.path)
    #expect(names.sorted() == ["Mei.journal", "Mei.person", "Mei.seals", "Mei.undo"])
  }
}
