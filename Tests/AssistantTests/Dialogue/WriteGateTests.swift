import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Nothing is written but what she tells of herself as a fact.
struct WriteGateTests {
  @Test(arguments: [
    // looked up
    "find bloating", "search for migraine", "look up spotting", "look for my acne days",
    "search my diary for wine", "list every heavy day", "show my days with nausea",
    "graph my cramps", "bloating history", "my migraine pattern", "nausea chart",
    "calendar of cramps", "average bloating on day 3", "number of migraines in may",
    "days with acne", "nights under 5 hours", "all dates with a positive opk",
    "date of my last negative test", "migraines since april", "compare cramps in may and june",
    "wine and sleep", "caffeine and migraines", "stress vs sleep", "how many coffees this week",
    "bring up my spotting days", "cramps by cycle day", "i want to search for dizziness",
    // asked of books
    "caffeine in cola", "calories in 3 eggs", "bloating remedies", "tips for back pain",
    "wine in pregnancy", "acne before ovulation", "mood swings around my period",
    "give me a 10 minute stretch for cramps", "20 minute yoga before sleep",
    "breathe with me for 5 minutes", "recommend some pilates for back pain",
    // wished, planned and supposed
    "i hope i sleep 9 hours tonight", "i wish my cramps were gone", "if only i had slept 8 hours",
    "need 9 hours of sleep", "i could do with a coffee", "i'd kill for a glass of wine",
    "gonna run 5k on saturday", "ima walk 20 minutes later", "will take 2 paracetamol tonight",
    "let's say i had cramps on the 3rd", "assume my period started on monday",
    // of others, and quoted
    "the article says cramps are normal", "a podcast said coffee makes cramps worse",
    "in the leaflet is written: \"take 2 tablets with water\"",
    "\"i have a headache\" is what my sister said", "the app predicted my period for today",
    "she has cramps again",
    // left out of what is reckoned
    "don't count last cycle, i was ill", "leave out february, i had flu",
    "ignore that cycle, i was very stressed",
    // words without a sentence or a name of their own
    "on", "red", "came", "off", "another one", "one",
  ])
  func `what is no statement writes nothing`(message: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(said.added.isEmpty, "\(said.text)")
  }

  @Test(arguments: [
    "headache", "flow heavy", "cramps 5", "period", "spotting again", "2 coffees",
    "no cramps today", "mood low", "slept 6h", "tired", "coffee", "bloated after dinner",
    "headache after lunch", "cramps all day", "spotting, brown", "average flow",
    "cramps day 2", "10 min yoga", "30 min walk", "headache and bloating", "coffee and wine",
    "nausea on the bus", "opk positive", "test negative", "took ibuprofen 400",
    "had wine with dinner", "slept 5 hours before my period started",
    "i did a 15 minute yoga before bed", "i had cramps before my period today",
    "can you log 2 coffees", "please note headache 4", "need to log cramps 6",
    "i had caffeine in my tea today", "note: find my blue thermometer", "weight 63.1",
    "period came today", "the nurse said my blood pressure is 118 over 72",
    "cramps 6, any tips?", "felt sick, read in bed, slept 6 hours", "list: headache, nausea",
  ])
  func `a plain statement is written`(message: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(message)
    #expect(!said.added.isEmpty, "\(said.text)")
  }

  private static let things = [
    "headache", "migraine", "bloating", "nausea", "cramps", "spotting", "acne", "back pain",
  ]

  @Test(
    arguments: [
      "find ", "search for ", "look up ", "list all my ", "show me my ", "history of ",
      "how often do i get ", "what helps with ", "number of days with ", "any ",
      "compare my ", "i hope i get no ", "tips for ", "my sister has ",
    ], things)
  func `an opener that asks keeps any thing out`(opener: String, thing: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(opener + thing)
    #expect(said.added.isEmpty, "\(said.text)")
  }

