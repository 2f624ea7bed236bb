import Civil
import Physiology
import Testing

@Suite struct ModelComparisonTests {
  private func compare(_ gaps: [Int], days: Int = 0) throws -> ModelComparison {
    let history = CycleHistory(gaps: gaps, from: try day("2020-01-01"))
    return try #require(ModelComparison(history, today: history.lastStart + days))
  }

  @Test func `a forgotten start sets the two apart`() throws {
    let both = try compare([28, 28, 28, 56, 28])
    #expect(both.reference.model == .weightedMean && both.adaptive.model == .adaptive)
    #expect(both.reference.cycleLength == 34)
    #expect(both.daysApart == both.adaptive.cycleLength - 34 && both.daysApart < -4)
    #expect(both.differences == [.missedLogs(starts: 1)])
  }

  @Test func `a late start moves only the adaptive date`() throws {
    let both = try compare([28, 28, 28, 28, 28, 28], days: 33)
    #expect(both.reference.cycleLength == 28 && both.daysApart > 5)
    #expect(both.differences == [.notYet(days: 32)])
    #expect(both.reference.daysLate == 5 && both.adaptive.daysLate == 5)
  }

  @Test(
    arguments: [
      ([21, 35, 22, 40, 20], true, 0.2993), ([28, 28, 28, 28], false, 0),
    ] as [([Int], Bool, Double)])
  func `the 15 per cent rule is the seed's own`(gaps: [Int], irregular: Bool, variation: Double)
    throws
  {
    let both = try compare(gaps)
    #expect(both.isIrregular == irregular)
    #expect(abs(try #require(both.variation) - variation) < 0.00005)
  }

  @Test func `with few lengths the average says 28 and no rule applies`() throws {
    let both = try compare([35, 36])
    #expect(both.isIrregular == nil && both.reference.cycleLength == 28)
    #expect(both.differences == [.fewLengths(2)])
    #expect(ModelComparison(.empty, today: try day("2020-01-01")) == nil)
  }

  @Test func `a light gap and a seen ovulation are named`() throws {
    #expect(try compare([28, 29, 28, 27, 41, 28, 29]).differences == [.countedLightly(gaps: 1)])
    let plain = CycleHistory(gaps: [28, 28, 28], from: try day("2020-01-01"))
    let last = try plain.lastStart
    let history = try CycleHistory(periods: plain.periods, ovulations: [last + 19])
    let both = try #require(ModelComparison(history, today: last + 20))
    #expect(both.differences == [.ovulation(last + 19)])
  }
}
