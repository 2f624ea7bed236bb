import Civil
import Guardrails
import Physiology
import Testing

@testable import Assistant

/// What stands of the dangers told, over the turns.
@Suite struct DangersTests {
  private static let today = "burning when i pee and a fever"
  private static let now = "one leg is swollen and hot"
  private static let emergency = "im soaking a pad an hour and feel faint"

  @Test(
    arguments: [
      "still going", "it hasn't stopped", "same", "no better", "still the same as before",
      "no change", "so i don't need to call?", "can it wait?", "do i still have to go in",
    ], [today, now, emergency])
  func `what stands is answered where it goes on or is asked about`(
    words: String, danger: String
  ) throws {
    var bloom = try Rehearsal()
    let told = bloom.turn(danger)
    let turn = bloom.turn(words)
    #expect(told.level >= .urgent)
    #expect(turn.level == told.level)
    #expect(turn.concernID == told.concernID)
    #expect(turn.text.contains("call"), "\(turn.text)")
    let soon = told.concern?.soon == .now ? "now" : "today"
    #expect(turn.text.contains(soon), "\(turn.text)")
    #expect(turn.care != nil && turn.edits.isEmpty)
  }

  @Test(
    arguments: ["worse now", "it's getting worse", "its a lot worse", "theres more blood"],
    [today, now, emergency])
  func `what gets worse is more urgent`(words: String, danger: String) throws {
    var bloom = try Rehearsal()
    let told = bloom.turn(danger)
    let turn = bloom.turn(words)
    #expect(turn.level == (told.concern?.soon == .now ? .emergency : .urgent))
    #expect(turn.text.contains("now") && turn.text.contains("emergency number"), "\(turn.text)")
    #expect(bloom.turn("worse again").level == .emergency)
    #expect(bloom.turn("how do i do childs pose").level == .emergency)
  }

  @Test(arguments: [
    (emergency, today), (emergency, now), (now, today), ("i want to die", today),
  ])
  func `a lesser danger takes nothing from the one that stands`(
    first: String, second: String
  ) throws {
    var bloom = try Rehearsal()
    let told = bloom.turn(first)
    let turn = bloom.turn(second)
    #expect(turn.level == told.level)
    #expect(turn.concernID == told.concernID)
    let soon = try #require(told.concern?.soon)
    #expect(turn.concern?.soon == soon)
    #expect(bloom.turn("still going").level == told.level)
  }

  @Test(arguments: [today, now]) func `a greater danger takes the place of a lesser one`(
    first: String
  ) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(first)
    #expect(bloom.turn(Self.emergency).level == .emergency)
    _ = bloom.turn("thanks")
    #expect(bloom.turn("same").level == .emergency)
  }

  @Test(arguments: ["i'm fine", "i am safe", "it's less now", "called them", "never mind"])
  func `that all is well is heard once, and then it stands in silence`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    _ = bloom.turn(words)
    for message in ["how do i do childs pose", "thanks", words, "what phase am i in"] {
      let turn = bloom.turn(message)
      #expect(turn.level == .ok, "\(message)")
      #expect(!turn.text.contains("emergency number"), "\(message): \(turn.text)")
    }
    #expect(bloom.turn("so i don't need to call?").level == .emergency)
    #expect(bloom.turn("how do i do cat cow").level == .ok)
    #expect(bloom.turn("it's getting worse").level == .emergency)
    #expect(bloom.turn("how do i do childs pose").level == .emergency)
  }

  @Test func `what would change it is said once`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    #expect(bloom.say("i'm fine").text.contains("gets worse"))
    #expect(!bloom.say("i'm fine").text.contains("gets worse"))
  }

  @Test(arguments: [
    "i am at the hospital", "the ambulance is here", "i saw the doctor", "it stopped",
    "i never said i bled", "im not bleeding",
  ])
  func `care reached and a denial of the sign end it`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    _ = bloom.turn(words)
    for message in ["how do i do childs pose", "same", "no better"] {
      #expect(bloom.turn(message).level == .ok, "\(words), then \(message)")
    }
  }

  @Test func `one kind of danger ends without the other`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.emergency)
    #expect(bloom.turn("i want to die").level == .emergency)
    let turn = bloom.turn("the bleeding stopped")
    #expect(turn.level == .emergency)
    #expect(bloom.turn("how do i do childs pose").concern?.intent == "guard.crisis")
  }

  @Test func `a visit put off is no answer to a call for now`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(Self.now)
    let turn = bloom.turn("ok ill go tomorrow morning")
    #expect(turn.level == .urgent)
    #expect(turn.text.contains("now"), "\(turn.text)")
  }

  @Test func `a sign of the body is asked after once, half a day later`() throws {
    var bloom = try Rehearsal()
    func at(_ day: String, _ hour: Int) throws -> Moment {
      Moment(
        date: try fixture(CivilDate(iso: day)), time: try fixture(ClockTime(hour: hour, minute: 0)))
    }
    _ = bloom.turn(Self.now)
    bloom.now = try at("2026-03-10", 9)
    let first = bloom.turn("how do i do childs pose")
    #expect(first.asksAfter && first.level == .ok)
    #expect(!bloom.turn("how do i do cat cow").asksAfter)
    #expect(bloom.turn("still the same").level == .urgent)
    bloom.now = try at("2026-03-11", 9)
    #expect(!bloom.turn("how do i do childs pose").asksAfter)

    var quiet = try Rehearsal()
    _ = quiet.turn("my husband hit me and i am scared of him")
    quiet.now = try at("2026-03-10", 9)
    #expect(!quiet.turn("how do i do childs pose").asksAfter)
  }

  @Test(arguments: ["worse now", "still going"])
  func `what was only taken for a danger is come back to`(words: String) throws {
    var bloom = try Rehearsal()
    let guess = bloom.turn("my left hand went dead n my words come out mushy since lunch")
    #expect(guess.level >= .urgent && guess.concern == nil)
    let turn = bloom.turn(words)
    #expect(turn.level >= guess.level)
    #expect(turn.text.contains("emergency number"), "\(turn.text)")
  }
}
