import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      (
        "log.measure", "blood pressure one eighteen over seventy six",
        ["diastolic 76", "systolic 118"]
      ),
      ("log.weight", "one eighty three pounds", ["unit lb", "value 183"]),
      ("log.weight", "nine stone three and a half", ["extra 3.5", "unit st", "value 9"]),
      ("edit.change", "my temp was 36.4, make it 36.7", ["temp 36.7", "unit C", "what bbt"]),
      ("edit.change", "weight 61 should be 62", ["value 62", "what weight"]),
      ("log.sleep", "slept 40", []),
      ("data.report", "a report on two pages", []),
    ] as [(String, String, [String])])
  func `a measure is read as it is spoken and as it was put right`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
