import Journal
import Testing

@testable import Assistant

/// Facts that a message tells and puts right itself, after others were noted.
@Suite struct SlipTests {
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
    ("my period started on the 3rd, sorry the 4th", ["2026-03-04 period start"]),
    ("period came on tuesday. sorry, that was wednesday", ["2026-03-04 period start"]),
    ("period was the 2nd, wait the 3rd, no the 4th", ["2026-03-04 period start"]),
    ("i vomited 3 times no 4 times", ["2026-03-09 symptom vomiting times 4"]),
    ("cramps 7/10, no scratch that, 5/10", ["2026-03-09 symptom cramps pain 5"]),
    ("slept 7 hours, i mean 6", ["2026-03-09 sleep 6 h"]),
    ("flow was heavy, no wait, medium", ["2026-03-09 flow medium"]),
    ("had 2 coffees, no wait i had 3 teas", ["2026-03-09 caffeine 3 \"teas\""]),
    ("weight 62.5 yesterday, oops 63.5", ["2026-03-08 weight 63.5 kg"]),
    ("slept from 11 to 6, no 7", ["2026-03-09 sleep 8 h bed 23:00 wake 07:00"]),
    (
      "took 2 nurofen at 9, wait no at 10",
      ["2026-03-09 10:00 supplement \"ibuprofen\" \"2 tablets\""]
    ),
  ])
  func `a slip that is put right at once is not noted`(text: String, lines: [String]) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added == lines, "\(text)")
  }

  @Test(arguments: [
    (
      "cramps 5/10 on the 5th, actually 7/10 on the 6th",
      ["2026-03-05 symptom cramps pain 5", "2026-03-06 symptom cramps pain 7"]
    ),
    (
      "slept 6 hours on the 5th, actually 5 hours on the 6th",
      ["2026-03-05 sleep 6 h", "2026-03-06 sleep 5 h"]
    ),
    (
      "cramps 6/10, headache actually 3/10",
      ["2026-03-09 symptom cramps pain 6", "2026-03-09 symptom headache pain 3"]
    ),
  ])
  func `another day and another thing are no slip`(text: String, lines: [String]) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added.sorted() == lines, "\(text)")
  }

  @Test(arguments: [
    "cramps 4 today, no headache", "2 coffees, wait 10 minutes, then home",
    "slept 6 hours. sorry to bother you, 2 days late now", "pain was 3, no 2 days are alike",
  ])
  func `what goes on about something else is no slip`(text: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(
      said.added.contains {
        $0.contains("4") || $0.contains("2 ") || $0.contains("6 h")
          || $0.contains("3")
      }, "\(said.added)")
  }

  @Test func `a danger that a slip takes back is still answered`() throws {
    var bloom = try Rehearsal()
    let said = bloom.say("soaking a pad every hour since 3, no 4, and i feel faint")
    #expect(said.text.lowercased().contains("emergency"), "\(said)")
  }

  @Test(arguments: [
    "my last period was 5 days", "last period was only 3 days long", "my period went 6 days",
    "my last period was short", "my last period was a week",
  ])
  func `how long a period was begins none`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added.allSatisfy { !$0.contains("2026-03-09 period start") }, "\(text)")
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
