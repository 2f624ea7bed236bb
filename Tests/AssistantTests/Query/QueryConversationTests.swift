import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// Questions about her own record, in words.
struct QueryConversationTests {
  @Test(arguments: [
    ("mean cramps on day 1 vs day 2", "day 1: 7"),
    ("mean cramps on day 1 vs day 2", "day 2: 3"),
    ("how far did i swim this month", "2 km"),
    ("how many coffees did i drink in february", "3 cups"),
    ("on which days did i have a headache", "17 February"),
    ("how many days of spotting were there this year", "1 day"),
    ("how many days without coffee in february", "26 days"),
    ("number of bleeding days in january", "2 days"),
    ("when did i last have a positive ovulation test", "25 February"),
    ("when did i last take paracetamol", "500 mg"),
    ("how long was my last cycle", "30 days"),
    ("how long was my last period", "4 days"),
    ("what cycle day am i on", "20"),
    ("cd20, correct?", "Yes, day 20"),
    ("shortest and longest period?", "4 days to 5 days"),
    ("how many times did i swim this month", "2 times"),
    ("how many minutes did i swim this month", "60 minutes"),
    ("what did you write down for 21 february", "2 coffees"),
    ("did i have any spotting on 25 february", "Yes"),
    ("did i have any nausea this month", "No"),
    ("how many days were there between the two bleeds", "days"),
    ("most coffees in one day?", "2 cups"),
    ("list my notes", "slow start"),
    ("which month did i have most headaches", "February"),
    ("how was my sleep the night before my headache", "5 hours"),
  ])
  func `a question is answered by what is on record`(question: String, answer: String) throws {
    var bloom = try QueryDiary.rehearsal()
    let said = bloom.say(question)
    #expect(said.text.contains(answer), "\(question): \(said.text)")
    #expect(said.added.isEmpty && said.removed.isEmpty)
  }

  @Test(arguments: [
    (["how many coffees did i drink in january", "and in february?"], "3 cups"),
    (["on which days did i have a headache", "and how did i sleep on those days"], "5 hours"),
    (["on which days did i have cramps", "how many is that"], "4 days"),
    (["how long was my last cycle", "is that normal for my cycles"], "21 to 35"),
    (["lowest pain of cramps?", "and the highest?"], "8"),
    (["spotting today", "did you put that down?"], "spotting"),
    (["how long was my last period", "and the one before?"], "5 days"),
    (["when is my next period due", "is 12 march inside that window?"], "12 March"),
  ])
  func `a few words take up the question before`(talk: [String], answer: String) throws {
    var bloom = try QueryDiary.rehearsal()
    for message in talk.dropLast() { _ = bloom.say(message) }
    let said = bloom.say(try fixture(talk.last))
    #expect(said.text.contains(answer), "\(talk): \(said.text)")
    #expect(said.added.isEmpty && said.removed.isEmpty)
  }

  @Test(arguments: [
    "how long do periods last for most people", "how many coffees are safe in a day",
    "what helps against a headache", "when is my next period due", "how do i log a headache",
    "should i see a doctor about cramps", "why do cramps come on day 1",
  ])
  func `a question of general knowledge is none of the record`(question: String) throws {
    var bloom = try QueryDiary.rehearsal()
    _ = bloom.turn(question)
    #expect(bloom.assistant.thread.query == nil, "\(question)")
  }

  @Test(arguments: [
    "headache 4 today and slept 7h", "had 2 coffees this morning", "swam 3 km yesterday",
    "period started today, heavy",
  ])
  func `what is told is still written`(message: String) throws {
    var bloom = try QueryDiary.rehearsal()
    let said = bloom.say(message)
    #expect(!said.added.isEmpty, "\(said.text)")
  }

  @Test func `the question before is forgotten after a few turns`() throws {
    var bloom = try QueryDiary.rehearsal()
    _ = bloom.turn("on which days did i have cramps")
    for _ in 0..<QueryFocus.mostTurns { _ = bloom.turn("thank you") }
    #expect(bloom.assistant.thread.query == nil)
  }

  @Test func `a setting that is silent about weight answers nothing of it`() throws {
    var bloom = try QueryDiary.rehearsal()
    _ = bloom.turn("weight 61 kg")
    bloom.assistant.setting.preferences.set(.calories, to: "off")
    let said = bloom.say("what was my weight on 28 february")
    #expect(!said.text.contains("61"), "\(said.text)")
  }

  @Test func `cycles are not counted where there are none`() throws {
    var bloom = try QueryDiary.rehearsal()
    bloom.assistant.setting.mode = .general
    let said = bloom.say("how long was my last cycle")
    #expect(!said.text.contains("30"), "\(said.text)")
  }
}
