import Foundation
import Testing

/// What commands take and what they print as JSON, run as a person runs them.
@Suite(.serialized)
struct CommandFormsTests {
  private let program = BloomProgram()

  init() throws {
    let months = ["2025-12-07", "2026-01-04", "2026-02-01", "2026-03-01"]
    try program.write(
      "# bloom journal 1\n" + months.map { $0 + " period start\n" }.joined())
  }

  private func object(_ words: String...) throws -> [String: Any] {
    let run = try program.run(words + ["--json"])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `a command of the chat forecasts by the model that it names, for once`() throws {
    let lines = "/forecast --model median\n/forecast\n"
    let run = try program.run(["chat", "--json"], input: Data(lines.utf8))
    let models = try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return (object?["forecast"] as? [String: Any])?["model"] as? String
    }
    #expect(models == ["median", "adaptive"])
  }

  @Test(arguments: [
    ["today", "extra"], ["forecast", "zzz"], ["undo", "zzz"], ["help", "log", "zzz"],
    ["reminders", "list", "zzz"], ["person", "list", "zzz"], ["day", "2026-03-01", "zzz"],
    ["period", "start", "2026-03-09", "zzz"], ["calendar", "2026-03", "zzz"],
  ])
  func `words that nothing takes are refused`(words: [String]) throws {
    let before = try program.journal()
    #expect(try program.run(words).code == 64)
    #expect(try program.journal() == before)
  }

  @Test(arguments: [("sources", "sources"), ("config", "settings"), ("person", "people")])
  func `a list is an object with a version`(command: String, key: String) throws {
    let listing = try object(command)
    #expect(listing["version"] is String)
    #expect(listing[key] is [Any])
  }

  @Test(arguments: [
    ["man"], ["completions", "bash"], ["edit"], ["report"], ["erase"], ["export", "csv", "-"],
    ["person", "add", "Mei"],
  ])
  func `what has no JSON form says so`(words: [String]) throws {
    #expect(try program.run(words + ["--json"]).code == 64)
  }

  @Test func `a command tells the intent that words would have`() throws {
    #expect(try object("everyone")["intent"] as? String == "profile.switch")
    #expect(try object("log", "mood", "calm")["intent"] as? String == "log.mood")
  }

  @Test func `topics are listed where none is named`() throws {
    let run = try program.run(["learn"])
    #expect(run.code == 0 && run.output.split(separator: "\n").count > 10, "\(run)")
  }

  @Test func `a home that cannot be made is told by its code`() throws {
    let run = try program.run(["log", "water", "250"], home: URL(filePath: "/proc/xx"))
    #expect(run.code == 73 || FileManager.default.fileExists(atPath: "/proc/xx"), "\(run)")
  }

  @Test func `general mode says nothing of past periods`() throws {
    let run = try program.run(["history", "--mode", "general", "--json"])
    #expect(!run.output.contains("2026-02-01") && !run.output.contains("February"))
  }

  @Test func `everyone counts people and entries`() throws {
    #expect(try program.run(["everyone"]).output.contains("1 person here, with 4 entries"))
  }

  @Test func `a kept estimator forecasts until another is asked for`() throws {
    #expect(try program.run(["config", "estimator", "median"]).code == 0)
    let kept = try #require(try object("forecast")["forecast"] as? [String: Any])
    #expect(kept["model"] as? String == "median")
    let asked = try #require(
      try object("forecast", "--model", "adaptive")["forecast"] as? [String: Any])
    #expect(asked["model"] as? String == "adaptive")
    #expect(try program.run(["config", "estimator", "moon"]).code == 65)
  }

  @Test func `stats tell the median of cycles`() throws {
    let stats = try #require(try object("stats")["stats"] as? [String: Any])
    #expect(stats["median"] as? Int == 28)
    #expect(try program.run(["stats"]).output.contains("median is 28 days"))
  }

  @Test(arguments: [("2026-03-13", "high"), ("2026-03-18", "medium"), ("2026-03-25", "low")])
  func `a fertile day is told for its date`(date: String, level: String) throws {
    let run = try program.run(["fertile", date])
    #expect(run.output.contains("my estimate is \(level)"), "\(run.output)")
  }

  @Test func `a day beyond the cycles ahead gets no estimate`() throws {
    let run = try program.run(["fertile", "2027-03-12"])
    #expect(run.output.contains("three cycles ahead"), "\(run.output)")
  }

  @Test func `macros of the day stand in a status line, the first time too`() throws {
    _ = try program.run(["log", "ate", "520", "p30", "f20", "c50"])
    for _ in 1...2 {
      let run = try program.run(["status", "--format", "{protein}/{fat}/{carbs}"])
      #expect(run.output == "30/20/50\n")
    }
  }
}