  @Test(
    arguments: [
      " history", " pattern", " chart", " by cycle day", " vs sleep", " since january",
      " frequency", " before ovulation, is that normal?",
    ], things)
  func `an ending that asks keeps any thing out`(ending: String, thing: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(thing + ending)
    #expect(said.added.isEmpty, "\(said.text)")
  }

  @Test(
    arguments: ["", " today", " again", " this morning", " all day", ", mild", " yesterday"],
    things)
  func `the same thing told in few words is written`(ending: String, thing: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(thing + ending)
    #expect(!said.added.isEmpty, "\(said.text)")
  }

  @Test func `a contraction is timed where one is named or being timed`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("contraction started").added.count == 1)
    _ = bloom.say("it stopped")
    #expect(bloom.say("another one").added.count == 1)
    var expecting = try Rehearsal([
      Entry(date: try fixture(CivilDate(iso: "2026-03-01")), fact: .mode(.pregnancy))
    ])
    #expect(expecting.say("another one starting").added.count == 1)
  }

  @Test func `what is looked up is answered from the record`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("migraine")
    let turn = bloom.turn("find migraine")
    #expect(turn.intents.allSatisfy { ["insight", "cycle"].contains($0.group) })
    #expect(turn.text.contains("igraine"))
  }

  @Test func `what may be either is asked about and written on a yes`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("acne before ovulation")
    #expect(bloom.say("2").added == ["2026-03-09 symptom acne"])
  }

  @Test(arguments: [
    (["log my weight", "thanks", "61.4"], "2026-03-09 weight 61.4 kg"),
    (["log my weight", "how long is my cycle usually", "61.4"], "2026-03-09 weight 61.4 kg"),
    (["brown flow", "is that normal", "light"], "2026-03-09 flow light brown"),
    (["log a pregnancy test", "negative"], "2026-03-09 test pregnancy negative"),
  ])
  func `an open question takes its value, also after another topic`(
    messages: [String], line: String
  ) throws {
    var bloom = try Rehearsal()
    for message in messages { _ = bloom.say(message) }
    #expect(bloom.assistant.journal.entries.map(\.line) == [line])
  }

  @Test(arguments: ["4 march", "it began on 4 march"])
  func `a period told as over takes the day it began`(answer: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("my period ended yesterday")
    _ = bloom.say(answer)
    #expect(
      bloom.assistant.journal.entries.map(\.line) == [
        "2026-03-04 period start", "2026-03-08 period end",
      ])
  }

  @Test(arguments: ["call mum", "call my sister"])
  func `a reminder takes the words it is asked for`(words: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.say("remind me at 8pm")
    #expect(bloom.say(words).added.first?.contains("reminder \"\(words)\"") == true)
  }

  @Test func `a reminder takes no question for its words`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("remind me at 8pm")
    #expect(bloom.say("what time is it").added.isEmpty)
  }

  @Test(arguments: [
    ("my last period started i think 27 feb?", "2026-02-27 period start"),
    ("weight maybe 62 kg?", "2026-03-09 weight 62 kg"),
    ("i reckon i slept 6 hours?", "2026-03-09 sleep 6 h"),
  ])
  func `a doubt of hers with a question mark asks nothing`(text: String, line: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added == [line], "\(text)")
  }

  @Test(arguments: [
    "is 27 feb too long ago?", "do you think 6 hours of sleep is enough?",
    "should my weight be 62 kg, do you think?",
    "i think 62 kg is too much?", "i reckon 3 coffees is fine?", "probably 36.5 is normal?",
    "i think 8 hours of sleep is enough?",
  ])
  func `what is asked with a figure stays asked`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.say(text).added.isEmpty, "\(text)")
  }

  @Test(arguments: ["crampy but no blood", "coffee at 8, no bleeding today"])
  func `no blood ends no period that never began`(text: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(
      said.added.allSatisfy { !$0.contains("period") } && !said.text.contains("begin"), "\(said)")
  }
}
