import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("40g protein 12 fat 20 carbs", ["carbs 20", "fat 12", "protein 40"]),
      ("25 protein 4 carbs 10 fat", ["carbs 4", "fat 10", "protein 25"]),
      ("protein 12 carbs 45 fat 8", ["carbs 45", "fat 8", "protein 12"]),
      ("30p 40c 12f", ["carbs 40", "fat 12", "protein 30"]),
    ] as [(String, [String])])
  func `what a food held is read by the side its numbers stand on`(
    text: String, expected: [String]
  ) throws {
    #expect(try fill("log.food", text) == expected)
  }

  @Test(
    arguments: [
      ("log.supplement", "ibuprofen at half two", "time 14:30"),
      ("log.supplement", "ibuprofen at quarter past 3", "time 15:15"),
      ("log.caffeine", "a coffee at quarter to 4", "time 15:45"),
      ("log.supplement", "woke up and took ibuprofen at 3", "time 03:00"),
      ("log.supplement", "ibuprofen at 3am", "time 03:00"),
      ("log.supplement", "ibuprofen at 8", "time 08:00"),
      ("log.late_meal", "cereal at ten to midnight", "time 23:50"),
    ] as [(String, String, String)])
  func `a bare hour of what is swallowed is by day unless the night is spoken of`(
    intent: String, text: String, expected: String
  ) throws {
    #expect(try fill(IntentID(intent), text).contains(expected))
  }

  @Test(
    arguments: [
      ("log.cramps", "cramps were a 7 last night", ["date 2026-03-10", "pain 7"]),
      ("log.cramps", "cramps easily a 9 last night", ["date 2026-03-10", "pain 9"]),
      ("log.cramps", "cramps at 7 last night", ["date 2026-03-10", "time 19:00"]),
      (
        "log.symptom", "headache was a 6 last night",
        ["date 2026-03-10", "pain 6", "symptom headache"]
      ),
    ] as [(String, String, [String])])
  func `a bare number before a part of the day rates a complaint`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.kicks", "ten kicks within forty minutes", ["count 10", "minutes 40"]),
      ("log.kicks", "eleven kicks in the last half hour", ["count 11", "minutes 30"]),
      ("log.kicks", "10 kicks between 20:00 and 20:35", ["count 10", "end 20:35", "time 20:00"]),
      ("content.baby_size", "what size is it in 22 weeks", ["week 22"]),
      ("log.contraction", "began 3:12 finished 3:13", ["end 03:13", "time 03:12"]),
    ] as [(String, String, [String])])
  func `a stretch of time is how long something took`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.alcohol", "a couple of lagers", "count 2"),
      ("log.caffeine", "had a couple of coffees", "count 2"),
      ("log.water", "pint and a half of water", "amount 1.5"),
      ("log.water", "2 litres and a half of water", "amount 2.5"),
      ("edit.change", "coffees were 3 not 5", "count 3"),
      ("edit.change", "carbs were 40 not 60", "carbs 40"),
      ("log.breathing", "box breathing, 6m", "minutes 6"),
      ("remind.set", "remind me to weigh in every friday", "what weigh in"),
      ("remind.set", "remind me to drink each 2 hours", "every 2 hours"),
      ("remind.set", "remind me everyday at 7am to stretch", "every day"),
      ("insight.sleep", "how did i sleep from 2 to 6 march", "date 2026-03-02/2026-03-06"),
      ("content.workout", "a workout for 12 minutes before lunch", "minutes 12"),
    ] as [(String, String, String)])
  func `amounts, repetitions and days are read in other people's words`(
    intent: String, text: String, expected: String
  ) throws {
    #expect(try fill(IntentID(intent), text).contains(expected))
  }

  @Test(
    arguments: [
      ("log.scale", "stress level 8", "scale"), ("log.flow", "spotting x1", "count"),
      ("edit.change", "flow was medium not heavy", "libido"),
      ("edit.change", "flow was medium not heavy", "severity"),
      ("insight.strain", "strain from yesterday", "from"),
      ("insight.sleep", "how did i sleep last week", "date"),
      ("mode.set", "set mode to general at present", "time"),
      ("remind.list", "everything i set a reminder for", "what"),
      ("edit.change", "carbs were 40 not 60", "temp"),
      ("content.yoga_for", "on my feet all day", "target"),
    ] as [(String, String, String)])
  func `no slot is filled by words that are about something else`(
    intent: String, text: String, slot: String
  ) throws {
    #expect(try fill(IntentID(intent), text).contains { $0.hasPrefix(slot + " ") } == false)
  }
}
