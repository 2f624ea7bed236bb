import Foundation
import Testing

/// What goes out to others, run as a person runs it: reports, calendar files, cards.
@Suite(.serialized)
struct SharingProgramTests {
  private let program = BloomProgram()

  private func log() throws {
    let starts = ["2025-12-22", "2026-01-19", "2026-02-16"]
    try program.write(
      (["# bloom journal 1"] + starts.map { $0 + " period start" } + ["2026-03-02 sex protected"])
        .joined(separator: "\n") + "\n")
    _ = try program.run(["check", "--seal"])
  }

  private func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appending(path: "bloom-\(UUID().uuidString)-\(name)")
      .path
  }

  @Test func `a report is text on the screen and a page in a file that only she may read`() throws {
    try log()
    let text = try program.run(["report"])
    #expect(text.code == 0 && text.output.contains("16 February 2026"), "\(text)")
    #expect(!text.output.lowercased().contains("protected"))
    let file = path("report.html")
    let run = try program.run(["report", file])
    #expect(run.code == 0 && run.output.contains("Saved in"), "\(run)")
    let html = try String(contentsOfFile: file, encoding: .utf8)
    #expect(html.hasPrefix("<!doctype html>") && !html.contains("<script"))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try program.run(["report", file]).code == 73)
    #expect(try program.run(["report", "--format", "md", "-"]).output.hasPrefix("# "))
    try FileManager.default.removeItem(atPath: file)
  }

  @Test func `what is expected goes into a calendar file, the same each time`() throws {
    try log()
    let first = try program.run(["export", "ics", "-"])
    #expect(first.code == 0 && first.output.hasPrefix("BEGIN:VCALENDAR\r\n"), "\(first)")
    #expect(try program.run(["export", "ics", "-"]).output == first.output)
    #expect(!first.output.lowercased().contains("sex"))
    #expect(try program.run(["export", "md", "-"]).output.contains("## 2026-02-16"))
  }

  @Test func `a card is shown, made on a yes alone, and read by another diary`() throws {
    try log()
    let file = path("card.txt")
    let shown = try program.run(["partner", "card", "--file", file])
    #expect(shown.code == 0 && shown.output.contains("No card was made"), "\(shown)")
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(try program.run(["partner", "card", "--yes", "--file", file]).code == 0)
    let read = try program.run(["partner", "read", file])
    #expect(read.code == 0 && read.output.contains("Check code"), "\(read)")
    #expect(try program.run(["partner", "read"]).output.contains("Check code"))
    #expect(try program.run(["partner", "done", "dinner"]).code == 0)
    #expect(try program.run(["partner", "done"]).output.contains("dinner"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("day: ", with: "day: 1").write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(try program.run(["partner", "read", file]).code == 65)
    try FileManager.default.removeItem(atPath: file)
  }
}
