import Civil
import Physiology
import Testing

@testable import Journal

struct TimelineTests {
  @Test(arguments: [
    ([], []),
    (["03-01 start"], ["03-01…"]),
    (["03-01 start", "03-05 end"], ["03-01…03-05"]),
    (["03-01 start", "03-01 end"], ["03-01…03-01"]),
    (["03-01 end", "03-01 start"], ["03-01…03-01"]),
    (["03-05 end"], []),
    (["03-01 start", "03-05 end", "03-07 end"], ["03-01…03-05"]),
    (["03-01 start", "03-29 start"], ["03-01…", "03-29…"]),
    (["03-01 start", "03-29 start", "04-02 end"], ["03-01…", "03-29…04-02"]),
    (["03-29 start", "04-02 end", "03-01 start", "03-04 end"], ["03-01…03-04", "03-29…04-02"]),
    (["03-01 start", "03-01 start", "03-05 end"], ["03-01…03-05"]),
    (["04-10 start", "04-08 end"], ["04-10…"]),
    (["03-01 start", "03-05 end", "04-10 start", "04-08 end"], ["03-01…03-05", "04-10…"]),
  ])
  func `starts and ends make periods`(marks: [String], periods: [String]) throws {
    let entries = try marks.map { mark in
      let words = mark.split(separator: " ")
      return try entry("2026-\(words[0]) period \(words[1])")
    }
    #expect(Journal(entries).periods.map(Self.shown) == periods)
  }

  private static func shown(_ period: Period) -> String {
    let end = period.end.map { String($0.iso.dropFirst(5)) } ?? ""
    return "\(period.start.iso.dropFirst(5))…\(end)"
  }

  @Test func `the latest entry is the last by date, then by line`() {
    let journal = journal(
      "2026-03-02 note \"b\"", "2026-03-02 note \"c\"", "2026-03-01 note \"a\"",
      "2026-02-01 flow heavy")
    let notes = { (fact: Fact) in if case .text = fact { true } else { false } }
    #expect(journal.latest { notes($0.fact) } == journal.entries[1])
    #expect(journal.chronological(where: notes).last == journal.entries[1])
    #expect(journal.latest { $0.date < day("2026-02-15") } == journal.entries[3])
    #expect(journal.latest { _ in false } == nil)
  }

  @Test func `flow alone makes no period and ends none`() {
    let journal = journal(
      "2026-03-01 flow heavy", "2026-04-01 period start", "2026-04-03 flow light")
    #expect(journal.periods == [Period(start: day("2026-04-01"))])
  }

  @Test func `the order in which marks were written does not matter`() throws {
    var course = SplitMix64(11)
    let marks = try ["01-03 start", "01-07 end", "01-30 start", "03-01 start", "03-01 end"].map {
      try entry("2026-\($0.prefix(5)) period \($0.dropFirst(6))")
    }
    let periods = Journal(marks).periods
    #expect(periods.count == 3)
    for _ in 0..<40 {
      #expect(Journal(marks.shuffled(using: &course)).periods == periods)
    }
  }

  @Test(arguments: [
    ("2026-02-28", nil), ("2026-03-01", "2026-03-01"), ("2026-03-05", "2026-03-01"),
    ("2026-03-06", nil), ("2026-03-29", "2026-03-29"), ("2026-12-31", "2026-03-29"),
  ])
  func `a day belongs to the period that covers it`(date: String, start: String?) {
    let journal = journal(
      "2026-03-01 period start", "2026-03-05 period end", "2026-03-29 period start")
    #expect(journal.period(on: day(date))?.start.iso == start)
  }

  @Test func `a loss ends the mode of a pregnancy, and no other`() {
    let lost = journal("2026-01-01 mode pregnancy", "2026-03-01 pregnancy ended loss")
    #expect(lost.mode == .cycle && lost.mode(on: day("2026-02-28")) == .pregnancy)
    #expect(lost.breaks.allSatisfy { $0.to != nil })
    let trying = journal("2026-01-01 mode ttc", "2026-03-01 pregnancy ended loss")
    #expect(trying.mode == .ttc)
    let again = journal(
      "2026-01-01 mode pregnancy", "2026-03-01 pregnancy ended loss", "2026-06-01 mode pregnancy")
    #expect(again.mode == .pregnancy)
  }

  @Test func `the mode is the one chosen last, by date and then by line`() {
    let journal = journal(
      "2026-03-10 mode ttc", "2026-01-01 mode cycle", "2026-03-10 mode pregnancy")
    #expect(Journal().mode == nil)
    #expect(journal.mode == .pregnancy)
    #expect(journal.mode(on: day("2026-03-09")) == .cycle)
    #expect(journal.mode(on: day("2025-12-31")) == nil)
  }

  @Test func `a day's entries keep the order of the journal`() {
    let journal = journal(
      "2026-03-02 mood calm", "2026-03-01 mood sad", "2026-03-02 06:00 water 100 ml")
    #expect(
      journal.entries(on: day("2026-03-02")).map(\.line)
        == ["2026-03-02 mood calm", "2026-03-02 06:00 water 100 ml"])
    #expect(journal.chronological.map(\.date.day) == [1, 2, 2])
  }

  @Test func `the history holds periods, breaks and confirmed gaps`() throws {
    let journal = journal(
      "2026-01-01 period start", "2026-01-05 period end",
      "2026-01-20 break illness until 2026-01-25",
      "2026-02-01 period start", "2026-04-01 period start",
      "2026-04-02 gap after 2026-02-01 missing 1")
    let gaps = journal.history().gaps
    #expect(gaps.map(\.isBroken) == [true, false])
    #expect(gaps.map(\.confirmedCycles) == [nil, 2])
  }
}
