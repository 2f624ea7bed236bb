import Journal
import Knowledge
import Testing

@testable import Assistant

/// When the last period began is asked where it may be asked, and once.
@Suite struct AskTopicTests {
  /// What would be answered with the question.
  static let questions = [
    "when is my next period", "what phase am i in", "when am i fertile", "am i late",
    "show my past periods", "what cycle day is it", "what is usual around now", "lets get started",
    "why do you think so", "when do i ovulate",
  ]

  /// What keeps it from being asked.
  static let bars: [[String]] = [
    ["i have never had a period"], ["my periods stopped 3 years ago"], ["im on testosterone"],
    ["i had a miscarriage yesterday"], ["stop asking when my last period was"],
    ["switch to general mode"], ["switch to postpartum mode"], ["im 20 weeks pregnant"],
  ]

  @Test("no reply asks where it may not be asked", arguments: bars, questions)
  func barred(told: [String], question: String) throws {
    var bloom = try Rehearsal()
    for text in told { _ = bloom.say(text) }
    let turn = bloom.turn(question)
    #expect(!turn.text.contains("last period begin"), "\(turn.text)")
    #expect(!turn.text.contains("last one begin"), "\(turn.text)")
    #expect(turn.expecting != .lastPeriod || told[0].contains("switch"), "\(turn.text)")
  }

  @Test("it is asked once in a sitting, and an answer is heard all the same") func once() throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn("when is my next period").text.contains("?"))
    #expect(!bloom.turn("when is my next period").text.contains("?"))
    #expect(bloom.say("2 march").added == ["2026-03-02 period start"])
  }

  @Test("without a fact it is asked") func asked() throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn("what phase am i in").expecting == .lastPeriod)
  }
}
