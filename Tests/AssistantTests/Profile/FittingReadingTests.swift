import Journal
import Knowledge
import Testing

@testable import Assistant

/// What was only guessed ends in no form.
@Suite struct FittingReadingTests {
  @Test(
    "a few words are not taken for first steps",
    arguments: ["awake once more", "start it with me", "up once again", "you were the only one"])
  func unled(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).intents.first != "onboard.start", "\(message)")
  }

  @Test(
    "first steps are begun where they are asked for",
    arguments: ["let's get started", "how do i set this up", "i'm new here, where do i begin"])
  func led(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(message).intents.first == "onboard.start", "\(message)")
  }

  @Test("bleeding on testosterone begins no period, on the day it is told") func bleeding() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im on testosterone for 3 years")
    let said = bloom.say("spotting again, third time since january")
    #expect(said.added == ["2026-03-09 flow spotting"], "\(said)")
  }

  @Test("a first period that is feared has not begun") func feared() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("i've never had a period. im 12")
    #expect(!bloom.say("so scared to get my first period").added.contains { $0.contains("period") })
    #expect(bloom.say("my very first period came today").added == ["2026-03-09 period start"])
  }
}
