import Civil
import Journal
import Testing

@testable import Assistant

struct BedTimeWordsTests {
  private func told(_ times: [(bed: String, wake: String)], _ message: String) throws -> String {
    let last = try fixture(CivilDate(iso: "2026-03-09"))
    let lines = times.enumerated().map { back, time in
      "\((last - back).iso) sleep 7 h bed \(time.bed) wake \(time.wake)"
    }
    var bloom = try Rehearsal()
    bloom.assistant.adopt(
      Journal(parsing: (["# bloom journal 1"] + lines).joined(separator: "\n") + "\n"),
      undoLog: UndoLog())
    return bloom.turn(message).text
  }

  @Test(arguments: [
    "is my bedtime regular?", "what's my average bedtime", "what time do i usually go to bed",
    "do i go to bed at the same time",
  ]) func `bed times around midnight have a mean near midnight`(message: String) throws {
    let text = try told(
      (0..<10).map { ($0 % 2 == 0 ? "23:30" : "00:30", "07:00") }, message)
    #expect(
      text.hasPrefix("You went to bed around 00:00, give or take 32 minutes, over 10 nights."),
      "\(text)")
  }

  @Test func `fewer than seven nights are counted, not averaged`() throws {
    let text = try told((0..<4).map { _ in ("23:00", "07:00") }, "is my bedtime regular?")
    #expect(
      text.hasPrefix(
        "Data unavailable: it takes a bed time on 7 of the last 14 nights, and I have 4."),
      "\(text)")
  }

  @Test func `a later middle of the night at weekends is told beside it`() throws {
    let last = try fixture(CivilDate(iso: "2026-03-09"))
    let text = try told(
      (0..<28).map { back in
        let weekday = (last - back).weekday
        return weekday == .saturday || weekday == .sunday ? ("01:00", "09:00") : ("23:00", "07:00")
      }, "is my bedtime regular?")
    #expect(text.contains("At weekends the middle of your night is 120 minutes later."), "\(text)")
  }
}
