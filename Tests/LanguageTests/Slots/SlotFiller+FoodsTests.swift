import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.food", "porridge for breakfast, i think", ["food porridge", "meal breakfast"]),
      ("log.food", "two slices of toast, no regrets", ["food toast"]),
      ("log.alcohol", "a pint of stout", ["count 1", "drink stout"]),
      ("log.alcohol", "two shots of rum", ["count 2", "drink rum"]),
      ("log.alcohol", "alcohol: 1 stout", ["count 1", "drink stout"]),
    ] as [(String, String, [String])])
  func `a remark is no food, and a holder is no drink`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
