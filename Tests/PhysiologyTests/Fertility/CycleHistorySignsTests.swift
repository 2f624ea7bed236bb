import Civil
import Physiology
import Testing

@Suite struct CycleHistorySignsTests {
  private let start = Signs.dayZero + 1

  @Test func `an ovulation seen in this cycle dates the next start anew`() throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: start)
    let last = try history.lastStart
    let signs = FertilitySigns(tests: [OvulationTest(on: last + 19, .positive)])
    let today = last + 19
    let seen = history.observing(signs, today: today)
    let forecast = try #require(Adaptive().forecast(seen, today: today))
    #expect(forecast.basis == .observed(ovulation: last + 20))
    #expect(forecast.nextStart == last + 34)
    let evidence = try #require(history.ovulations(from: signs, today: today).first)
    #expect(evidence.day == last + 20 && !evidence.isRetrospective)
    #expect(history.ovulations(from: signs, today: today - 1).isEmpty)
  }

  @Test func `a closed cycle is dated in retrospect and says so`() throws {
    let history = CycleHistory(gaps: [30, 28, 65, 29], from: start)
    let signs = FertilitySigns(tests: [OvulationTest(on: start + 18, .peak)])
    let past = try history.ovulationsInRetrospect(from: signs, today: history.lastStart)
    #expect(past.allSatisfy { $0.isRetrospective })
    #expect(past.map(\.isObserved) == [true, false, false])
    #expect(past.map { $0.day - start } == [19, 58 - 13, 152 - 13])
    #expect(past[1].grounds == [.nextStart(start + 58, lutealDays: 12)])
  }

  @Test func `a cycle that a break touches is not dated`() throws {
    let plain = CycleHistory(gaps: [28, 28], from: start)
    let history = try CycleHistory(
      periods: plain.periods, breaks: [Break(from: start + 5, to: start + 9, reason: .illness)])
    let signs = FertilitySigns(tests: [OvulationTest(on: start + 13, .positive)])
    let today = try history.lastStart
    #expect(history.ovulations(from: signs, today: today).isEmpty)
    #expect(history.ovulationsInRetrospect(from: signs, today: today).map(\.day) == [start + 42])
    #expect(history.observing(signs, today: today) == history)
  }

  @Test func `signs win over an ovulation that was entered`() throws {
    let plain = CycleHistory(gaps: [28, 28], from: start)
    let history = try CycleHistory(
      periods: plain.periods, ovulations: [start + 10, start + 40])
    let signs = FertilitySigns(tests: [OvulationTest(on: start + 13, .positive)])
    let seen = history.observing(signs, today: try history.lastStart)
    #expect(seen.ovulations == [start + 14, start + 40])
  }

  @Test func `a surge on the eve of a start belongs to no cycle`() throws {
    let history = CycleHistory(gaps: [28, 28], from: start)
    let signs = FertilitySigns(tests: [OvulationTest(on: start + 27, .positive)])
    let today = try history.lastStart
    #expect(history.ovulations(from: signs, today: today).isEmpty)
  }

  @Test func `signs before the record or after today are left out`() throws {
    let history = CycleHistory(gaps: [28], from: start)
    let today = try history.lastStart + 15
    let signs = FertilitySigns(
      tests: [OvulationTest(on: start - 5, .positive), OvulationTest(on: today + 1, .positive)])
    #expect(history.ovulations(from: signs, today: today).isEmpty)
    #expect(CycleHistory.empty.ovulations(from: signs, today: today).isEmpty)
  }

  @Test func `her own luteal length is learnt from signs`() throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: start)
    let signs = FertilitySigns(
      tests: history.gaps.map { OvulationTest(on: $0.to - 12, .positive) })
    let today = try history.lastStart + 3
    let seen = history.observing(signs, today: today)
    let forecast = try #require(Adaptive().forecast(seen, today: today))
    #expect(forecast.nextStart - forecast.ovulation == 12)
  }
}
