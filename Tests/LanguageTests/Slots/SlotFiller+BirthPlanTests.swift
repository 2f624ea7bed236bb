import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      (
        "content.birth_plan", "in the plan of birth, write that I wish to walk",
        ["text I wish to walk"]
      ),
      (
        "content.birth_plan", "skin to skin right away, put it in the plan",
        ["text skin to skin right away"]
      ),
      (
        "content.birth_plan", "for the birth plan, dim lights and my music",
        ["text dim lights and my music"]
      ),
      ("content.birth_plan", "show the plan", []),
    ] as [(String, String, [String])])
  func `a wish is put into a birth plan by any name of it`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
