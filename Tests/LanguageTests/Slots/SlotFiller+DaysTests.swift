import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.period_end", "it was gone by monday noon", ["date 2026-03-09"]),
      ("log.exercise", "a run after yesterdays shift", ["activity run", "date 2026-03-10"]),
      ("cycle.phase", "which phase on the 25th", ["date 2026-03-25"]),
      ("cycle.phase", "which phase was i in on the 2nd", ["date 2026-03-02"]),
      ("cycle.history", "show me cycles since october", ["from 2025-10-01"]),
      ("data.report", "a report from 1 january", ["from 2026-01-01"]),
      ("remind.set", "remind me every alternate day to stretch", ["every 2 days", "what stretch"]),
      ("remind.set", "pester me each third night to floss", ["every 3 days", "what floss"]),
      (
        "log.supplement", "two drops of vitamin d, 7.15",
        ["count 2", "supplement vitamin d", "time 07:15"]
      ),
      ("log.supplement", "vitamin d, 7.15", ["supplement vitamin d", "time 07:15"]),
      ("log.exercise", "cycling 1h30", ["activity cycling", "minutes 90"]),
    ] as [(String, String, [String])])
  func `a day is read by what it is told for`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(
    arguments: [
      ("log.sex", "sex on monday and tuesday", ["date 2026-03-09/2026-03-10"]),
      ("log.period_end", "bleeding ended on 10 March. All done.", ["date 2026-03-10"]),
      ("log.symptom", "leg cramps since 2 nights", ["symptom leg_cramps"]),
      ("insight.trend", "chart my mood over the last month", ["what mood"]),
      ("insight.trend", "plot rhr, last 60 d", ["days 60", "what rhr"]),
      ("cycle.explain", "why the 24?", ["date 2026-03-24"]),
      ("insight.kicks", "did he kick as much as last week", []),
      ("settings.change", "set week start to sunday", ["setting first_weekday", "value sunday"]),
    ] as [(String, String, [String])])
  func `days are read as they are told beside other words`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
