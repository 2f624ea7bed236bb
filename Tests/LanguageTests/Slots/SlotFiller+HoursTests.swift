import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      (
        "remind.set", "remind me about the drops every sunday, 9h",
        ["every sunday", "time 09:00", "what drops"]
      ),
      ("remind.cancel", "no pings after 21h", ["time 21:00"]),
      ("log.late_meal", "ate 23h after the show", ["time 23:00"]),
      ("remind.set", "remind me of the scan in 2h", ["what scan"]),
    ] as [(String, String, [String])])
  func `an hour with an h is a time of the clock where one is wanted`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      (
        "settings.change", "quiet hours 23 to 8",
        ["end 08:00", "setting quiet hours", "time 23:00"]
      ),
      (
        "settings.change", "do not disturb 2200-0630",
        ["end 06:30", "setting quiet hours", "time 22:00"]
      ),
      (
        "settings.change", "quiet time 18h till 23h30",
        ["end 23:30", "setting quiet hours", "time 18:00"]
      ),
    ] as [(String, String, [String])])
  func `quiet hours have two ends`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      (
        "log.sleep", "napped from 1pm to 2.30pm yesterday",
        ["bed 13:00", "date 2026-03-10", "wake 14:30"]
      ),
      ("log.sleep", "went to bed 22h30, wake up 6h15", ["bed 22:30", "wake 06:15"]),
    ] as [(String, String, [String])])
  func `a nap or a night told by its ends has both`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
