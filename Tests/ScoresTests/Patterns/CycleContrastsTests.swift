import Civil
import Physiology
import Testing

@testable import Scores

/// A part of each cycle against the rest of the same cycle.
struct CycleContrastsTests {
  private func question(cycles count: Int, effect: Double, noise: Double, seed: UInt64) throws
    -> (PatternQuestion, CivilDate)
  {
    let first = try #require(CivilDate(iso: "2025-01-01"))
    let cycles = (0..<count).map { first + $0 * 28..<first + ($0 + 1) * 28 }
    let all = cycles.flatMap { cycle in (0..<28).map { cycle.lowerBound + $0 } }
    let part = Set(cycles.flatMap { cycle in (21..<28).map { cycle.lowerBound + $0 } })
    var chance = SplitMix64(seed)
    var last = 0.0
    let values = all.map { day in
      last = 0.6 * last + noise * Double.random(in: -1...1, using: &chance)
      return DatedValue(day, 7 + last + (part.contains(day) ? effect : 0))
    }
    var question = PatternQuestion(
      behaviour: part, kept: Set(all), measure: values, lag: 0, worth: 0.1)
    question.cycles = cycles
    return (question, first + count * 28)
  }

  @Test func `an effect in every cycle is told, with the plain means`() throws {
    let (question, today) = try question(cycles: 8, effect: 2, noise: 0, seed: 1)
    let found = PatternComparison(question, today: today, rules: .one)
    #expect(found.isTold && found.meanWith == 9 && found.meanWithout == 7)
    #expect(found.chance == 2.0 / 256 && found.within == 2)
  }

  @Test func `fewer than six cycles are too few, whatever their days show`() throws {
    let (question, today) = try question(cycles: 5, effect: 5, noise: 0, seed: 1)
    let found = PatternComparison(question, today: today, rules: .one)
    #expect(found.outcome == .notSideBySide && found.chance == nil)
  }

  @Test func `days that resemble the day before raise no find beyond what chance brings`() throws {
    var told = 0
    for seed in 0..<200 {
      let (question, today) = try question(cycles: 13, effect: 0, noise: 1, seed: UInt64(seed))
      if PatternComparison(question, today: today, rules: .one).isTold { told += 1 }
    }
    #expect(told <= 16, "\(told) of 200")
  }

  @Test func `turning all signs leaves the chance as it is`() throws {
    let (one, today) = try question(cycles: 13, effect: 0.4, noise: 1, seed: 7)
    var other = one
    other.measure = one.measure.map { DatedValue($0.date, -$0.value) }
    let chances = [one, other].map { PatternComparison($0, today: today, rules: .one).chance }
    #expect(chances[0] == chances[1] && chances[0] != nil)
  }

  @Test func `weekdays are not taken off where the weekday is what is asked`() throws {
    let first = try #require(CivilDate(iso: "2026-01-05"))
    let days = (0..<84).map { first + $0 }
    let weekend = Set(days.filter { $0.weekday == .saturday || $0.weekday == .sunday })
    var chance = SplitMix64(3)
    var question = PatternQuestion(
      behaviour: weekend, kept: Set(days),
      measure: days.map {
        DatedValue(
          $0, (weekend.contains($0) ? 9 : 7) + Double.random(in: -0.2...0.2, using: &chance))
      }, lag: 0)
    #expect(!PatternComparison(question, today: first + 84, rules: .one).isTold)
    question.isOfWeekdays = true
    #expect(PatternComparison(question, today: first + 84, rules: .one).isTold)
  }
}
