import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// What is said after a loss is heard, and writes nothing that is not so.
struct AfterLossTests {
  private func bereaved(daysAgo: Int = 3) throws -> Rehearsal {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    return try Rehearsal([
      Entry(date: today - daysAgo - 60, fact: .mode(.pregnancy)),
      Entry(date: today - daysAgo, fact: .pregnancy(.ended(.loss))),
      Entry(date: today - daysAgo, fact: .mode(.cycle)),
    ])
  }

  @Test(arguments: [
    "today wouldve been my due date", "today would've been my due date",
    "today was supposed to be my due date", "my due date was supposed to be today",
    "he should have been born today", "today would have been our due date",
    "she'd have been due today, it was meant to be my due date",
  ])
  func `the day a child would have come begins no pregnancy`(words: String) throws {
    var bloom = try bereaved(daysAgo: 150)
    let said = bloom.say(words)
    #expect(said.added.isEmpty, "\(said.added)")
    #expect(said.text.contains("hear"), "\(said.text)")
  }

  @Test(arguments: [
    "its started. cramps 8/10, lots of blood", "it has started", "i started bleeding",
    "heavy bleeding started last night",
  ])
  func `bleeding after a loss is no period`(words: String) throws {
    var bloom = try bereaved()
    #expect(!bloom.say(words).added.contains { $0.contains("period start") })
  }

  @Test func `a period that is called one is one`() throws {
    var bloom = try bereaved(daysAgo: 20)
    #expect(bloom.say("my period started today").added.contains("2026-03-09 period start"))
  }

  @Test(arguments: [
    ("i think its over. how long will i bleed", "one to two weeks"),
    ("when does the bleeding stop", "one to two weeks"),
    ("is it even a loss", "one to you"), ("does that count as a loss", "one to you"),
    ("so is today day 1?", "first full day"), ("when can we try again tho", "team"),
    ("how long before we can try again", "team"), ("can i write him something", "Dear"),
  ])
  func `what is asked after a loss is answered`(question: String, word: String) throws {
    var bloom = try bereaved()
    let said = bloom.say(question)
    #expect(said.text.contains(word), "\(said.text)")
    #expect(said.added.isEmpty)
  }

  @Test func `a letter is kept word for word`() throws {
    var bloom = try bereaved(daysAgo: 120)
    let added = bloom.say("Dear Tom, I think of you when it rains").added
    #expect(added == ["2026-03-09 note \"Dear Tom, I think of you when it rains\""])
  }

  @Test(arguments: [
    "his name was gonna be Tom", "his name would have been Tom", "we would have called him Tom",
    "we were going to name him Tom",
  ])
  func `a name that was meant is only the name`(words: String) throws {
    var bloom = try bereaved()
    #expect(bloom.say(words).text.hasPrefix("Tom."))
  }

  @Test(arguments: [
    "they took my left tube on saturday", "emergency surgery saturday, they removed my right tube",
    "had surgery saturday, it was ectopic, my tube was removed",
  ])
  func `an ectopic that was operated on is a loss`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 7 weeks pregnant")
    #expect(bloom.say(words).added.contains { $0.hasSuffix("pregnancy ended loss") })
  }

  @Test(arguments: [
    "this month i lost the pregnancy chance, period is coming", "we lost our chance this month",
  ])
  func `a chance that is gone is no loss`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("switch to trying to conceive")
    #expect(!bloom.say(words).added.contains { $0.contains("loss") })
  }

  @Test(arguments: ["dont congratulate me", "please don't say congrats", "no congratulations pls"])
  func `no cheer is wished for and given`(words: String) throws {
    var bloom = try bereaved(daysAgo: 150)
    #expect(bloom.say(words).text.contains("I will not"))
  }
}
