import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// A bare new value puts right what was just noted, and nothing else.
struct NewValueTests {
  private func lines(after messages: [String], _ entries: [Entry] = []) throws -> [String] {
    var bloom = try Rehearsal(entries)
    for message in messages { _ = bloom.say(message) }
    return bloom.assistant.journal.entries.map(\.line).sorted()
  }

  @Test(arguments: [
    "no 450", "actually 450", "sorry 450", "make that 450", "i meant 450", "no, it was 450",
    "it was 450 not 550", "450 not 550", "oops 450", "no wait, 450", "should be 450",
  ])
  func `a meal has the new number`(words: String) throws {
    let kept = try lines(after: ["had dal and rice for lunch, about 550", words])
    #expect(kept == ["2026-03-09 food \"dal, rice\" kcal 450 meal lunch"])
  }

  @Test(arguments: [
    "it was 4 not 6", "no it was 4, not 6", "sorry, 4 not 6", "actually 4 not 6",
    "she here now. it was 4 not 6",
  ])
  func `the number denied names the entry, some turns later too`(words: String) throws {
    let kept = try lines(after: ["heavy flow and cramps 6", "what did i log last week", words])
    #expect(kept == ["2026-03-09 flow heavy", "2026-03-09 symptom cramps pain 4"])
  }

  @Test(arguments: [
    ("make it half nine", "21:30"), ("make that 9", "21:00"), ("actually 9pm", "21:00"),
    ("no, 11", "23:00"), ("sorry, 9.30", "21:30"),
  ])
  func `a reminder keeps its half of the day`(words: String, time: String) throws {
    let kept = try lines(after: ["remind me to take my pill every day at 10pm", words])
    #expect(kept.count == 1 && kept[0].contains(time), "\(kept)")
  }

  @Test(arguments: [
    "only 9 to 7", "9 to 7", "not at night obvs. 9 to 7", "only from 9 to 7 please",
  ])
  func `a reminder of every few hours has the hours that are said`(words: String) throws {
    let kept = try lines(after: ["remind me to drink water every 2 hrs", words])
    #expect(kept.count == 1 && kept[0].contains("from 09:00 until 19:00"), "\(kept)")
  }

  @Test(arguments: ["no 4.14 lol", "sorry, 4.14", "actually 4.14"])
  func `a visit has the new time`(words: String) throws {
    let kept = try lines(after: ["gp appointment on the 20th at 4.40pm", words])
    #expect(kept.count == 1 && kept[0].hasPrefix("2026-03-20 16:14"), "\(kept)")
  }

  @Test(arguments: ["what was it in 2025", "my brother is 12", "cramps 7 yesterday"])
  func `other numbers change nothing that was noted`(words: String) throws {
    #expect(try lines(after: ["cramps 6", words]).contains("2026-03-09 symptom cramps pain 6"))
  }
}
