import Foundation
import Testing

/// The commands about dates, run as a person runs them.
@Suite(.serialized)
struct CycleProgramTests {
  private let program = BloomProgram()

  private static let starts = [
    "2025-09-01", "2025-09-29", "2025-10-27", "2025-11-24", "2025-12-22", "2026-01-19",
    "2026-02-16",
  ]

  private func log(_ lines: [String] = starts.map { $0 + " period start" }) throws {
    try program.write((["# bloom journal 1"] + lines).joined(separator: "\n") + "\n")
    _ = try program.run(["check", "--seal"])
  }

  private func object(_ run: BloomProgram.Consequences) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `forecast draws the chances without colour, and in ASCII where asked`() throws {
    try log()
    let run = try program.run(["forecast"])
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("  > 2026-03-16 ██"))
    #expect(!run.output.contains("\u{1B}"))
    let plain = try program.run(["forecast"], locale: "C")
    #expect(plain.output.contains("  > 2026-03-16 ##"))
    #expect(plain.output.utf8.allSatisfy { $0 < 128 })
  }

  @Test func `forecast with json holds the reply and the keys of predict`() throws {
    try log()
    let run = try program.run(["forecast", "--json"])
    let answer = try object(run)
    #expect(answer["intent"] as? String == "cycle.next_period")
    let forecast = try #require(answer["forecast"] as? [String: Any])
    #expect(forecast["predicted_length"] as? Int == 28)
    #expect(forecast["next_start"] as? String == "2026-03-16")
    #expect((forecast["window"] as? [String])?.count == 2)
    #expect(forecast["model"] as? String == "adaptive")
    let why = try #require(answer["why"] as? [String])
    #expect(!why.isEmpty && Set(why).count == why.count)
  }

  @Test func `another model can be asked for by name`() throws {
    try log()
    let run = try program.run(["forecast", "--model", "recent-mean", "--json"])
    #expect(run.errors.isEmpty, "\(run.errors)")
    let forecast = try #require(try object(run)["forecast"] as? [String: Any])
    #expect(forecast["model"] as? String == "recent-mean")
    #expect(try program.run(["forecast", "--model", "tarot"]).code == 64)
  }

  @Test func `fertile draws chances and never calls a day safe`() throws {
    try log()
    let run = try program.run(["fertile"], today: "2026-02-20")
    #expect(run.output.contains("cannot prevent pregnancy"))
    #expect(run.output.contains("  > 2026-02-2"))
    let fertile = try #require(
      try object(try program.run(["fertile", "--json"], today: "2026-02-20"))["fertile"]
        as? [String: Any])
    #expect(fertile["ovulation"] as? String == "2026-03-02")
    #expect(fertile["ovulation_seen"] as? Bool == false)
    #expect((fertile["days"] as? [String: Double])?.values.allSatisfy { $0 <= 1 } == true)
  }

  @Test func `phase of a past day is that of its own cycle`() throws {
    try log()
    let phase = try #require(
      try object(try program.run(["phase", "2025-10-28", "--json"]))["phase"] as? [String: Any])
    #expect(phase["date"] as? String == "2025-10-28")
    #expect(phase["day"] as? Int == 2)
    #expect(phase["phase"] as? String == "menstrual")
  }

  @Test func `stats show each cycle and what the simple average makes of them`() throws {
    var lines = Self.starts.map { $0 + " period start" }
    lines.remove(at: 3)
    try log(lines)
    let run = try program.run(["stats"])
    #expect(run.output.contains("56 = 2 x 28"))
    let stats = try #require(
      try object(try program.run(["stats", "--json"]))["stats"] as? [String: Any])
    #expect(stats["mean"] as? Double == 28)
    let average = try #require(stats["simple_average"] as? [String: Any])
    #expect(average["irregular"] as? Bool == true)
    #expect(average["length"] as? Int != 28)
  }

  @Test func `backtest tries each model on her own record`() throws {
    try log()
    let run = try program.run(["backtest", "--json"])
    let answer = try object(run)
    let results = try #require(answer["backtest"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["model"] as? String } == [
        "adaptive", "weighted-mean", "recent-mean", "median",
      ])
    #expect(results.allSatisfy { $0["forecasts"] as? Int == 4 && $0["mean_error"] as? Double == 0 })
    #expect(results.first?["inside_window"] as? Double == 1)
    #expect(try program.run(["backtest"]).output.contains("within two days 100 times in 100"))
  }

  @Test func `too short a record is said to be too short`() throws {
    try log(["2026-02-16 period start"])
    #expect(try program.run(["backtest"]).output.contains("I need 3 cycles"))
    #expect(try program.run(["stats"]).output.contains("Data unavailable"))
  }

  @Test(arguments: ["forecast", "fertile", "phase", "stats", "backtest"])
  func `general mode names and draws nothing of the cycle`(command: String) throws {
    try log()
    let run = try program.run([command, "--mode", "general"])
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
    #expect(run.output.contains("general mode"))
    #expect(!run.output.contains("2026"))
  }

  @Test func `an answered question survives a restart and changes the forecast`() throws {
    try log([
      "2025-08-01 period start", "2025-09-30 period start", "2025-11-27 period start",
      "2026-01-28 period start",
    ])
    let question = "when is my next period?\n"
    let talk = try program.run([], input: Data((question + "yes\n").utf8), today: "2026-02-09")
    #expect(talk.output.contains("did you miss logging a period around"))
    #expect(try program.journal().contains("2026-02-09 gap after 2025-11-27 missing 1 ~"))
    let later = try program.run([], input: Data(question.utf8), today: "2026-02-09")
    #expect(!later.output.contains("did you miss"))
    #expect(later.output.contains("Around Friday 27 February"))
    #expect(!talk.output.hasPrefix(String(later.output.prefix(20))))
  }

  @Test(arguments: [
    ("{\"starts\":[\"2026-01-01\",\"2026-01-29\"],\"period_lengths\":[40,5]}", "past the start"),
    (
      "{\"starts\":[\"2026-01-01\"],\"breaks\":[{\"from\":\"2026-02-01\",\"to\":\"2026-01-02\"}]}",
      "before it begins"
    ),
    ("{\"starts\":[\"2026-01-29\",\"2026-01-01\"]}", "stands after"),
    ("{\"starts\":[\"2026-01-29\",\"2026-01-29\"]}", "twice"),
    (
      "{\"starts\":[\"2026-01-01\"],\"missing\":[{\"after\":\"2026-01-05\",\"starts\":1}]}",
      "not one of the starts"
    ),
    ("{\"starts\":[\"2026-01-01\"],\"ovulations\":[\"2025-01-05\"]}", "before the first start"),
    ("{\"starts\":[\"2026-01-29\"],\"as_of\":\"2026-01-02\"}", "before the last start"),
  ])
  func `predict names what is wrong with a record`(line: String, words: String) throws {
    let run = try program.run(["predict"], input: Data((line + "\n").utf8))
    #expect((try object(run)["error"] as? String)?.contains(words) == true, "\(run.output)")
  }

  @Test(arguments: [
    ("2026-01-01 period start", "two periods start on 2026-01-01"),
    ("2026-04-01 period start", "starts after 2026-03-09"),
    ("2025-12-01 period end", "has no start of its own"),
    ("2026-01-05 break illness until 2026-01-02", "before it begins"),
    ("2026-01-05 gap after 2026-01-02 missing 1", "no period starts on 2026-01-02"),
  ])
  func `check names what cannot be so, with its line`(line: String, words: String) throws {
    try log(["2026-01-01 period start", line])
    let run = try program.run(["check"])
    #expect(run.code == 65)
    #expect(run.output.contains("me.journal:3:1:"), "\(run.output)")
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test func `a break of an earlier day is noted by its line and ends the dates`() throws {
    try log()
    let noted = try program.run(["log", "2026-02-20", "break", "forgot", "until", "2026-03-01"])
    #expect(noted.code == 0, "\(noted.errors)")
    #expect(try program.journal().contains("2026-02-20 break forgot until 2026-03-01 ~"))
    let said = try program.run(["forecast"]).output
    #expect(said.contains("without logging") && !said.contains("16 March"), "\(said)")
    #expect(try program.run(["log", "2026-02-20", "break", "boredom"]).code == 65)
  }
}
