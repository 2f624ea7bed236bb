import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// What people say in between is heard for what it is: no menu, no form, and nothing written.
struct EverydayWordsTests {
  @Test(arguments: [
    ("got fired today", "sorry"), ("i lost my job", "sorry"),
    ("made redundant this morning", "sorry"),
    ("they let me go, boss fired me", "sorry"),
    ("i snapped at my kid over a spoon", "you"), ("yelled at the kids again", "you"),
    ("shouted at a trainee over nothing", "you"),
    ("i will call my mother now", "Good"), ("gonna ring my sister", "Good"),
    ("i havent told anyone", "Thank you"), ("nobody knows yet", "Thank you"),
    ("how do i tell my dad", "sentence"), ("i told him!! he was nice about it", "courage"),
    ("can i still go swimming on monday", "Yes"), ("is it ok to swim on my period", "Yes"),
    ("am i dirty", "not dirty"),
    ("my grandma says i cant go in kitchen or temple now", "old rules"),
    ("does it hurt for everybody", "No."), ("and then its finished for ever?", "comes again"),
    ("should i get that checked", "worth asking"),
    ("can you email it to her", "leaves this machine"),
    ("can he still read it", "account"), ("what should i ask the gp", "Three"),
    ("my little sister got her first period", "she has you"),
    ("my daughter started her first period", "she has you"),
    ("how can i help her", "Ask what would help"), ("sorry ive been rubbish at this", "No need"),
    ("havent logged since november, sorry", "No need"),
    ("so does the gap mess up your sums", "Less"),
    ("the others i dont know", "fine"), ("ugh thats my sisters wedding", "Of all days"),
    ("can i delay it somehow", "pharmacist"), ("what should i pack just in case", "bag"),
    ("whats the difference between light and spotting", "pad"),
    ("and if its red tomorrow?", "day 1"), ("dont know how to sleep without her", "quiet"),
    ("my mum had dementia, so", "fear"), ("what can i do in a meeting tho", "cool"),
  ])
  func `it is answered in a sentence or two`(words: String, heard: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(words)
    #expect(said.text.contains(heard), "\(said.text)")
    #expect(said.added.isEmpty, "\(said.added)")
  }

  @Test(arguments: [
    ("im 12", "age", "about age 12"), ("i am 13", "age", "about age 13"),
    ("im only 11", "age", "about age 11"),
    ("hi im her husband, she lets me use this", "Good that you ask", "about helper partner"),
  ])
  func `it is answered so where what lasts is told, and that alone is kept`(
    words: String, heard: String, line: String
  ) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(words)
    #expect(said.text.contains(heard), "\(said.text)")
    #expect(said.added == ["2026-03-09 " + line])
  }

  @Test(arguments: ["im 12 weeks pregnant", "im 12 weeks", "i am 12 days late"])
  func `an age is only an age where nothing follows it`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(words).text.contains("your age"))
  }

  @Test(arguments: ["im vegan", "i am vegan", "im vegan btw"])
  func `a diet is kept while the conversation goes on`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(words)
    for ask in ["give me a dinner", "another one", "what can i eat for iron"] {
      let food = bloom.say(ask).text.lowercased()
      for meat in ["beef", "cod", "prawn", "chicken", "lamb", "salmon", "egg", "mussel"] {
        #expect(!food.contains(meat), "\(ask): \(food)")
      }
    }
  }

  @Test(arguments: [
    "on antibiotics, started last night", "new iron tablets, started yesterday",
    "started last night, antibiotics",
  ])
  func `a medicine that was begun is no period`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(words).added.contains { $0.contains("period start") })
  }

  @Test(arguments: [
    "actually scrap the start, spotting isnt a period is it", "delete the start",
    "scrap that start",
  ])
  func `a start is taken out by its name after another entry`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("my period started today")
    _ = bloom.say("spotting")
    #expect(bloom.say(words).removed == ["2026-03-09 period start"])
  }

  @Test(arguments: ["undo the hr", "ta. undo the hr it was the pts", "scratch the pulse"])
  func `a measure that is named is taken back, and not what came after it`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("bp 104/62 hr 88")
    _ = bloom.say("had toast + tea")
    #expect(bloom.say(words).removed == ["2026-03-09 pulse 88 bpm"])
  }

  @Test func `nothing is taken back where something is to come back`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("glass of wine")
    _ = bloom.say("delete the angry then")
    #expect(bloom.say("no put it back").removed.isEmpty)
  }

  @Test(arguments: [
    ("dr. mehta on saturday at 6 in the evening", "\"Dr mehta\""),
    ("i see dr patel thursday at half 10", "\"Dr Patel\""), ("dr appointment friday 3pm", "\"dr"),
  ])
  func `a doctor keeps the name`(words: String, title: String) throws {
    var bloom = try Rehearsal()
    let added = bloom.say(words).added
    #expect(added.contains { $0.lowercased().contains(title.lowercased()) }, "\(added)")
  }

  @Test(arguments: [("at noon", "12:00"), ("at 8pm", "20:00"), ("", "09:00")])
  func `the day before a visit has the time said for it`(time: String, at: String) throws {
    var bloom = try Rehearsal()
    let added = bloom.say("smear test on the 25th, tell me the day before \(time)").added
    #expect(added.contains { $0.contains("2026-03-24 at " + at) }, "\(added)")
  }

  @Test func `a day beside the window is not called inside it`() throws {
    var bloom = try Rehearsal(today: "2026-03-09", Self.cycles)
    let near = bloom.say("will i have my period on the 22nd of march").text
    #expect(near.contains("just outside"), "\(near)")
    let inside = bloom.say("will i have my period on the 24th of march").text
    #expect(inside.contains("falls among"), "\(inside)")
  }

  @Test func `a later month has a start of its own`() throws {
    var bloom = try Rehearsal(today: "2026-03-09", Self.cycles)
    _ = bloom.say("when is my next period")
    let may = bloom.say("and in may?").text
    #expect(may.contains("May"), "\(may)")
    #expect(!may.contains("day 6"), "\(may)")
  }

  private static let cycles = ["2025-12-29", "2026-01-26", "2026-02-23"].compactMap {
    CivilDate(iso: $0).map { Entry(date: $0, fact: .period(.start)) }
  }

  @Test(arguments: [
    "she has cramps today, log it for her", "she has cramps 4, she wants me to put it in",
  ])
  func `what is written for her goes into her diary`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(words).added.isEmpty)
  }

  @Test(arguments: ["she has sore breasts today", "my daughter has cramps, log it for her"])
  func `what is only told of another stays out of it`(words: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(words).added.isEmpty)
  }
}
