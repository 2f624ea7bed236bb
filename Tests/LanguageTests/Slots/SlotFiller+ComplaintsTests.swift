import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.symptom", "three hot flushes before lunch", ["count 3", "symptom hot_flashes"]),
      ("log.symptom", "night sweats, soaked 2 shirts", ["symptom night_sweats"]),
      ("log.symptom", "vomited 3 times", ["count 3", "symptom vomiting"]),
    ] as [(String, String, [String])])
  func `a number counts a complaint only where it stands with it`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
