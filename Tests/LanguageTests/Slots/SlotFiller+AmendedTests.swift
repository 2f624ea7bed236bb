import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("edit.change", "actually it was 1200 ml not 1000", ["unit ml", "value 1200", "what water"]),
      ("edit.change", "the coffee was decaf not normal", ["drink decaf", "what caffeine"]),
      ("edit.change", "it was wine not beer", ["drink wine", "what alcohol"]),
      ("insight.trend", "resting heart rate over time", ["what rhr"]),
    ] as [(String, String, [String])])
  func `a correction keeps what is put in the place of what was told`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
