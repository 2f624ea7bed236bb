import Journal
import Testing

@testable import Assistant

/// Nothing is taken back, moved or named that no word asks for.
struct UnaskedTests {
  @Test(arguments: [
    "and after that?", "n last one?", "whats the last one", "and the last one?", "last one",
    "what about the last one", "not doing antenatal classes, take that off",
  ])
  func `a question after an entry takes nothing back`(question: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 20 weeks pregnant")
    _ = bloom.say("headache today")
    let said = bloom.say(question)
    #expect(said.removed.isEmpty, "\(said.text)")
    #expect(bloom.assistant.journal.entries.contains { $0.fact.kind == "symptom" })
  }

  @Test(arguments: [
    "undo", "take that back", "oops, take that off", "delete the last one", "bin that",
    "no no i was wrong, undo that", "scratch the last one", "cancel that", "that was a mistake",
  ])
  func `a word that takes back still does`(word: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("headache today")
    #expect(bloom.say(word).removed == ["2026-03-09 symptom headache"], "\(word)")
  }

  @Test(arguments: ["it was on the 4th", "actually on jan 23", "move that to sunday"])
  func `a day that is told moves neither the mode nor the dates of a pregnancy`(day: String) throws
  {
    var bloom = try Rehearsal()
    _ = bloom.say("im pregnant, lmp was 5 jan")
    #expect(bloom.say(day).removed.isEmpty)
  }

  @Test(arguments: [
    "dont call me mum", "don't call me lady pls", "please stop calling me mama",
    "i dont want to be called mum",
  ])
  func `a name that is refused is not taken`(words: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(words)
    #expect(turn.changes.isEmpty, "\(turn.text)")
  }

  @Test(arguments: [
    "a massage last night, no sex", "cuddles last night but no sex", "no sex last night",
    "we kissed yesterday, no sex though",
  ])
  func `no sex is no entry`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(words).added.contains { $0.contains(" sex") })
  }

  @Test(arguments: ["got 11 eggs!!", "they collected 9 eggs today", "got 6 eggs at the retrieval"])
  func `eggs that were collected are no hours of sleep`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("switch to trying to conceive")
    let added = bloom.say(words).added
    #expect(!added.contains { $0.contains("sleep") }, "\(added)")
  }

  @Test(arguments: [
    "had a drip, feel human again. note that", "was on a drip at the hospital, better now",
  ])
  func `a drip is no drink`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(words).added.contains { $0.contains("alcohol") })
  }

  @Test(arguments: [
    "happy new year! my period just started", "it just started. happy new year to me",
  ])
  func `the feast of a wish is no day`(words: String) throws {
    var bloom = try Rehearsal(today: "2026-05-09")
    _ = bloom.say("my period started on 10 april")
    let added = bloom.say(words).added
    #expect(added.contains("2026-05-09 period start"), "\(added)")
  }

  @Test(arguments: [
    "transfer was this morning. 5 day blast", "had my transfer today, day 5 embryo",
    "5 day transfer yesterday",
  ])
  func `a transfer begins no pregnancy`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("switch to trying to conceive")
    let said = bloom.say(words)
    #expect(!said.added.contains { $0.contains("pregnan") }, "\(said.added)")
    #expect(said.text.contains("clinic"))
  }

  @Test func `a mood is put right only by words of a mood`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("feeling sad today")
    #expect(bloom.say("no the stitches are fine, just sore. take pulling out").removed.isEmpty)
  }
}
