import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      (
        "log.food", "total 1850 kcal, 132 P, 58 F, 180 C",
        ["carbs 180", "fat 58", "kcal 1850", "protein 132"]
      ),
      ("log.food", "1900 kcal, 110 g P", ["kcal 1900", "protein 110"]),
    ] as [(String, String, [String])])
  func `letters beside numbers are what a food holds`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
