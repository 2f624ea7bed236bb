import Guardrails
import Journal
import Testing

@testable import Assistant

/// Whole conversations: what is said, what is written, what is asked.
struct ConversationTests {
  @Test func `a period is told in one breath and each fact lands on its day`() throws {
    var bloom = try Rehearsal()
    let told = bloom.say("my period started on the 3rd, heavy, cramps 7/10")
    #expect(
      Set(told.added) == [
        "2026-03-03 period start", "2026-03-03 flow heavy", "2026-03-03 symptom cramps pain 7",
      ])
    #expect(told.text.contains("Tuesday 3 March"))
    let ended = bloom.say("it ended yesterday")
    #expect(ended.added == ["2026-03-08 period end"])
    #expect(ended.text.contains("6 days"))
  }

  @Test func `a forecast says what it rests on and why explains it`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("my period started on the 3rd")
    let forecast = bloom.say("when is my next period?")
    #expect(forecast.text.contains("April"))
    #expect(forecast.added.isEmpty)
    #expect(bloom.say("why?").text.contains("Tuesday 3 March"))
  }

  @Test func `undo takes back the last turn and only that`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("my period started on the 3rd")
    _ = bloom.say("drank 2 glasses of water")
    #expect(bloom.say("undo").removed == ["2026-03-09 water 500 ml"])
    #expect(bloom.assistant.journal.entries.count == 1)
    #expect(bloom.say("undo").removed == ["2026-03-03 period start"])
    #expect(bloom.say("undo").removed.isEmpty)
  }

  @Test func `a tired body is noted, and no tip is pressed on her`() throws {
    var bloom = try Rehearsal()
    let told = bloom.say("i'm exhausted and my back hurts")
    #expect(told.added.contains("2026-03-09 symptom back_pain"))
    #expect(told.added.contains("2026-03-09 symptom fatigue"))
    #expect(told.text.split(separator: "\n").count <= 2, "\(told.text)")
  }

  @Test(arguments: [
    ("something gentle for cramps, 10 minutes", "10 minutes"),
    ("how do i do childs pose", "Child"),
    ("what should i eat", "Foods"),
    ("what phase am i in", "start date"),
    ("hi", "?"),
  ])
  func `an everyday question gets its answer`(text: String, expected: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(said.text.contains(expected), "\(said.text)")
    #expect(said.added.isEmpty)
  }

  @Test func `a pregnancy is dated and the size is given in the same reply`() throws {
    var bloom = try Rehearsal()
    let told = bloom.say("im 20 weeks pregnant, how big is the baby")
    #expect(told.added.contains("2026-03-09 mode pregnancy"))
    #expect(told.added.contains("2026-03-09 pregnancy lmp 2025-10-20"))
    #expect(told.text.contains("20 weeks"))
    #expect(told.text.contains("head to heel"))
  }

  @Test func `a diagnosis is declined with something useful`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("do I have PCOS?")
    #expect(turn.level == .decline)
    #expect(turn.concern?.id == "guard.diagnosis")
    #expect(turn.edits.isEmpty)
  }

  @Test func `an emergency comes first and nothing cheerful follows`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn("im soaking a pad an hour and feel faint")
    #expect(turn.level == .emergency)
    #expect(turn.text.contains("emergency number"))
    let lines = turn.text.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("Noted") }, "\(turn.text)")
  }

  @Test func `a log in a message with a red flag is kept`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(
      "period started yesterday, and now im soaking a pad an hour and feel faint")
    #expect(turn.level == .emergency)
    let lines = turn.edits.map(\.entry.line)
    #expect(lines.contains("2026-03-08 period start"))
  }

  @Test(arguments: ["what's the weather", "turn the lights off", "book me a flight to rome"])
  func `what is outside is said to be outside and writes nothing`(text: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(said.text.contains("help"))
    #expect(said.added.isEmpty)
  }

  @Test(arguments: ["asdfgh", "", "   ", "!!!", "😀😀", "qwrtz plmkn"])
  func `nonsense is met kindly and writes nothing`(text: String) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    #expect(!said.text.isEmpty)
    #expect(said.added.isEmpty)
  }

  @Test func `the first run asks one question and takes its answers`() throws {
    var bloom = try Rehearsal()
    let greeting = bloom.assistant.greeting(now: bloom.now)
    #expect(greeting.expecting == .lastPeriod)
    #expect(bloom.say("i don't remember").added.isEmpty)
    _ = bloom.assistant.greeting(now: bloom.now)
    #expect(bloom.say("about two weeks ago").added == ["2026-02-23 period start"])
    var other = try Rehearsal()
    _ = other.assistant.greeting(now: other.now)
    #expect(
      other.say("I don't have periods").added
        == ["2026-03-09 mode general", "2026-03-09 about menses stopped"])
    #expect(other.say("when is my next period").text.contains("general mode"))
  }

  @Test func `the first question may be answered by another message`() throws {
    var bloom = try Rehearsal()
    _ = bloom.assistant.greeting(now: bloom.now)
    let told = bloom.say("im 20 weeks pregnant")
    #expect(told.added.contains("2026-03-09 pregnancy lmp 2025-10-20"))
  }

  @Test func `after a loss all baby talk is silent`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im 20 weeks pregnant")
    let loss = bloom.say("i had a miscarriage")
    #expect(loss.added.contains("2026-03-09 pregnancy ended loss"))
    for question in ["how big is the baby", "how far along am i", "when is my due date", "today"] {
      let said = bloom.say(question).text.lowercased()
      #expect(!said.contains("weeks"), "\(question): \(said)")
      #expect(!said.contains("due"), "\(question): \(said)")
    }
  }

  @Test func `the same day, journal and turns read the same`() throws {
    let talk = ["hi", "my period started on the 3rd", "cramps 7/10", "say something kind", "today"]
    var one = try Rehearsal()
    var two = try Rehearsal()
    for text in talk { #expect(one.say(text) == two.say(text)) }
  }

  @Test func `the same question twice is not answered by the same affirmation`() throws {
    var bloom = try Rehearsal()
    let first = bloom.say("give me an affirmation").text
    #expect(bloom.say("give me an affirmation").text != first)
  }

  @Test func `a date with two readings is asked about, and the answer is noted`() throws {
    var bloom = try Rehearsal()
    let asked = bloom.say("my period started 3/2")
    #expect(asked.added.isEmpty)
    #expect(asked.text.contains("Tuesday 3 February"))
    #expect(bloom.say("the first one").added.first?.hasSuffix("period start") == true)
    _ = bloom.say("undo")
    _ = bloom.say("my period started 3/2")
    #expect(bloom.say("3 february").added == ["2026-02-03 period start"])
  }

  @Test func `a day that is still ahead is not noted`() throws {
    var bloom = try Rehearsal()
    let told = bloom.say("my period started on 2026-03-20")
    #expect(told.added.isEmpty)
    #expect(told.text.contains("20 March"))
  }

  @Test func `an answer to the first question keeps all that is told beside the date`() throws {
    var bloom = try Rehearsal()
    _ = bloom.assistant.greeting(now: bloom.now)
    let added = bloom.say("it startd on teh 3rd, hevy n cramsp 7/10").added.sorted()
    #expect(
      added == [
        "2026-03-03 flow heavy", "2026-03-03 period start", "2026-03-03 symptom cramps pain 7",
      ])
  }

  @Test(arguments: [
    ("my grandmother died last week", ["sorry"]),
    ("i dont want this pregnancy", ["yours to choose", "clinic"]),
    ("how do i get an abortion", ["yours to choose", "clinic"]),
    ("im not suicidal", ["thank you for telling me"]),
    ("i'm not soaking pads", ["thank you for telling me"]),
  ])
  func `some words are heard before they are taken for anything else`(
    text: String, words: [String]
  ) throws {
    var bloom = try Rehearsal()
    let said = bloom.say(text)
    for word in words { #expect(said.text.lowercased().contains(word), "\(said.text)") }
    #expect(said.added.isEmpty)
  }

  @Test(arguments: ["im not suicidal but i took all my pills", "not soaking pads, i fainted twice"])
  func `a danger denied hides no other`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn(text).level >= .urgent)
  }
}
