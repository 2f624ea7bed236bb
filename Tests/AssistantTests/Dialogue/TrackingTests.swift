import Guardrails
import Testing

@testable import Assistant

/// Symptoms in words of her own.
@Suite struct TrackingTests {
  @Test(arguments: [
    ("start tracking jaw pain", "jaw pain"), ("i want to track brain zaps", "brain zaps"),
    ("add jaw pain as a symptom", "jaw pain"), ("can you track ear ringing please", "ear ringing"),
    ("track cold feet as a symptom", "cold feet"), ("new symptom: eye twitch", "eye twitch"),
  ])
  func `a symptom that has no name yet gets hers`(message: String, word: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(said.added == ["2026-03-09 tracked \"\(word)\""], "\(said.text)")
    #expect(said.text.contains("“\(word)”"))
  }

  @Test func `it is noted from then on, with a number, a day or a denial, until it is stopped`()
    throws
  {
    var bloom = try Rehearsal()
    _ = bloom.say("start tracking jaw pain")
    _ = bloom.say("i want to track brain zaps")
    #expect(bloom.say("jaw pain 4/10").added == ["2026-03-09 symptom jaw_pain pain 4"])
    #expect(bloom.say("brain zaps").added == ["2026-03-09 symptom brain_zaps"])
    #expect(
      bloom.say("jaw pain 6/10 yesterday and heavy flow").added.contains(
        "2026-03-08 symptom jaw_pain pain 6"))
    #expect(bloom.say("no brain zaps on saturday").added == ["2026-03-07 symptom brain_zaps none"])
    let list = bloom.say("what am i tracking")
    #expect(list.text.contains("jaw pain") && list.text.contains("brain zaps"))
    let stopped = bloom.say("stop tracking jaw pain")
    #expect(stopped.removed == ["2026-03-09 tracked \"jaw pain\""])
    #expect(stopped.text.contains("stays in your diary"))
    #expect(bloom.say("undo").added == ["2026-03-09 tracked \"jaw pain\""])
    #expect(bloom.say("start tracking jaw pain").added.isEmpty)
  }

  @Test(arguments: [
    "start tracking headaches", "start tracking my weight", "i want to track my period",
    "i want to track my expenses", "what am i tracking", "stop tracking jaw pain",
    "track my parcel", "start tracking",
  ])
  func `what Bloom knows already, or has no place for, is no word of hers`(message: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(!said.added.contains { $0.contains("tracked") }, "\(said.text)")
  }

  @Test func `a danger is heard before it is a word to follow`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("start tracking crushing chest pain, i can't breathe")
    #expect(turn.level == .emergency)
    #expect(turn.consequences.adds.allSatisfy { !$0.contains("tracked") })
  }
}
