import Physiology
import Testing

@testable import Journal

struct BreaksTests {
  @Test(arguments: ["breastfeeding", "illness", "forgot", "other", "postpartum", "loss"])
  func `a break without a last day ends with the next period`(reason: String) throws {
    let reason = try #require(Break.Reason(rawValue: reason))
    let journal = journal(
      "2026-01-01 period start", "2026-01-10 break \(reason.rawValue)", "2026-03-01 period start",
      "2026-03-29 period start")
    #expect(
      journal.breaks == [Break(from: day("2026-01-10"), to: day("2026-03-01"), reason: reason)])
    #expect(journal.history().lengths == [28])
  }

  @Test func `the pill lasts until it is stopped, whatever bleeding there is`() {
    let lines = ["2026-01-01 period start", "2026-01-29 period start", "2026-02-26 period start"]
    let taking = Journal(
      parsing: ([Journal.header, "2026-01-05 factor \"pill_started\""] + lines)
        .joined(separator: "\n") + "\n")
    #expect(taking.breaks == [Break(from: day("2026-01-05"), reason: .pill)])
    #expect(taking.history().lengths.isEmpty)
    var stopped = taking
    stopped.apply(.add(Entry(date: day("2026-01-20"), fact: .text(.factor, "pill_stopped"))))
    #expect(stopped.breaks.map(\.to) == [day("2026-01-20")])
    #expect(stopped.history().lengths == [28])
  }

  @Test func `stopping what was never started is no break`() {
    #expect(journal("2026-01-05 factor \"pill_stopped\"").breaks.isEmpty)
  }

  @Test func `breastfeeding told as a fact of the day lasts until the next period`() {
    let journal = journal(
      "2026-01-01 period start", "2026-02-10 factor \"breastfeeding\"", "2026-04-01 period start")
    #expect(journal.breaks.map(\.reason) == [.breastfeeding])
    #expect(journal.breaks.map(\.to) == [day("2026-04-01")])
  }

  @Test func `pregnancy mode without a date is a break while it lasts`() {
    let open = journal("2026-01-01 period start", "2026-02-10 mode pregnancy")
    #expect(open.breaks == [Break(from: day("2026-02-10"), reason: .pregnancy)])
    let over = journal(
      "2026-01-01 period start", "2026-02-10 mode pregnancy", "2026-03-01 mode cycle")
    #expect(over.breaks.map(\.to) == [day("2026-03-01")])
  }

  @Test func `a dated pregnancy is one break, mode and all`() {
    let journal = journal(
      "2026-02-10 mode pregnancy", "2026-02-10 pregnancy lmp 2026-01-01")
    #expect(journal.breaks == [Break(from: day("2026-01-01"), reason: .pregnancy)])
  }

  @Test(arguments: ["pill", "implant", "injection", "patch", "ring", "hormonal_coil"])
  func `every hormonal method lasts from its start to its stop`(method: String) {
    let journal = journal(
      "2026-01-01 period start", "2026-01-05 factor \"\(method)_started\"",
      "2026-02-20 factor \"\(method)_stopped\"", "2026-02-26 period start")
    #expect(
      journal.breaks == [Break(from: day("2026-01-05"), to: day("2026-02-20"), reason: .pill)])
  }

  @Test func `one method after another is one break`() {
    let journal = journal(
      "2026-01-05 factor \"pill_started\"", "2026-02-01 factor \"implant_started\"",
      "2026-03-01 factor \"implant_stopped\"")
    #expect(
      journal.breaks == [Break(from: day("2026-01-05"), to: day("2026-03-01"), reason: .pill)])
  }

  @Test func `a stop without a start leaves out all that was logged before it`() {
    let journal = journal(
      "2026-01-01 period start", "2026-01-29 period start", "2026-02-10 factor \"pill_stopped\"",
      "2026-02-26 period start", "2026-03-26 period start")
    #expect(
      journal.breaks == [Break(from: day("2026-01-01"), to: day("2026-02-10"), reason: .pill)])
    #expect(journal.history().lengths == [28])
  }

  @Test func `breastfeeding ends with its stop or the next period, whichever is first`() {
    let stopped = journal(
      "2026-01-01 period start", "2026-02-10 factor \"breastfeeding\"",
      "2026-03-01 factor \"breastfeeding_stopped\"", "2026-04-01 period start")
    #expect(stopped.breaks.map(\.to) == [day("2026-03-01")])
    let bled = journal(
      "2026-02-10 factor \"breastfeeding\"", "2026-02-20 period start",
      "2026-03-01 factor \"breastfeeding_stopped\"")
    #expect(bled.breaks.map(\.to) == [day("2026-02-20")])
    #expect(journal("2026-03-01 factor \"breastfeeding_stopped\"").breaks.isEmpty)
  }
}
