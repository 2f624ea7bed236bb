import Guardrails
import Journal
import Testing

@testable import Assistant

@Suite struct FarewellPolicyTests {
  @Test(arguments: [
    "right, kids are up. bye", "ok gtg the bus is here, cya", "thats me done, goodnight",
    "thanks for all that, talk later", "my boss is looking lol ttyl", "bye then",
  ])
  func `who takes leave is said goodbye to, and the conversation may end`(words: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(words)
    #expect(turn.takesLeave && turn.intents == [.bye], "\(turn.text)")
    #expect(turn.edits.isEmpty)
  }

  @Test func `what is told on leaving is noted first`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("cramps 4/10 today, off to bed, bye")
    #expect(turn.takesLeave)
    #expect(bloom.assistant.journal.entries.count == 1, "\(turn.text)")
  }

  @Test(arguments: [
    "i said bye to coffee last week and sleep better", "had a good night", "is it time to say bye?",
    "my period is late",
  ])
  func `no other words end it`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.turn(words).takesLeave)
  }

  @Test func `a danger is not left with a goodbye`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("im soaking a pad an hour and feel faint, bye")
    #expect(turn.level == .emergency && !turn.takesLeave)
  }
}
