import Guardrails
import Journal
import Testing

@testable import Assistant

@Suite struct SafetyHoldPolicyTests {
  private static let emergency = "im soaking a pad an hour and feel faint"

  @Test(arguments: [
    "what phase am i in", "how do i do childs pose", "how many cups of water today",
    "can i eat brie when pregnant",
  ])
  func `while a danger stands the answer is given, after one line on it`(question: String) throws {
    var calm = try Rehearsal()
    let answer = calm.say(question).text
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    let turn = bloom.turn(question)
    #expect(turn.level == .emergency && turn.isCareBeside)
    #expect(turn.text.contains("emergency number"))
    #expect(turn.text.hasSuffix(String(answer.suffix(20))), "\(turn.text)")
  }

  @Test func `a correction is made while a danger stands`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("cramps 6/10")
    _ = bloom.turn(Self.emergency)
    let turn = bloom.turn("cramps was 7 not 6")
    #expect(turn.text.contains("7 out of 10"), "\(turn.text)")
    #expect(bloom.assistant.journal.entries.map(\.fact.kind) == ["symptom"])
  }

  @Test func `it is come back to twice, and stands on in silence`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    #expect(bloom.say("what phase am i in").text.contains("emergency number"))
    #expect(bloom.say("how do i do cat cow").text.contains("emergency number"))
    #expect(!bloom.say("how do i do childs pose").text.contains("emergency number"))
    #expect(bloom.turn("so i dont need to call?").level == .emergency)
  }

  @Test(arguments: [
    "you scared me, all is well", "good grief no",
    "i meant the film, not me", "im not collapsing, honestly", "not what i said",
  ])
  func `what was read wrongly is let go of in a word`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    let reply = bloom.turn(words).text
    #expect(!reply.contains("now"), "\(reply)")
    #expect(!bloom.say("what phase am i in").text.contains("emergency number"), "\(reply)")
  }
}
