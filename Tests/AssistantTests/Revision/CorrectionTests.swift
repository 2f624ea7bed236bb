import Journal
import Testing

@testable import Assistant

/// A correction of what was just noted changes it and adds nothing beside it.
struct CorrectionTests {
  @Test(arguments: [
    ("my period started today", "no, i meant yesterday", ["2026-03-08 period start"]),
    ("my period started today", "not today, yesterday", ["2026-03-08 period start"]),
    ("my period started today", "no it started on saturday", ["2026-03-07 period start"]),
    ("my period started today", "oh sorry it was sunday", ["2026-03-08 period start"]),
    (
      "my period started yesterday, heavy", "no it was the 5th",
      ["2026-03-05 flow heavy", "2026-03-05 period start"]
    ),
    ("flow is heavy", "actually it was light not heavy", ["2026-03-09 flow light"]),
    ("medium flow", "not medium, heavy", ["2026-03-09 flow heavy"]),
    ("feeling anxious", "not anxious, angry", ["2026-03-09 mood angry"]),
    ("light flow", "it was heavy", ["2026-03-09 flow heavy"]),
    ("cramps 7/10", "sorry 6 not 7", ["2026-03-09 symptom cramps pain 6"]),
    ("no cramps today", "actually cramps 3", ["2026-03-09 symptom cramps pain 3"]),
    ("cramps 7/10", "actually 5/10", ["2026-03-09 symptom cramps pain 5"]),
    ("cramps 7", "make that 4", ["2026-03-09 symptom cramps pain 4"]),
    ("cramps", "no it was my back not cramps", ["2026-03-09 symptom back_pain"]),
    (
      "headache and cramps", "no i meant migraine not headache",
      ["2026-03-09 symptom cramps", "2026-03-09 symptom migraine"]
    ),
    ("my temp was 36.8", "i meant 36.5", ["2026-03-09 temperature 36.5 C"]),
    ("feeling sad", "actually anxious not sad", ["2026-03-09 mood anxious"]),
    ("i drank 3 coffees", "no, 2 coffees", ["2026-03-09 caffeine 2 \"coffees\""]),
    ("slept 6 hours", "i meant 7 hours", ["2026-03-09 sleep 7 h"]),
    ("i weigh 80 kg", "sorry 60 kg not 80", ["2026-03-09 weight 60 kg"]),
    ("drank 2 glasses of water", "actually 3 glasses", ["2026-03-09 water 750 ml"]),
    ("period started today", "actually no it didn't start", []),
  ])
  func `a correction changes the entry`(told: String, put: String, kept: [String]) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let said = bloom.say(put)
    #expect(bloom.assistant.journal.entries.map(\.line).sorted() == kept, "\(said.text)")
  }

  @Test(arguments: [
    (
      "feeling sad", "actually i have cramps", ["2026-03-09 mood sad", "2026-03-09 symptom cramps"]
    ),
    ("cramps", "sorry, is that normal?", ["2026-03-09 symptom cramps"]),
    (
      "cramps 7/10", "no cramps now",
      ["2026-03-09 symptom cramps none", "2026-03-09 symptom cramps pain 7"]
    ),
  ])
  func `what only sounds like a correction leaves the entry`(
    told: String, then: String, kept: [String]
  ) throws {
    var bloom = try Rehearsal()
    _ = bloom.say(told)
    let said = bloom.say(then)
    #expect(bloom.assistant.journal.entries.map(\.line).sorted() == kept, "\(said.text)")
  }

  @Test func `undo after a correction brings back what it replaced`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("my period started today")
    _ = bloom.say("no, i meant yesterday")
    _ = bloom.say("undo")
    #expect(bloom.assistant.journal.entries.map(\.line) == ["2026-03-09 period start"])
  }
}
