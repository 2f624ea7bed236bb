import Guardrails
import Testing

@testable import Assistant

/// A check-in of three questions, on Monday 9 March 2026.
@Suite struct CheckInDialogueTests {
  @Test func `three questions are asked, and each answer is noted`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("check in").text.contains("How is your mood"))
    let mood = bloom.say("a bit anxious")
    #expect(mood.added == ["2026-03-09 mood anxious"] && mood.text.contains("How did you sleep"))
    let sleep = bloom.say("7 hours, badly")
    #expect(sleep.added == ["2026-03-09 sleep 7 h bad"], "\(sleep)")
    #expect(sleep.text.contains("And your body"))
    let body = bloom.say("headache 4/10")
    #expect(body.added == ["2026-03-09 symptom headache pain 4"], "\(body)")
    #expect(body.text.contains("That is all for this time"))
  }

  @Test(arguments: ["skip", "no idea", "next", "pass"])
  func `each may be skipped`(word: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("daily check in")
    #expect(bloom.say(word).text.contains("How did you sleep"))
    #expect(bloom.say(word).text.contains("And your body"))
    let done = bloom.say(word)
    #expect(done.added.isEmpty && done.text.contains("That is all for this time"))
  }

  @Test func `it ends on a word, and something else is answered as ever`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("check in")
    #expect(bloom.say("stop").text.contains("That is all for this time"))
    _ = bloom.say("check in")
    #expect(bloom.say("when is my next period").text.contains("period"))
    _ = bloom.say("check in")
    #expect(bloom.turn("im soaking a pad an hour and feel faint").level == .emergency)
  }

  @Test(arguments: ["hotel check in is at 3", "check in on my sister later"])
  func `words that only hold it begin none`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(message).text.contains("How is your mood"))
  }
}
