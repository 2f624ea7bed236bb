import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      (
        "data.export", "export weight and tension as csv",
        ["format csv", "what weight+blood_pressure"]
      ),
      ("data.report", "a report with sleep, mood and temperature", ["what sleep+mood+bbt"]),
      ("data.export", "export everything", []),
      ("insight.trend", "chart sleep", ["what sleep"]),
    ] as [(String, String, [String])])
  func `several things of the journal are a list`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
