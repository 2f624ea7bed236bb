import Foundation
import Testing

@testable import bloom

struct KeptStatusTests {
  private let program = BloomProgram()
  private var file: URL { program.home.appending(path: "me.glance") }

  private func status(_ options: [String] = [], today: String = "2026-03-09") throws -> String {
    try program.run(["status", "--format", "{day}"] + options, today: today).output
  }

  @Test func `a line is kept for its journal, day and mode, for its owner alone`() throws {
    try program.write("# bloom journal 1\n2026-03-01 period start\n")
    #expect(try status() == "9\n")
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)

    let kept = try String(contentsOf: file, encoding: .utf8)
    try Data(kept.replacing("day 9", with: "day 77").utf8).write(to: file)
    #expect(try status() == "77\n")
    #expect(try status(today: "2026-03-10") == "10\n")
    #expect(try status(["--mode", "general"]) == "\n")
    try program.write("# bloom journal 1\n2026-03-02 period start\n")
    #expect(try status() == "8\n")
  }

  @Test(arguments: ["", "nonsense", "# bloom glance 1, version 0\nday 5\n"])
  func `what was not kept by this bloom is not believed`(text: String) throws {
    try program.write("# bloom journal 1\n2026-03-01 period start\n")
    try Data(text.utf8).write(to: file)
    #expect(try status() == "9\n")
  }

  @Test func `without a journal nothing is written, and it goes when all is erased`() throws {
    #expect(try status() == "\n")
    #expect(!FileManager.default.fileExists(atPath: program.home.path))
    try program.write("# bloom journal 1\n2026-03-01 period start\n")
    #expect(try status() == "9\n")
    #expect(try program.run(["erase", "--yes"]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
