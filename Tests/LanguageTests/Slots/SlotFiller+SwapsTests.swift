import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("edit.change", "change the cramps from 6 to 4", ["pain 4", "what cramps"]),
      ("edit.change", "change energy from 3 to 5", ["energy 5", "what energy"]),
    ] as [(String, String, [String])])
  func `a rating changed from one number to another has the new one`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
