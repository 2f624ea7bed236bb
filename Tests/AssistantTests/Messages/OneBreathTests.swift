import Guardrails
import Testing

@testable import Assistant

/// What several things said in one breath lead to.
@Suite struct OneBreathTests {
  @Test(arguments: [
    ("heavy flow today, scratch that, medium", "2026-03-09 flow medium"),
    ("light flow, no wait, heavy", "2026-03-09 flow heavy"),
    ("used 3 pads and 2 tampons today", "2026-03-09 product pad 3"),
    ("emptied my cup twice, medium flow", "2026-03-09 product cup 2"),
    ("hunger 4", "2026-03-09 hunger 4"),
    ("note for saturday: wore the new bra", "2026-03-07 note \"wore the new bra\""),
  ])
  func `the last word counts, and each thing is kept`(message: String, line: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(said.added.contains(line), "\(said)")
  }

  @Test(arguments: [
    ("slept 27 hours", "24 hours"), ("weight 6200 kg", "between 20 and 400"),
    ("drank 200 litres of water", "20 litres"), ("energy 14/10", "0 to 10"),
    ("headache pain 47 out of 10", "0 to 10"), ("blood pressure 74/118", "118 over 74"),
    ("energy -3/10", "0 to 10"), ("heavy flow on 13/13/2026", "13/13/2026"),
  ])
  func `a refused value says what would work, and nothing is written`(
    message: String, words: String
  ) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(said.added.isEmpty, "\(said)")
    #expect(said.text.contains(words), "\(said.text)")
  }

  @Test(arguments: [
    "my little sister got her first period today", "my daughter started her period today",
    "my best friend got her period", "our teenage daughter has her first period",
  ])
  func `somebody else's period is not hers`(message: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(message).added.isEmpty)
  }

  @Test(arguments: ["my perriod and", "period started", "cramps", "heavy flow today,"])
  func `a line that only repeats itself is no entry`(words: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(Array(repeating: words, count: 260).joined(separator: " "))
    #expect(turn.consequences.adds.isEmpty)
    #expect(turn.level == .ok)
  }

  @Test func `a danger that is repeated is heard`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(Array(repeating: "i want to die", count: 60).joined(separator: " "))
    #expect(turn.level == .emergency)
  }
}
