import Civil
import Guardrails
import Journal
import Physiology
import Testing

@testable import Assistant

/// No alarm holds a conversation against her word.
@Suite struct HeldTalkTests {
  private static let dangers = [
    "im soaking a pad an hour and feel faint", "i want to die",
    "my husband hit me and i am scared of him",
  ]

  private static let safe = [
    "i AM safe lol", "we are safe, thank you", "im safe, promise",
    "i'm not in danger, it is only a party", "omg no its an expression im fine",
  ]

  @Test(arguments: dangers, safe)
  func `her word ends what a rule found, and the rest is noted`(
    danger: String, words: String
  ) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(danger).level >= .urgent)
    let turn = bloom.say(words + ". cramps 4/10 today")
    #expect(turn.added == ["2026-03-09 symptom cramps pain 4"], "\(turn.text)")
    #expect(!turn.text.contains("Everything else can wait"), "\(turn.text)")
    for message in ["slept 7 hours", "how do i do childs pose", "thanks"] {
      let next = bloom.turn(message)
      #expect(next.level == .ok, "\(message): \(next.text)")
      #expect(!next.text.contains("emergency number"), "\(message): \(next.text)")
    }
  }

  @Test(arguments: dangers) func `what is asked beside her word is answered`(danger: String) throws
  {
    var bloom = try Rehearsal()
    _ = bloom.turn(danger)
    let turn = bloom.turn("i am safe. how do i do childs pose?")
    #expect(turn.text.contains("Child's Pose"), "\(turn.text)")
  }

  @Test(arguments: [
    "i don't feel safe", "im not safe", "am i safe?", "i was safe until he came back",
  ])
  func `what is no such word ends nothing`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("my husband hit me and i am scared of him")
    _ = bloom.turn(words)
    #expect(bloom.turn("what phase am i in").text.contains("emergency number"), "\(words)")
  }

  private static let guessed = "my left hand went dead n my words come out mushy since lunch"

  @Test(arguments: ["slept 7 hours", "how do i do childs pose", "thanks", "cramps 4/10 today"])
  func `what was only taken for a danger stands for no turn after it`(words: String) throws {
    var bloom = try Rehearsal()
    let guess = bloom.turn(Self.guessed)
    #expect(guess.level >= .urgent && guess.concern == nil)
    for _ in 0..<3 {
      let turn = bloom.turn(words)
      #expect(turn.level == .ok && !turn.text.contains("emergency"), "\(turn.text)")
    }
  }

  @Test(arguments: [
    "you read me wrongly", "its just an expression", "i was joking", "im not in danger",
  ])
  func `what she took back is not raised by weights again`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(Self.guessed).level >= .urgent)
    let turn = bloom.turn(words)
    #expect(turn.level == .ok && turn.text.contains("hank you for telling me"), "\(turn.text)")
    let again = bloom.turn(Self.guessed)
    #expect(again.level < .urgent && again.check == nil, "\(again.text)")
    #expect(bloom.turn("i want to die").level == .emergency)
  }
}
