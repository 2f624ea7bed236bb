import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("profile.switch", "switch user: orla", ["name orla"]),
      ("profile.add", "add my cousin bea to this", ["name bea"]),
      ("data.share", "can ravi see it", ["name ravi"]),
      ("data.share", "share it with my husband Otto", ["name Otto"]),
      ("data.lock", "set the pin: 5582", ["code 5582"]),
    ] as [(String, String, [String])])
  func `names and codes are found by their place`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
