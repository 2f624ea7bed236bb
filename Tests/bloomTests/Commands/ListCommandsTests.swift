import Foundation
import Testing

/// Checklists, the birth plan and a month of fertile days, run as a person runs them.
@Suite(.serialized)
struct ListCommandsTests {
  private let program = BloomProgram()

  private func pregnant() throws {
    try program.write(
      """
      # bloom journal 1
      2025-12-01 mode pregnancy
      2025-12-01 pregnancy lmp 2025-07-21

      """)
    _ = try program.run(["check", "--seal"])
  }

  private func object(_ words: String...) throws -> [String: Any] {
    let run = try program.run(words + ["--json"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `a thing is ticked, listed and opened again by command`() throws {
    try pregnant()
    #expect(try program.run(["checklist"]).output.contains("Pack a bag"))
    let noted = try object("checklist", "done", "car", "seat")["noted"] as? [String]
    #expect(noted?.first?.hasPrefix("2026-03-09 done \"car seat\"") == true, "\(noted ?? [])")
    #expect(try program.run(["checklist", "ticked"]).output.contains("car seat"))
    #expect(try program.run(["checklist", "hospital", "bag"]).output.contains("wash bag"))
    #expect(try program.run(["checklist", "undone", "car", "seat"]).output.contains("Open again"))
    #expect(try !program.journal().contains("car seat"))
    #expect(try program.run(["checklist", "add", "a", "pram"]).code == 0)
    #expect(try program.run(["checklist", "remove", "a", "pram"]).output.contains("a pram"))
    #expect(try program.run(["checklist", "remove", "a", "pram"]).code == 65)
    #expect(try program.run(["checklist", "done"]).code == 64)
  }

  @Test func `a wish is added, shown and taken out by command`() throws {
    try pregnant()
    #expect(try program.run(["birthplan"]).output.contains("nothing in your birth plan"))
    #expect(try program.run(["birthplan", "add", "no", "students"]).code == 0)
    #expect(try program.journal().contains("birth_plan \"students: no students\""))
    #expect(try program.run(["birthplan"]).output.contains("students  no students"))
    #expect(try program.run(["birthplan", "remove", "students"]).code == 0)
    #expect(try !program.journal().contains("birth_plan"))
    #expect(try program.run(["birthplan", "remove", "students"]).code == 65)
    #expect(try program.run(["birthplan", "dance"]).code == 64)
    #expect(try program.run(["undo"]).output.contains("no students"))
  }

  @Test func `a month of fertile days has a level for each day`() throws {
    let starts = ["2025-12-22", "2026-01-19", "2026-02-16"].map { $0 + " period start\n" }
    try program.write("# bloom journal 1\n" + starts.joined())
    _ = try program.run(["check", "--seal"])
    let run = try program.run(["fertile", "--month"])
    #expect(run.code == 0 && run.output.contains("March 2026"), "\(run)")
    let json = try object("fertile", "--month", "april")
    let month = try #require(json["fertile_month"] as? [String: Any])
    let days = try #require(month["days"] as? [[String: Any]])
    #expect(month["month"] as? String == "2026-04" && days.count == 30)
    #expect(days.count { $0["level"] as? Int == 3 } == 1)
    #expect(try !program.run(["fertile", "--month", "--plain"]).output.contains("   1   2"))
    #expect(try program.run(["fertile", "--month", "soon"]).code == 65)
  }
}
