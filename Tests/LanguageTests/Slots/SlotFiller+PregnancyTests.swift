import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("content.preg_week", "week twenty three plus four", ["week 23"]),
      ("preg.set_dates", "i am twenty three plus four", ["days 4", "weeks 23"]),
      ("preg.set_dates", "22 SA", ["weeks 22"]),
      ("content.body_changes", "at 5th month", ["month 5"]),
      ("content.body_changes", "physical changes 7 mo", ["month 7"]),
      ("content.partner_tips", "tips for my partner in the first trimester", ["trimester 1"]),
    ] as [(String, String, [String])])
  func `how far a pregnancy is, is read in weeks, months and thirds`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("preg.set_dates", "birth expected the 12 september", ["due 2026-09-12"]),
      ("preg.set_dates", "i am at 15 SA and 3 days", ["days 3", "weeks 15"]),
      ("content.workout", "workout 6 weeks pp", ["weeks 6"]),
    ] as [(String, String, [String])])
  func `a pregnancy is dated in the words of other languages`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
