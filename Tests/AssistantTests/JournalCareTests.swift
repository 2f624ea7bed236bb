import Civil
import Guardrails
import Journal
import Physiology
import Testing

@testable import Assistant

/// Entries of the diary that make the same words more urgent.
@Suite struct JournalCareTests {
  private func bloom(_ mode: Mode, _ entries: [(String, Fact)]) throws -> Rehearsal {
    var bloom = try Rehearsal(
      today: "2026-03-09",
      try entries.map { Entry(date: try fixture(CivilDate(iso: $0.0)), fact: $0.1) })
    bloom.assistant.setting.mode = mode
    return bloom
  }

  @Test(arguments: ["bleeding a little since lunch", "I am bleeding", "brown blood again"])
  func `bleeding after a positive test is worth a call today`(message: String) throws {
    var bloom = try bloom(
      .ttc, [("2026-02-10", .period(.start)), ("2026-03-07", .test(.pregnancy(.positive)))])
    let turn = bloom.turn(message)
    #expect(turn.level >= .urgent, "\(turn.text)")
    #expect(turn.text.contains("early pregnancy unit"), "\(turn.text)")
  }

  @Test func `a positive test before the last period no longer counts`() throws {
    var bloom = try bloom(
      .ttc, [("2026-01-20", .test(.pregnancy(.positive))), ("2026-02-10", .period(.start))])
    #expect(!bloom.turn("brown blood again").text.contains("early pregnancy unit"))
  }

  @Test(arguments: [
    "pink smear on the loo paper, a bit of bleeding", "spotting today, one drop of blood",
  ])
  func `a bleed after a year without one on record is worth an appointment in perimenopause`(
    message: String
  ) throws {
    var long = try bloom(.perimenopause, [("2025-01-05", .period(.start))])
    #expect(long.turn(message).text.contains("after a year without periods"))
    var short = try bloom(.perimenopause, [("2025-12-05", .period(.start))])
    #expect(!short.turn(message).text.contains("after a year without periods"))
  }
}
