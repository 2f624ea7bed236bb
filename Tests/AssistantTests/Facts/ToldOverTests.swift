import Journal
import Testing

@testable import Assistant

/// Facts that a message tells and puts right itself, after others were noted.
@Suite struct ToldOverTests {
  private func talk() throws -> Rehearsal {
    var bloom = try Rehearsal(today: "2026-04-16")
    _ = bloom.say("temperature 36.4 this morning")
    _ = bloom.say("ovulation test negative on tuesday")
    return bloom
  }

  @Test(arguments: [
    "The test turned positive on March 18th. Sorry, I looked at the wrong page, that was the 17th.",
    "The opk was positive on march 20. Hang on, my calendar says otherwise, that was the 17th, a Tuesday.",
  ])
  func `a day is put right in the message that told it, and nowhere else`(text: String) throws {
    var bloom = try talk()
    let said = bloom.say(text)
    #expect(said.removed.isEmpty, "\(said)")
    #expect(said.added.allSatisfy { $0.hasPrefix("2026-03-17 test ovulation positive") }, "\(said)")
  }

  @Test(arguments: [
    "got another 12 hr night ahead, dreading it", "12 hours again tomorrow, so tired of this ward",
    "on for 10 hrs tonight and then off",
  ])
  func `hours with no word of sleep are no sleep`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added.allSatisfy { !$0.contains(" sleep ") }, "\(text)")
  }

  @Test(arguments: [
    "so tired today. 31, a cook in leeds, got told i had endo 3 years ago",
    "bloated again, was diagnosed with ibs two years ago",
  ])
  func `a year told of something else dates no symptom of today`(text: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(
      said.added.filter { $0.contains(" symptom ") }.allSatisfy { $0.hasPrefix("2026-03-09") },
      "\(said.added)")
    #expect(said.added.contains { $0.contains(" symptom ") })
  }
}
