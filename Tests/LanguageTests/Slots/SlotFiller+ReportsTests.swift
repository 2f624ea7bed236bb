import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("data.report", "quarterly report for my gp", ["n 3"]),
      ("data.report", "report, last 6 weeks", ["weeks 6"]),
      ("data.report", "half-year report", ["n 6"]),
    ] as [(String, String, [String])])
  func `a report looks back as far as it is told to`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
