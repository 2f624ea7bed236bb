import Knowledge
import Testing

@testable import Language

@Suite struct AsidesTests {
  @Test(
    arguments: [
      (
        "You will laugh at how I put things off, but my period did start on Monday",
        "log.period_start"
      ),
      (
        "My sister warned me not to look so soon, but my pregnancy test was negative",
        "log.pregnancy_test"
      ),
      (
        "My diary is a mess these days, so could you tell me when my next period is due",
        "cycle.next_period"
      ),
      ("My thumb slipped on the bus, so please undo the last entry", "edit.undo"),
      ("The interview was dreadful from start to finish and yet I feel calm", "log.mood"),
    ] as [(String, IntentID)])
  func `a clause that only leads up to another is no part of its own`(
    text: String, intent: IntentID
  ) throws {
    #expect(try ShippedRecogniser.understand(text).map(\.intent) == [intent])
  }

  @Test(
    arguments: [
      ("period came on monday, could you tell me when the next one is due", ["log.period_start"]),
      ("weight 61.2 kg, and I am grateful for my garden", ["log.weight", "log.gratitude"]),
      ("slept 7 hours, feeling calm, 2 coffees", ["log.sleep", "log.mood", "log.caffeine"]),
      ("my cramps were 6/10 and I would like some yoga for them", ["log.cramps"]),
    ] as [(String, [IntentID])])
  func `a clause that tells something of its own stays beside a request`(
    text: String, intents: [IntentID]
  ) throws {
    let found = Set(try ShippedRecogniser.understand(text).map(\.intent))
    #expect(found.isSuperset(of: intents))
  }

  @Test(
    arguments: [
      "I cannot go on living like this, so show me my calendar",
      "he hit me again last night, but anyway when is my next period",
    ])
  func `a danger is never only what leads up to something`(text: String) throws {
    #expect(try ShippedRecogniser.understand(text).first?.intent.group == "guard")
  }

  @Test func `a reminder of something asked is a question`() throws {
    #expect(
      try ShippedRecogniser.understand("remind me how many weeks I am").first?.intent
        == "content.how_far")
    #expect(
      try ShippedRecogniser.understand("remind me to ask how it went at 9").first?.intent
        == "remind.set")
  }
}
