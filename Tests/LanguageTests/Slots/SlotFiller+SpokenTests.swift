import Knowledge
import Testing

@testable import Language

/// Values told in the ways people have of telling them.
extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.sleep", "in bed 10:40p, up 6:05a", ["bed 22:40", "wake 06:05"]),
      ("log.appointment", "physio 3:15p", ["time 15:15", "title physio"]),
      (
        "log.scale", "stress at six out of ten and energy at four",
        ["energy 4", "scale 10", "stress 6"]
      ),
      ("log.scale", "energy 5 on 10 and tension 7 on 10", ["energy 5", "scale 10", "stress 7"]),
      ("log.exercise", "8 km in 51", ["activity run", "distance 8", "minutes 51", "unit km"]),
      ("log.breathing", "box breathing, 6 rounds", ["count 6", "pattern box"]),
      ("log.water", "half a litre before first period class", ["amount 0.5", "unit l"]),
      ("content.breathing", "an hour until the exam, four minutes of breathing", ["minutes 4"]),
    ] as [(String, String, [String])])
  func `numbers are read as people write them`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("edit.change", "I said saturday but it was thursday", ["date 2026-03-05"]),
      ("edit.delete", "delete monday's workout", ["date 2026-03-09", "what exercise"]),
      ("data.export", "put my lifts into a csv", ["format csv", "what lifts"]),
      ("data.export", "export my data as json", ["format json"]),
      ("log.alcohol", "two tinnies at the match", ["count 2", "drink beer"]),
      ("log.exercise", "strolled for 25 min", ["activity walk", "minutes 25"]),
      ("content.food", "how many calories in a sausage roll", ["food sausage roll"]),
      ("content.food", "cals in a poke bowl", ["food poke bowl"]),
      ("content.affirmation_fav", "take this one out of my favourites", ["action remove"]),
      ("preg.set_dates", "my due date is 14 july", ["due 2026-07-14"]),
    ] as [(String, String, [String])])
  func `things are named as people name them`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.supplement", "took iron + stool softener", ["supplement iron+stool softener"]),
      ("log.appointment", "midwife's on friday", ["date 2026-03-06", "title midwife"]),
      (
        "log.appointment", "when am i next in with the consultant?",
        ["action query", "title consultant"]
      ),
      ("content.food", "can i eat a croissant", ["food croissant"]),
      ("content.yoga_for", "yoga for tight hamstrings", ["target hamstrings"]),
      (
        "insight.patterns", "do i sleep worse after spicy food",
        ["factor spicy food", "what sleep"]
      ),
      ("data.share", "share the bleeding calendar with kit", ["name kit", "what calendar"]),
    ] as [(String, String, [String])])
  func `things are called as they were called`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
