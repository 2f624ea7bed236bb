import Civil
import Journal
import Testing

@testable import Assistant

/// A few words turn to an offer, a visit, a reminder or a value told before.
struct TurningTests {
  @Test(arguments: ["ok now change it", "you can switch it now", "now switch me", "change it now"])
  func `an offer that was put off can be taken later`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("switch to trying to conceive")
    _ = bloom.say("my period started on 5 feb")
    _ = bloom.say("pregnancy test positive")
    _ = bloom.say("not yet")
    _ = bloom.say("how should i tell him")
    #expect(bloom.say(words).added == ["2026-03-09 mode pregnancy"])
    let dated = bloom.say("count from my last period")
    #expect(dated.added == ["2026-03-09 pregnancy lmp 2026-02-05"], "\(dated.text)")
  }

  @Test(arguments: ["and after that?", "and the one after?"])
  func `visits are told on`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("midwife on friday 10am")
    _ = bloom.say("dentist on 2 april at 9")
    _ = bloom.say("when is my next appointment")
    let said = bloom.say(words)
    #expect(said.removed.isEmpty)
    #expect(said.text.contains("2 April"), "\(said.text)")
  }

  @Test(arguments: [
    "saturday she is away, move it to friday", "it was moved to friday",
  ])
  func `the visit just told moves to the day said last, and its reminder with it`(words: String)
    throws
  {
    var bloom = try Rehearsal()
    _ = bloom.say("dr. mehta on this saturday at 6 in the evening, kindly remind me one day prior")
    let said = bloom.say(words)
    #expect(said.added.contains { $0.hasPrefix("2026-03-13 18:00 appointment") }, "\(said)")
    #expect(said.removed.contains { $0.hasPrefix("2026-03-14 18:00 appointment") })
  }

  @Test func `a visit that is named is cancelled`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 20 weeks pregnant")
    _ = bloom.say("anomaly scan on 24th april 11 am")
    _ = bloom.say("glucose test on 2nd may morning 8:30")
    let said = bloom.say("cancel the glucose one, they will tell new date")
    #expect(said.removed.contains { $0.contains("2026-05-02") }, "\(said.text)")
  }

  @Test(arguments: [
    "and iron tablet at 10pm, every other day", "also vitamin d at 9pm every day",
    "plus magnesium at 10 pm",
  ])
  func `what follows a reminder is another one`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("remind me to drink water every 2 hrs")
    let added = bloom.say(words).added
    #expect(added.contains { $0.contains("reminder") }, "\(added)")
    #expect(!added.contains { $0.contains("supplement") })
  }

  @Test(arguments: ["dont count that one", "that one doesnt count", "leave that one out"])
  func `a temperature just noted is marked and not removed`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("temp 37.1 today")
    let said = bloom.say(words)
    #expect(said.added.contains { $0.contains("disturbed") }, "\(said)")
  }

  @Test(arguments: ["and the week after that?", "the following week?", "and the week after"])
  func `the week after a week is told`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 15 weeks pregnant")
    _ = bloom.say("what happens in week 16")
    #expect(bloom.say(words).text.contains("Week 17"))
  }

  @Test(arguments: [
    "write down: Noor if its a girl, Elio if a boy", "jot down: ask about the dose",
  ])
  func `what is dictated is kept`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 20 weeks pregnant")
    let kept = words.split(separator: ":", maxSplits: 1)[1].dropFirst()
    #expect(bloom.say(words).added == ["2026-03-09 note \"\(kept)\""])
  }

  @Test(arguments: ["another just now, a minute", "another one, 1 minute", "and another, 60 secs"])
  func `a contraction with its length is noted whole`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 39 weeks pregnant")
    let first = bloom.say("think its started!! contraction at 11.52 for 45 secs")
    #expect(!first.text.contains("bleeding in pregnancy"), "\(first.text)")
    let said = bloom.say(words)
    #expect(said.added.contains { $0.contains("contraction 60 s") }, "\(said)")
  }

  @Test(arguments: [
    "and drop the fertile stuff", "doing ivf so ignore all your ovulation stuff pls",
    "no fertile talk please",
  ])
  func `fertile days are put away on a wish`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("switch to trying to conceive")
    #expect(bloom.turn(words).changes.map(\.key) == [.fertility])
  }
}
