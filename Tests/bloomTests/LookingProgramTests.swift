import Foundation
import Testing

/// The commands for looking back, run as a person runs them.
@Suite(.serialized)
struct LookingProgramTests {
  private let program = BloomProgram()

  private func log() throws {
    let starts = ["2025-12-22", "2026-01-19", "2026-02-16"]
    let weights = (1...6).map { "2026-03-0\($0) weight 6\($0).5 kg" }
    try program.write(
      (["# bloom journal 1"] + starts.map { $0 + " period start" } + weights
        + ["2026-03-02 symptom headache", "2026-02-02 symptom headache severe"])
        .joined(separator: "\n") + "\n")
    _ = try program.run(["check", "--seal"])
  }

  private func object(_ run: BloomProgram.Consequences) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `calendar prints a month, and with json each marked day`() throws {
    try log()
    let run = try program.run(["calendar"])
    #expect(run.code == 0 && run.output.contains("   Mo  Tu  We  Th  Fr  Sa  Su"), "\(run)")
    #expect(run.output.contains(">9") || run.output.contains("> 9"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(try program.run(["calendar", "--color", "always"]).output.contains("\u{1B}["))
    let plain = try program.run(["calendar", "--plain"])
    #expect(plain.output.contains("Today is Monday 9 March") && !plain.output.contains("Mo  Tu"))
    let json = try object(try program.run(["calendar", "2026-02", "--json"]))
    let calendar = try #require(json["calendar"] as? [String: Any])
    #expect(calendar["months"] as? [String] == ["2026-02"])
    let days = try #require(calendar["days"] as? [[String: String]])
    #expect(days.contains(["date": "2026-02-16", "mark": "period"]))
    #expect(try program.run(["calendar", "soon"]).code == 65)
  }

  @Test func `stats of a measure draws it, gathers it by month and prints it as json`() throws {
    try log()
    let run = try program.run(["stats", "weight"], locale: "C")
    #expect(run.output.contains("of 6 values") && run.output.contains("66.5 |"), "\(run.output)")
    #expect(run.output.utf8.allSatisfy { $0 < 128 })
    let json = try object(try program.run(["stats", "weight", "--by", "month", "--json"]))
    let chart = try #require(json["chart"] as? [String: Any])
    #expect(chart["step"] as? String == "month" && chart["what"] as? String == "weight")
    #expect(chart["mean"] as? Double == 64)
    #expect(try program.run(["stats", "weight", "--by", "moon"]).code == 64)
    #expect(try program.run(["stats", "gibberish"]).code == 65)
    #expect(try program.run(["stats", "--by", "month"]).code == 64)
  }

  @Test func `stats year draws a map of a symptom`() throws {
    try log()
    let run = try program.run(["stats", "headache", "year"])
    #expect(run.output.contains("2 days") && run.output.contains("█"), "\(run.output)")
    let json = try object(try program.run(["stats", "headache", "year", "--json"]))
    let year = try #require(json["year"] as? [String: Any])
    #expect((year["days"] as? [String: Double])?["2026-02-02"] == 1)
  }

  @Test func `year has a command of its own, that draws the same`() throws {
    try log()
    let run = try program.run(["year", "headache"])
    #expect(run.output == (try program.run(["stats", "headache", "year"])).output)
    #expect(try program.run(["year"]).output.contains("Your period over a year"))
    #expect(try program.run(["year", "gibberish"]).code == 65)
  }

  @Test func `stats gathers by weekday, bounds its days and compares them, as words and json`()
    throws
  {
    try log()
    let words = try program.run(["stats", "weight", "--by", "weekday"])
    #expect(words.output.contains("Monday: 62.5 kg"), "\(words.output)")
    let json = try object(
      try program.run([
        "stats", "weight", "--from", "2026-03-03", "--to", "2026-03-04", "--compare", "--by", "day",
        "--json",
      ]))
    let figures = try #require(json["statistics"] as? [String: Any])
    let span = try #require(figures["span"] as? [String: Any])
    #expect(span["mean"] as? Double == 64 && span["count"] as? Int == 2)
    let before = try #require(figures["before"] as? [String: Any])
    #expect(before["mean"] as? Double == 62 && before["from"] as? String == "2026-03-01")
    #expect((figures["groups"] as? [[String: Any]])?.count == 2)
    #expect(try program.run(["stats", "weight", "--from", "soon"]).code == 65)
  }

