import Civil
import PatternSimulation
import Physiology
import Testing

@testable import Scores

struct PatternComparisonTests {
  private let today = SimulatedDiary.today

  /// Every third day with the behaviour, 3 higher the day after; a little wave beside it.
  private func question(days: Int, isDone: (Int) -> Bool = { $0 % 3 == 0 }) -> PatternQuestion {
    let all = (0..<days).map { today - days + $0 }
    let done = all.enumerated().filter { isDone($0.offset) }.map(\.element)
    let measure = all.enumerated().map { place, date in
      DatedValue(date + 1, Double(place % 5) * 0.1 + (isDone(place) ? 3 : 0))
    }
    return PatternQuestion(behaviour: Set(done), kept: Set(all), measure: measure)
  }

  @Test func `a plain effect is told with its days and means`() throws {
    let found = PatternComparison(question(days: 60), today: today)
    #expect(found.isTold && found.days == BlockSides(with: 20, without: 40))
    #expect(abs(try #require(found.difference) - 3) < 0.2)
    #expect(abs(try #require(found.within) - 3) < 0.2)
  }

  @Test func `a silent day is on neither side`() {
    var asked = question(days: 60)
    asked.kept = asked.behaviour
    let found = PatternComparison(asked, today: today)
    #expect(found.outcome == .tooFew && found.days == BlockSides(with: 20, without: 0))
    #expect(found.difference == nil && found.chance == nil)
  }

  @Test func `an ill day leaves with its own measure and the one before it`() {
    var asked = question(days: 60)
    asked.ill = [today - 30]
    let found = PatternComparison(asked, today: today)
    #expect(found.days.count == 58)
    asked.lag = 0
    asked.ill = []
    #expect(PatternComparison(asked, today: today).days.count == 59)
  }

  @Test func `sides that never share a week are not compared`() {
    let found = PatternComparison(
      question(days: 56) { ($0 / 7).isMultiple(of: 2) }, today: today)
    #expect(found.outcome == .notSideBySide && found.blocks == [] && found.chance == nil)
    #expect(found.difference != nil && found.within == nil)
  }

  @Test func `what is not worth telling is not told`() {
    var asked = question(days: 60)
    asked.worth = 5
    #expect(PatternComparison(asked, today: today).outcome == .tooSmall)
  }

  @Test func `days before the window and after today do not count`() {
    let found = PatternComparison(question(days: 300), today: today)
    #expect(found.days.count == 180)
    let earlier = PatternComparison(question(days: 60), today: today - 100)
    #expect(earlier.days.count == 0 && earlier.weekendShare == nil)
  }

  @Test func `what only follows the week is told as of weekends, or not at all`() {
    let all = (0..<90).map { today - 90 + $0 }
    let fridays = all.filter { $0.weekday == .friday }
    let asked = PatternQuestion(
      behaviour: Set(fridays), kept: Set(all),
      measure: all.map {
        DatedValue($0 + 1, $0.weekday == .friday ? 9 : 7 + Double($0.dayNumber % 3) / 10)
      })
    let found = PatternComparison(asked, today: today)
    #expect(found.isTold && found.isMostlyAtWeekends && found.weekendShare == 1)
    let centred = PatternComparison(asked, today: today, rules: .manyPairs)
    #expect(!centred.isTold && abs(centred.within ?? 1) < 0.05)
  }
}
