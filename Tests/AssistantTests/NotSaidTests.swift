import Civil
import Journal
import Testing

@testable import Assistant

/// Nothing goes into the diary that was not said, and nothing leaves it that was not named.
struct NotSaidTests {
  private func journal(after messages: String...) throws -> [String] {
    var bloom = try Rehearsal()
    for message in messages { _ = bloom.say(message) }
    return bloom.assistant.journal.entries.map(\.line).sorted()
  }

  @Test(arguments: [
    "got fired today", "got promoted today", "got soaked this morning", "it started raining today",
    "started school today", "i got sacked this morning", "started crying at work today",
    "got the results today", "got home late yesterday", "it started snowing last night",
    "started college on monday", "got shouted at today",
  ])
  func `a start of something else starts no period`(told: String) throws {
    #expect(try !journal(after: told).contains { $0.contains("period") })
  }

  @Test(arguments: [
    "got it today", "came on this morning", "it started on friday", "started today, heavy",
    "i got my period this morning", "started early this month, yesterday", "got the curse today",
  ])
  func `a period that began is still noted`(told: String) throws {
    #expect(try journal(after: told).contains { $0.contains("period start") })
  }

  @Test(arguments: [
    "no fever", "no smoking this week", "not breastfeeding anymore", "no jet lag this time",
  ])
  func `what was not the case is no factor`(told: String) throws {
    #expect(try journal(after: told).isEmpty)
  }

  @Test func `what was had instead of something is noted alone`() throws {
    let lines = try journal(after: "had tea instead of coffee")
    #expect(lines.contains { $0.contains("tea") } && !lines.contains { $0.contains("coffee") })
  }

  @Test(arguments: [
    "light headache too", "pain a little only", "feeling light today", "little pain",
    "cramps are lighter today", "slight ache, light cramps",
  ])
  func `light is a flow only of bleeding`(told: String) throws {
    #expect(try !journal(after: told).contains { $0.contains("flow") })
  }

  @Test(arguments: ["light today, cramps 3", "light flow", "period started, light", "light"])
  func `a light flow is still noted`(told: String) throws {
    #expect(try journal(after: told).contains { $0.contains("flow light") })
  }

  @Test(arguments: [
    "dont write down that i cried at my desk", "please dont put down that i was sad",
    "do not note down that i had wine", "dont remind me about fertile days",
    "do not remind me about ovulation", "no yoga today", "no yoga tonight, just bed",
    "skipping yoga tonight", "hide that note", "hide the entry from the 4th",
  ])
  func `what is not wanted is not done`(told: String) throws {
    #expect(try journal(after: told).isEmpty)
  }

  @Test(arguments: [
    "gone now thank god", "all gone now", "its gone", "all done now", "the pain is gone",
    "bit better", "feeling much better now",
  ])
  func `relief after a pain ends no period`(told: String) throws {
    #expect(
      try journal(after: "my period started on 25 february", "headache", told)
        == ["2026-02-25 period start", "2026-03-09 symptom headache"])
  }

  @Test(arguments: ["woke up 3 times", "woke 3 times last night", "woke up three times"])
  func `how often is no length of sleep`(told: String) throws {
    #expect(try !journal(after: told).contains { $0.contains("sleep 3") })
  }

  @Test(arguments: [
    ("undo the pulse", ["2026-03-09 blood_pressure 104/62"]),
    ("undo the heart rate", ["2026-03-09 blood_pressure 104/62"]),
  ])
  func `only the entry that is named is taken back`(order: String, kept: [String]) throws {
    #expect(try journal(after: "bp 104/62 hr 88", order) == kept)
  }

  @Test func `a mood that is not there takes no other away`() throws {
    #expect(try journal(after: "feeling sad", "delete the angry then") == ["2026-03-09 mood sad"])
  }

  @Test(arguments: [
    ("glass of wine, headache", "the wine was yesterday", "2026-03-08 alcohol"),
    ("glass of wine, headache", "oh the headache was yesterday", "2026-03-08 symptom headache"),
    ("feeling sad, slept 5h", "and i wasnt sad i was angry", "2026-03-09 mood angry"),
    ("feeling tired and sad", "i wasnt sad, i was anxious", "2026-03-09 mood anxious"),
  ])
  func `what was told of another day or thing is put right`(
    told: String, put: String, kept: String
  ) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let count = bloom.assistant.journal.entries.count
    let said = bloom.say(put)
    let lines = bloom.assistant.journal.entries.map(\.line)
    #expect(lines.count == count && lines.contains { $0.hasPrefix(kept) }, "\(said.text) \(lines)")
  }

  @Test(arguments: ["2 glasses of water since i got up", "2 coffees", "1 glass of wine"])
  func `a log that begins with a number is no choice from a list`(told: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("bit of this and that in the tummy or so")
    _ = bloom.say(told)
    #expect(!bloom.assistant.journal.entries.isEmpty)
  }

  @Test(arguments: [
    "none of my jeans fit", "and then?", "and last time?", "no forecasts please",
    "none of my friends get it", "ok no its proper red now", "oh no that was mine",
  ])
  func `what only begins like a no is read to its end`(told: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(told).text != "All right, I will leave it.")
  }

  @Test(arguments: ["10 min yoga for my lower back", "15 minutes of yoga for tight hips"])
  func `yoga that is wished for is shown and not logged`(told: String) throws {
    #expect(try journal(after: told).isEmpty)
  }
}