  @Test func `a goal below the floor is refused with its reason, and not kept`() throws {
    let food = (1...28).map { "2026-02-\($0 < 10 ? "0" : "")\($0) food \"meal\" kcal 1700" }
    let recent = (1...8).map { "2026-03-0\($0) food \"meal\" kcal 1700" }
    let weights =
      ["2026-02-15", "2026-02-18"].map { $0 + " weight 62 kg" }
      + (1...9).map { "2026-03-0\($0) weight 62 kg" }
    try program.write(
      (["# bloom journal 1", "2026-02-01 about age 34"] + food + recent + weights)
        .joined(separator: "\n") + "\n")
    _ = try program.run(["check", "--seal"])
    _ = try program.run(["config", "height", "168"])
    let refused = try program.run(["config", "goal", "-300"])
    #expect(
      refused.code == 65 && refused.errors.contains("I give no figure that low"), "\(refused)")
    #expect(try program.run(["config", "goal"]).output == "goal -\n")
    #expect(try program.run(["config", "goal", "100"]).output == "goal 100\n")
    #expect(try program.run(["budget"]).output.contains("kcal today"))
  }

  @Test func `shares part the cycle by its length, and say that they are another way`() throws {
    try log()
    let run = try program.run(["stats", "shares"])
    #expect(run.output.contains("By fixed shares of a cycle of 28 days"), "\(run.output)")
    #expect(run.output.contains("follicular to day 13, the middle to day 16"), "\(run.output)")
    #expect(run.output.contains("It is another way of counting."), "\(run.output)")
  }

  @Test func `weights are said in the unit that is set, everywhere`() throws {
    try log()
    _ = try program.run(["config", "weight", "st"])
    let stones = try program.run(["stats", "weight"]).output
    #expect(stones.contains("9 st 10") && !stones.contains(" kg"), "\(stones)")
    _ = try program.run(["config", "weight", "lb"])
    #expect(try program.run(["vitals"]).output.contains("146.6 lb"))
  }

  @Test func `find lists entries with their lines, and writes nothing`() throws {
    try log()
    let before = try program.journal()
    let json = try object(try program.run(["find", "headache", "from:2026-02", "--json"]))
    let found = try #require(json["entries"] as? [[String: Any]])
    #expect(found.map { $0["date"] as? String } == ["2026-03-02", "2026-02-02"])
    #expect(found.first?["line"] as? String == "2026-03-02 symptom headache")
    #expect((json["noted"] as? [String])?.isEmpty == true)
    #expect(try program.run(["find", "headache", "kind:weight"]).output.contains("Nothing"))
    #expect(try program.journal() == before)
  }

  @Test func `scores, vitals and energy say what they lack on a diary without readings`() throws {
    try log()
    for name in ["recovery", "sleep", "strain", "stress", "week", "grid"] {
      let run = try program.run(["score", name])
      #expect(run.code == 0 && run.output.contains("Data unavailable"), "\(name): \(run)")
    }
    let scores = try object(try program.run(["score", "--json", "--days", "7"]))
    let sleep = try #require((scores["scores"] as? [String: [Any]])?["sleep"])
    #expect(sleep.count == 7 && sleep.allSatisfy { $0 is NSNull })
    #expect(try program.run(["vitals"]).output.contains("66.5 kg"))
    #expect(try program.run(["energy"]).output.contains("It takes your height first"))
    _ = try program.run(["config", "height", "168"])
    #expect(try program.run(["budget"]).output.contains("14 days of food"))
    #expect(try program.run(["config", "goal", "-300"]).output == "goal -300\n")
    #expect(try program.run(["config", "goal", "-900"]).code == 65)
  }

  @Test(arguments: ["phases", "now", "cycle length"])
  func `every look has an answer on an empty journal`(word: String) throws {
    let run = try program.run(["stats"] + word.split(separator: " ").map(String.init))
    #expect(run.code == 0 && run.output.count > 20 && run.errors.isEmpty, "\(run)")
  }

  @Test func `history lists cycles, as many as asked, and as json`() throws {
    try log()
    #expect(try program.run(["history", "2"]).output.split(separator: "\n").count == 3)
    let json = try object(try program.run(["history", "all", "--json"]))
    let rows = try #require(json["history"] as? [[String: Any]])
    #expect(rows.count == 3 && rows[1]["cycle_days"] as? Int == 28)
    #expect(try program.run(["history", "none"]).code == 65)
  }

  @Test func `patterns answers with and without words`() throws {
    try log()
    for words in [[], ["coffee", "and", "headaches"]] {
      let run = try program.run(["patterns"] + words)
      #expect(run.code == 0 && run.errors.isEmpty && !run.output.isEmpty, "\(run)")
    }
  }
}
