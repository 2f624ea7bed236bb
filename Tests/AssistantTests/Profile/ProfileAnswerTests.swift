import Journal
import Knowledge
import Testing

@testable import Assistant

/// Answers that rest on what is known of her.
@Suite struct ProfileAnswerTests {
  @Test(
    "before a first period a plain question is answered",
    arguments: [
      ("should i get pads or tampons", "pad"), ("how many days does it last", "2"),
      ("will it hurt", "cramp"), ("what if it comes in class", "pad"),
      ("am i weird that i don't have it", "10 and 15"),
    ]) func first(question: String, word: String) throws
  {
    var bloom = try Rehearsal()
    _ = bloom.say("im 12, never had a period")
    #expect(bloom.turn(question).text.lowercased().contains(word), "\(question)")
  }

  @Test("a count that goes on after a loss is a grief") func wouldBe() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i had a miscarriage in january")
    let turn = bloom.turn("we'd be 15 weeks today")
    #expect(turn.intents == ["support.talk"])
    #expect(turn.edits.isEmpty)
    #expect(!turn.text.contains("15"))
  }

  @Test("what is kept in mind is said when asked for") func remembered() throws {
    var bloom = try Rehearsal()
    #expect(!bloom.turn("what do you know about me").text.contains("testosterone"))
    _ = bloom.say("im on testosterone")
    #expect(bloom.turn("what do you know about me").text.contains("testosterone"))
  }

  @Test("days of bleeding are counted where no period comes") func bleedingDays() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im on testosterone")
    _ = bloom.say("spotting yesterday")
    _ = bloom.say("spotting today")
    #expect(bloom.turn("how many days of spotting so far").text.contains("2 days"))
  }
}
