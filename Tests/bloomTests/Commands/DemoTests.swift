import Civil
import Foundation
import Journal
import Physiology
import Testing

@testable import bloom

struct DemoTests {
  private let program = BloomProgram()
  private static let today = CivilDate(iso: "2026-03-09") ?? CivilDate(dayNumber: 0)

  @Test func `three people have a year that ends today`() throws {
    #expect(DemoPerson.all.count == 3)
    for person in DemoPerson.all {
      let entries = person.entries(through: Self.today)
      let first = try #require(entries.first?.date)
      let last = try #require(entries.last?.date)
      #expect(last <= Self.today && Self.today - first > 300, "\(person.name)")
      #expect(entries.allSatisfy { $0.fault == nil })
      let journal = Journal(entries)
      #expect(journal.periods.count >= 9)
      #expect(journal.recordIssues(file: person.name, today: Self.today).isEmpty)
    }
    #expect(Journal(DemoPerson.all[2].entries(through: Self.today)).mode == .pregnancy)
    #expect(Journal(DemoPerson.all[1].entries(through: Self.today)).mode == .ttc)
  }

  @Test func `the same day gives the same year`() {
    for person in DemoPerson.all {
      #expect(person.entries(through: Self.today) == person.entries(through: Self.today))
    }
  }

  @Test func `a command runs in the demo, and the true home stays as it was`() throws {
    try program.write("# bloom journal 1\n")
    let before = try program.journal()
    let run = try program.run(["demo", "everyone"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("your own diary is untouched"))
    for name in ["me", "Mei", "Ana"] { #expect(run.output.contains(name)) }
    #expect(run.output.contains("weeks"))
    #expect(try program.journal() == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: program.home.path) == ["me.journal"])
  }

  @Test func `a chat in the demo answers from its year`() throws {
    let run = try program.run(["demo", "--quiet"], input: Data("what cycle day am I\n".utf8))
    #expect(run.output.contains("19"))
    #expect(run.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: program.home.path))
  }

  @Test func `nothing of a demo is left behind`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try program.run(
      ["demo", "export", "json", "-"], environment: ["TMPDIR": folder.path])
    #expect(run.output.contains("\"bloom\": 1"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.isEmpty)
  }
}
