import Foundation
import Testing

struct ExplainTests {
  private let program = BloomProgram()

  @Test func `a message is explained from its words to what it writes`() throws {
    let run = try program.run(["understand", "--explain", "cramps", "7/10", "yesterday"])
    #expect(run.code == 0)
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == ["Words", "Clauses", "Evidence", "Care", "Scores", "Policy", "Writes"])
    #expect(run.output.contains("adds     2026-03-08 symptom cramps pain 7"))
    #expect(run.output.contains("IntentExecutionPolicy.swift"))
    #expect(run.output.contains("second"))
    #expect(
      !FileManager.default.fileExists(atPath: program.home.appending(path: "me.journal").path))
  }

  @Test(arguments: ["im soaking a pad an hour and feel faint", "my waters broke"])
  func `a danger is explained by its level and words`(_ text: String) throws {
    let run = try program.run(["understand", "--explain", "--mode", "pregnancy", text])
    #expect(
      run.output.contains("Care\n  emergency, by ") || run.output.contains("Care\n  urgent, by "))
  }

  @Test func `words and JSON are not both given`() throws {
    #expect(try program.run(["understand", "--explain", "--json", "hi"]).code == 64)
  }

  @Test func `the version names the day of its content`() throws {
    let line = try program.run(["--version"]).output
    #expect(line.contains(/^bloom \d+\.\d+\.\d+ \(.+; content \d{4}-\d\d-\d\d\)\n$/))
  }
}
