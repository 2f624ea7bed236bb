import Journal
import Testing

@testable import Formats

struct HealthConnectTests {
  private func read() throws -> AppDiary {
    let content = try Interchange(
      try DatabaseSamples.bytes(DatabaseSamples.healthConnect), today: day("2026-03-11"))
    guard case .app(let diary, _) = content else { throw UnexpectedFile(text: "a database") }
    return diary
  }

  @Test func `the records of the database are a diary`() throws {
    let diary = try read()
    #expect(diary.kind == "a Health Connect export")
    let lines = diary.lines.filter { !$0.contains("temperature") }
    #expect(
      lines == [
        "2026-02-03 flow medium", "2026-02-03 period start", "2026-02-04 flow heavy",
        "2026-02-05 period end", "2026-02-13 test ovulation negative",
        "2026-02-14 discharge creamy", "2026-02-14 test ovulation high",
        "2026-02-15 discharge eggwhite", "2026-02-15 sex protected",
        "2026-02-15 test ovulation positive", "2026-02-16 sex unprotected", "2026-02-17 sex",
        "2026-02-20 flow spotting", "2026-03-03 flow light", "2026-03-03 period start",
        "2026-03-05 period end",
      ])
    #expect(diary.lines.contains("2026-02-02 06:45 temperature 36.1 C"))
    #expect(diary.lines.contains("2026-02-11 06:45 temperature 36 C"))
    #expect(diary.entries.count { $0.fact.kind == "temperature" } == 30)
  }

  @Test func `what no line can hold is named`() throws {
    let left = try read().left
    for word in ["steps", "unusual", "sensation", "inconclusive", "flow \"9\"", "ahead"] {
      #expect(left.contains(word), "\(word) in \(left)")
    }
  }

  @Test func `a database of another app is called what it is`() throws {
    do {
      _ = try Interchange(try DatabaseSamples.bytes(DatabaseSamples.odd))
      Issue.record("it was read")
    } catch let issue as InterchangeIssue {
      #expect(issue.problem.contains("SQLite database") && issue.remedy.contains("CSV or JSON"))
    }
  }
}
