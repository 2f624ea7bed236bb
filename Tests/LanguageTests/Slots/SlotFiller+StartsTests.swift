import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("cycle.history", "cycle history from october", ["from 2025-10-01"]),
      ("cycle.history", "my periods since december", ["from 2025-12-01"]),
      ("cycle.history", "when did i bleed in january", ["month 2026-01"]),
    ] as [(String, String, [String])])
  func `a month from which periods are wanted is a start`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
