import Civil
import Guardrails
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// The fertile days of a month, from cycles of 28 days; today is Monday 9 March 2026.
struct FertileMonthTests {
  private static let starts = [
    "2025-11-24", "2025-12-22", "2026-01-19", "2026-02-16",
  ]

  private func diary(_ lines: String...) throws -> Rehearsal {
    try Rehearsal((Self.starts.map { $0 + " period start" } + lines).map { try Entry(line: $0) })
  }

  private func month(_ turn: Turn) throws -> FertileMonth {
    guard case .fertile(let month)? = turn.picture?.exhibit else { throw MissingFixture() }
    return month
  }

  @Test func `a month named has a level for each day, with one peak a cycle`() throws {
    var bloom = try diary()
    let month = try month(bloom.turn("fertile days in april"))
    #expect(month.month.iso == "2026-04")
    let peaks = month.stretches.filter { $0.level == .peak }
    #expect(peaks.count == 1)
    let peak = try fixture(peaks.first?.days.lowerBound)
    #expect(month.level(on: peak - 1) == .high && month.level(on: peak - 2) == .high)
    #expect(month.level(on: peak - 5) == .medium && month.level(on: peak + 9) == .low)
  }

  @Test func `the running cycle has the days of the forecast`() throws {
    var bloom = try diary()
    let month = try month(bloom.turn("which days am i fertile this month"))
    let forecast = try fixture(bloom.assistant.cycle(now: bloom.now).forecast)
    for day in month.month.first...month.month.last where day < forecast.nextStart {
      #expect(month.level(on: day) >= forecast.fertility(on: day), "\(day)")
    }
  }

  @Test func `a month too far ahead names no day`() throws {
    var bloom = try diary()
    let turn = bloom.turn("fertile days in december")
    #expect(turn.picture == nil && turn.text.contains("three cycles ahead"), "\(turn.text)")
  }

  @Test func `it is an estimate and no day is safe`() throws {
    var bloom = try diary()
    let turn = bloom.turn("fertile days in april")
    #expect(turn.text.contains("cannot prevent pregnancy"))
    #expect(
      turn.picture?.legend.blocks.flatMap(\.lines).contains { $0.text.contains("safe") } == true)
  }

  @Test(arguments: ["2026-03-01 mode general", "2026-03-01 mode pregnancy"])
  func `a mode that is silent about it draws nothing`(mode: String) throws {
    var bloom = try diary(mode)
    #expect(bloom.turn("fertile days in april").picture == nil)
  }

  @Test func `with fertile days put away nothing is drawn`() throws {
    var bloom = try diary()
    _ = bloom.say("please don't tell me about fertile days")
    let turn = bloom.turn("fertile days in april")
    #expect(turn.picture == nil, "\(turn.text)")
  }
}
