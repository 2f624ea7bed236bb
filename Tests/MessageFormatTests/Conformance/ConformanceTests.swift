import Foundation
import MessageFormatSuite
import Testing

/// The Unicode suite for MessageFormat 2: texts, parts and the sorts of errors in order, and every
/// message printed and read again.
@Suite(
  .enabled(
    if: SharedData.folder != nil,
    "BLOOM_SHARED is not set: the Unicode MessageFormat 2 cases are outside the package"))
struct ConformanceTests {
  private func cases() throws -> [ConformanceCase] {
    let path = try #require(SharedData.folder) + "/conformance/messageformat2/cases.jsonl"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(ConformanceCase.self, from: Data($0.utf8))
    }
  }

  @Test(arguments: ConformanceCase.Stage.allCases)
  func `every case of the stage is as the standard says`(stage: ConformanceCase.Stage) throws {
    let cases = try cases().filter { $0.stage == stage }
    #expect(cases.count == stage.count)
    for example in cases {
      if let failure = example.failure {
        Issue.record("\(example.id) \(example.source.debugDescription): \(failure)")
      }
    }
  }

  @Test func `what the standard leaves to choice is there too`() throws {
    let tagged = try cases().filter { !$0.tags.isEmpty }
    #expect(Set(tagged.flatMap(\.tags)) == [":currency", ":percent", "u:dir", "u:id"])
    #expect(tagged.allSatisfy { $0.failure == nil })
  }
}
