import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.exercise", "intervals 6x3 min, total 45 min", ["activity intervals", "minutes 45"]),
      ("log.exercise", "squats 3x15, 12 min", ["activity squats", "minutes 12"]),
      ("log.yoga", "yin 40", ["minutes 40", "routine yin"]),
    ] as [(String, String, [String])])
  func `the length of a training is that of all its sets`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
