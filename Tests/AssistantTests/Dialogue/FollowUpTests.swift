import Journal
import Testing

@testable import Assistant

/// A few words that only make sense after the turn before.
struct FollowUpTests {
  @Test(arguments: ["like 6", "6", "6/10", "about a 6"])
  func `a number after a symptom says how strong it is`(answer: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("cramps")
    let changed = bloom.say(answer)
    #expect(changed.removed == ["2026-03-09 symptom cramps"])
    #expect(changed.added == ["2026-03-09 symptom cramps pain 6"])
  }

  @Test(arguments: ["11", "6 glasses of water", "i am 6 weeks pregnant"])
  func `another number is no strength`(answer: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("cramps")
    #expect(bloom.say(answer).removed.isEmpty)
  }

  @Test(arguments: ["another one", "one more please", "next"])
  func `another one is the next of its kind`(request: String) throws {
    var bloom = try Rehearsal()
    let first = bloom.turn("give me an affirmation")
    let second = bloom.turn(request)
    #expect(second.intents == first.intents)
    #expect(second.text != first.text)
  }

  @Test(arguments: ["had a coffee", "cramps 6/10 and had a coffee"])
  func `another one after a drink is one more of it`(told: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    _ = bloom.say("another one")
    let kept = bloom.assistant.journal.entries.map(\.line).filter { $0.contains("caffeine") }
    #expect(kept.count == 1 && kept[0].contains("caffeine 2"), "\(kept)")
  }

  @Test(arguments: ["another one", "shorter"])
  func `another of nothing is asked about and times nothing`(request: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("slept 7 hours")
    let said = bloom.say(request)
    #expect(said.text.contains("Another of what"), "\(said.text)")
    #expect(said.added.isEmpty)
  }

  @Test(arguments: ["and vegan?", "but dairy free"])
  func `a word more asks the same with it`(request: String) throws {
    var bloom = try Rehearsal()
    let first = bloom.turn("snack ideas with iron")
    let second = bloom.turn(request)
    #expect(second.intents == first.intents, "\(second.text)")
  }

  @Test func `and another day asks the same of it`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("my period started on 2 march")
    _ = bloom.say("what phase am i in")
    #expect(bloom.say("and tomorrow?").text.contains("day 9"))
    #expect(bloom.say("what about the 3rd?").text.contains("day 2"))
  }

  @Test func `a week named is asked about and a vague day answers`() throws {
    var bloom = try Rehearsal()
    let asked = bloom.say("i had my period last week")
    #expect(asked.added.isEmpty)
    #expect(asked.text.contains("Monday 2 March"))
    #expect(bloom.say("i think around wednesday").added == ["2026-03-04 period start"])
  }

  @Test func `a feeling told in place of the answer is no answer`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("when is my next period")
    #expect(bloom.say("i feel crap today").added.isEmpty)
  }

  @Test func `a due date ahead is no plan`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im pregnant")
    #expect(
      bloom.say("im due on 4 july 2026").added == ["2026-03-09 pregnancy due 2026-07-04"])
  }
}
