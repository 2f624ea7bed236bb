import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// Questions that pick their days, put them side by side, or take up the answer before.
struct QueryFilterTests {
  private static let lines = """
    # bloom journal 1
    2026-01-05 period start
    2026-01-05 flow heavy
    2026-01-05 symptom cramps pain 8
    2026-01-06 symptom cramps pain 3
    2026-01-09 period end
    2026-01-12 07:30 caffeine 2 "coffee"
    2026-01-12 16:40 caffeine 1 "coffee"
    2026-01-12 sleep 6 h
    2026-01-13 sleep 8 h
    2026-01-18 07:15 caffeine 1 "coffee"
    2026-01-18 sleep 7 h
    2026-01-30 symptom migraine severe
    2026-02-02 period start
    2026-02-02 flow medium
    2026-02-02 symptom cramps pain 6
    2026-02-03 symptom cramps pain 5
    2026-02-06 period end
    2026-02-10 symptom migraine mild
    2026-02-11 symptom migraine moderate
    2026-02-12 symptom migraine mild
    2026-02-14 07:00 exercise 50 min "run"
    2026-02-14 07:00 distance 8 km
    2026-02-16 07:00 exercise 30 min "run"
    2026-02-16 07:00 distance 5 km
    2026-02-20 food "lentil soup" kcal 300 meal lunch
    2026-02-21 food "lentil soup" kcal 400 meal lunch
    2026-02-22 weight 60 kg
    2026-02-26 weight 61.5 kg

    """

  private func bloom() throws -> Rehearsal {
    var rehearsal = try Rehearsal(today: "2026-02-28")
    rehearsal.assistant.adopt(Journal(parsing: Self.lines), undoLog: UndoLog())
    return rehearsal
  }

  @Test(arguments: [
    ("what are my cramps on average on day 1 and on day 2 of my period", "on day 1: 7"),
    ("what are my cramps on average on day 1 and on day 2 of my period", "on day 2: 4"),
    ("do i sleep less on days with coffee than on days without", "with coffee: 6.5"),
    ("how many coffees did i have after 3 in the afternoon", "1 cup"),
    ("which day of my period do my cramps hurt most", "Day 1"),
    ("how many of my migraines came in the week before my period", "1 of 4"),
    ("how many migraine days per month did i have", "February: 3 days"),
    ("which month had the most migraine days", "February"),
    ("what was my longest streak of days with a migraine", "3 days in a row"),
    ("how many days apart were my last two migraines", "1 day"),
    ("how far did i run in february", "13 km"),
    ("which runs were over 7 km", "8 km"),
    ("how much weight have i gained since 20 february", "1.5 kg"),
    ("on which cycle day was my severe migraine", "cycle day 26"),
    ("how many times did i have lentil soup", "2"),
    ("how many severe migraines did i have", "1 day as severe"),
    ("average sleep on sundays", "7 hours"),
    ("most coffees in one day", "3 cups"),
    ("how many coffees did i have in the morning", "3 cups"),
    ("in which months of 2026 did i have no coffee", "February"),
    ("what is my median kcal at lunch", "350 kcal"),
  ])
  func `days are picked by what the question says`(question: String, answer: String) throws {
    var bloom = try bloom()
    let said = bloom.say(question)
    #expect(said.text.contains(answer), "\(question): \(said.text)")
    #expect(said.added.isEmpty && said.removed.isEmpty)
  }

  @Test(arguments: [
    (["how many migraines did i have in february", "on which days"], "11 February"),
    (["how many migraines did i have", "how many of them were severe"], "1 of 4"),
    (["how many migraines did i have in february", "and the month before?"], "1 day"),
    (["average sleep in january", "and the median?"], "7 hours"),
    (["how many coffees did i have", "and at night?"], "between 22:00 and 06:00"),
    (["how many coffees did i have in january", "and in the morning?"], "3 cups"),
    (["how many runs did i do in february", "how far was the last of them"], "5 km"),
    (["when was my last migraine", "and the one before that"], "11 February"),
    (["what was my longest run", "which day was that"], "14 February"),
    (["average cramps in january", "and in february?", "which was better"], "January"),
    (["when was my last migraine", "how many days after my last period was that"], "10 days"),
  ])
  func `a follow-up changes one part of the question before`(
    talk: [String], answer: String
  ) throws {
    var bloom = try bloom()
    for message in talk.dropLast() { _ = bloom.say(message) }
    let said = bloom.say(try fixture(talk.last))
    #expect(said.text.contains(answer), "\(talk): \(said.text)")
    #expect(said.added.isEmpty && said.removed.isEmpty)
  }

  @Test(arguments: [
    ("on how many days did i have cramps and when was the last one", ["4 days", "3 February"]),
    ("how many runs did i do in february and how far did i run", ["2 times", "13 km"]),
  ])
  func `two questions in one message are both answered`(
    question: String, answers: [String]
  ) throws {
    var bloom = try bloom()
    let said = bloom.say(question)
    for answer in answers { #expect(said.text.contains(answer), "\(said.text)") }
  }

  @Test(arguments: [
    "i keep counting how many tablets it would take to end it",
    "bleeding for the first time since the birth, is that it",
    "happy for her and it hurts", "my last period was 9 february",
  ])
  func `what is told is no question of the record`(message: String) throws {
    var bloom = try bloom()
    _ = bloom.turn(message)
    #expect(bloom.assistant.thread.query == nil, "\(message)")
  }

  @Test func `what is never kept is said to be so`() throws {
    var bloom = try bloom()
    let said = bloom.say("what were my oestrogen levels last month")
    #expect(said.text.contains("do not keep hormone levels"), "\(said.text)")
  }

  @Test func `a word with two letters swapped is read`() throws {
    var bloom = try bloom()
    let said = bloom.say("how mnay dyas did i have a migraine in february")
    #expect(said.text.contains("3 days"), "\(said.text)")
  }
}
