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

  @Test(arguments: ["pill_started", "patch_started", "ring_started"])
  func `a migraine with aura is for today while a pill, patch or ring is on record`(
    factor: String
  ) throws {
    let told = "zigzag lights before my headache again"
    var bloom = try bloom(.cycle, [("2026-01-10", .text(.factor, factor))])
    let turn = bloom.turn(told)
    #expect(turn.concern?.id == "aura_oestrogen" && turn.level == .urgent, "\(turn.text)")
    let stopped = factor.replacing("started", with: "stopped")
    var ended = try self.bloom(
      .cycle, [("2026-01-10", .text(.factor, factor)), ("2026-02-10", .text(.factor, stopped))])
    #expect(ended.turn(told).concern?.id != "aura_oestrogen")
    var none = try self.bloom(.cycle, [])
    #expect(none.turn(told).concern?.id != "aura_oestrogen")
  }

  @Test func `a method that was told before counts with what is told now`() throws {
    var bloom = try bloom(.cycle, [])
    _ = bloom.turn("i'm on the combined pill")
    #expect(bloom.turn("zigzag lights before my headache again").concern?.id == "aura_oestrogen")
  }
}
