import Guardrails
import Testing

@testable import Assistant

/// What answers an open question, and what leaves it.
struct RecordGapQuestionTests {
  @Test(arguments: ["4th feed tonight", "my mum comes tomorrow", "work at 7 today"])
  func `a line with a day in it is no first day of a period`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("what cycle day is it").text.contains("?"))
    #expect(bloom.say(message).added.allSatisfy { !$0.contains("period") })
  }

  @Test(arguments: [
    ("around the 3rd i think", "2026-03-03 period start"),
    ("2 march", "2026-03-02 period start"), ("it started yesterday", "2026-03-08 period start"),
  ]) func `a day that is only roughly known answers it`(message: String, line: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("what cycle day is it")
    #expect(bloom.say(message).added == [line])
  }

  @Test func `shorthand of two numbers chooses neither day`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("period started 3/2")
    #expect(bloom.say("G2P1").added.allSatisfy { !$0.contains("period") })
  }

  @Test(arguments: ["no sex drive", "no libido today", "no desire at all"])
  func `no desire is something to note`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(message).added == ["2026-03-09 libido low"])
  }

  @Test func `no sex is nothing to note`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("no sex this week").added.isEmpty)
  }

  @Test func `her name is told, where there is one`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("what do you call me").text.contains("no name"))
    _ = bloom.say("call me Robin")
    #expect(bloom.say("what do you call me").text.contains("Robin"))
  }

  @Test func `words said over and over are weighed once`() throws {
    for count in [4, 12, 60] {
      var bloom = try Rehearsal()
      let message = Array(repeating: "my head hurts and", count: count).joined(separator: " ")
      #expect(bloom.turn(message).level == .ok, "\(count)")
      #expect(
        bloom.turn(Array(repeating: "i want to die", count: count).joined(separator: " ")).level
          == .emergency)
    }
  }

  @Test func `a night slept in pieces is added up`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("slept 3 hours then 2 hours").added == ["2026-03-09 sleep 5 h"])
    #expect(!bloom.say("slept 5 hours, walked 2 hours").added.contains("2026-03-09 sleep 7 h"))
    #expect(bloom.say("slept 6h, was up 1h with the baby").added == ["2026-03-09 sleep 6 h"])
    #expect(bloom.say("slept 5 hours not 6").added != ["2026-03-09 sleep 11 h"])
  }
}
