import Foundation
import Testing

/// The same words get the same care by every way into the program.
struct SameCareProgramTests {
  private struct Answer: Decodable {
    let triage: String
    let concern: String?
  }

  private static func answers(_ output: String) throws -> [Answer] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  @Test(arguments: [
    "i want to die", "soaking a pad an hour", "my period has lasted 12 days", "slept well",
    "is this endometriosis",
  ])
  func `messages, lines, commands and the chat agree`(words: String) throws {
    let typed = words.split(separator: " ").map(String.init)
    let line = Data((words + "\n").utf8)
    let ways: [(arguments: [String], input: Data)] = [
      (["--json", "ask"] + typed, Data()), (["--json", "understand"] + typed, Data()),
      (["--json", "understand"], line), (["--json", "ask"], line), (["--json"], line),
      (["--json", "log", "note"] + typed, Data()),
      (["--json"], Data(("/log note " + words + "\n").utf8)),
    ]
    var triages: Set<String> = []
    for way in ways {
      let run = try BloomProgram().run(way.arguments, input: way.input)
      triages.insert(try #require(try Self.answers(run.output).first).triage)
    }
    #expect(triages.count == 1, "\(triages)")
  }

  @Test func `a danger told before stands in every way`() throws {
    let lines = Data("im soaking a pad an hour and feel faint\nstill going\n".utf8)
    let chat = try BloomProgram().run(["--json"], input: lines)
    #expect(try Self.answers(chat.output).last?.triage == "emergency")
    let line = Data(
      #"{"text":"still going","turns":["im soaking a pad an hour and feel faint"]}"#.utf8)
    for command in ["understand", "ask"] {
      let run = try BloomProgram().run(["--json", command], input: line)
      let answer = try #require(try Self.answers(run.output).last)
      #expect(answer.triage == "emergency")
      #expect(answer.concern == "heavy_bleed_faint")
    }
  }

  @Test(arguments: [
    ["log", "mood", "suicidal"], ["checklist", "add", "end", "my", "life"],
    ["config", "name", "suicidal"], ["person", "add", "suicidal"], ["log", "oops", "suicidal"],
    ["suicidal"], ["log", "gratitude", "i", "want", "to", "die"],
  ])
  func `a command with words of crisis is answered first`(arguments: [String]) throws {
    let run = try BloomProgram().run(arguments)
    let first = run.output.split(separator: "\n").first ?? ""
    #expect(first.contains("crisis line"), "\(run.output)")
    #expect(!run.output.contains("Lovely"))
  }

  @Test func `notes of an import are heard before it is shown`() throws {
    let bloom = BloomProgram()
    let table = Data("date,note\n2026-03-09,i want to die\n".utf8)
    let run = try bloom.run(["import", "--yes", "-"], input: table)
    #expect(run.output.contains("crisis line"), "\(run.output)")
    #expect(run.output.contains("Added."))
  }
}
