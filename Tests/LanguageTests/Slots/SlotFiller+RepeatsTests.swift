import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("remind me iron every 2nd day", ["every 2 days", "what iron"]),
      ("ping me hourly to stand", ["every hour", "what stand"]),
      ("reminder fortnightly to weigh in", ["every 2 weeks", "what weigh in"]),
      ("remind every weekday 6am to swim", ["every weekday", "time 06:00", "what swim"]),
      (
        "remind me mon/wed/fri 0600 mobility",
        ["every monday+wednesday+friday", "time 06:00", "what mobility"]
      ),
      ("nudge me an hour before or i'll forget", ["lead 1 hour"]),
      ("remind me before it with 3 hours", ["lead 3 hours"]),
    ] as [(String, [String])])
  func `a reminder says how often and how long before in any order`(
    text: String, expected: [String]
  ) throws {
    let filled = try fill("remind.set", text)
    #expect(filled == expected)
  }
}
