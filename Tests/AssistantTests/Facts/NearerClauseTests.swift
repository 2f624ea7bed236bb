import Testing

@testable import Assistant

/// Where a clause says more nearly what the whole message was taken for, the clause is noted.
@Suite struct NearerClauseTests {
  @Test(arguments: [
    ("pain 6/10 in my lower back", ["2026-03-09 symptom back_pain pain 6"]),
    ("sex on 5 march without condom", ["2026-03-05 sex unprotected"]),
    (
      "took 2 nurofen at 8 this morning",
      ["2026-03-09 08:00 supplement \"ibuprofen\" \"2 tablets\""]
    ),
    ("slept 5 hours, worked all day", ["2026-03-09 sleep 5 h"]),
  ])
  func `the clause is noted`(text: String, lines: [String]) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added == lines, "\(text)")
  }

  @Test(arguments: [
    "last night i worked 8 hours", "need to buy 2 tampons", "only 2 tampons left in my bag",
    "i am allergic to penicillin", "allergic to ibuprofen since i was 5",
    "i have 3 tampons left",
  ])
  func `what is at work, in a bag or never taken is not noted`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added == [], "\(text)")
  }
}
