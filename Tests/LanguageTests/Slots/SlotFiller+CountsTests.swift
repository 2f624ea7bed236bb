import Knowledge
import Testing

@testable import Language

extension SlotFillerTests {
  @Test(
    arguments: [
      ("log.sleep", "nap 30'", ["hours 0.5"]),
      ("log.scale", "on a scale of five, energy 3", ["energy 3", "scale 5"]),
      ("log.cramps", "cramps 4/10 / left side", ["pain 4"]),
      ("log.symptom", "migraine 10:00-12:30", ["end 12:30", "symptom migraine", "time 10:00"]),
      ("log.period_start", "it began 06:20", ["time 06:20"]),
      ("edit.undo", "undo the last 3", ["n 3"]),
      (
        "log.measure", "blood pressure one hundred and twelve by seventy",
        ["diastolic 70", "systolic 112"]
      ),
      ("cycle.explain", "why the nineteenth", ["date 2026-03-19"]),
      ("cycle.calendar", "the calendar of may", ["month 2026-05"]),
      ("cycle.calendar", "the calendar of november", ["month 2025-11"]),
      ("data.report", "a report of the last 8 weeks", ["weeks 8"]),
    ] as [(String, String, [String])])
  func `numbers are read by what stands beside them`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }

  @Test(arguments: ["remind me to drink every 9^40 hours", "every 999999999999999mm hours", "0^-1"])
  func `numbers beyond all measure do not trap`(text: String) throws {
    #expect(try fill("remind.set", text).allSatisfy { !$0.contains("inf") })
  }

  @Test(
    arguments: [
      (
        "edit.change", "change monday's cramps from 6 to 4",
        ["date 2026-03-09", "pain 4", "what cramps"]
      ),
      ("log.caffeine", "2 espressos, 1 flat white", ["count 3", "drink espressos+flat white"]),
      (
        "log.alcohol", "small glass of red yesterday",
        ["count 1", "date 2026-03-10", "drink wine"]
      ),
      ("data.report", "half-year report", ["n 6"]),
      ("data.report", "report of the last 90 days", ["n 3"]),
      ("cycle.next_period", "i'm 33, when is my next period", []),
      ("cycle.next_period", "when are my next 3 periods", ["n 3"]),
      ("log.supplement", "painkillers at 2 and 8", ["supplement painkillers", "time 14:00"]),
      ("log.supplement", "magnesium 300mg", ["dose 300", "dose_unit mg", "supplement magnesium"]),
      ("settings.change", "goal 3l water", ["setting water goal", "unit l", "value 3"]),
    ] as [(String, String, [String])])
  func `numbers are counted by what stands beside them`(
    intent: String, text: String, expected: [String]
  ) throws {
    let filled = try fill(IntentID(intent), text)
    #expect(filled == expected)
  }
}
