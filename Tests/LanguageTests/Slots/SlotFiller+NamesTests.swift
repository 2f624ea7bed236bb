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
      ("data.lock", "lock it with three nine zero four", ["code 3904"]),
    ] as [(String, String, [String])])
  func `names and codes are found by their place`(
    intent: String, text: String, expected: [String]
  ) throws {
    #expect(try fill(IntentID(intent), text) == expected)
  }
}
