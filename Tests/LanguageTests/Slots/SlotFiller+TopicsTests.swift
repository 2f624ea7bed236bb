import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("content.checklist", "what goes in the hospital bag", ["topic hospital bag"]),
      ("content.checklist", "list for the third trimester", ["trimester 3"]),
      ("data.share", "share my cycle dates with my sister", ["name sister", "what dates"]),
      ("data.share", "share my wedding photos with my mum", ["name mum", "what wedding photos"]),
      ("settings.change", "my son is allergic to nuts", []),
      ("data.share", "let my husband see it", ["name husband"]),
      ("edit.change", "no, i slept 7 hours", ["hours 7", "what sleep"]),
      ("edit.change", "no i meant 36.6", ["temp 36.6", "unit C"]),
    ] as [(String, String, [String])])
  func `lists, shares and corrections know what they are about`(
    intent: String, text: String, expected: [String]
  ) throws {
    #expect(try fill(IntentID(intent), text) == expected)
  }
}
