import Civil
import Physiology
import Testing

@testable import Energy

struct EnergyEstimateTests {
  private let today = Diary.today

  /// The maintenance that was measured.
  private func measured(_ record: EnergyRecord) throws -> MeasuredEnergy {
    guard case .measured(let found) = EnergyEstimate(record).status else {
      throw Missing(status: EnergyEstimate(record).status)
    }
    return found
  }

  private struct Missing: Error {
    let status: EstimateStatus
  }

  @Test func `food less the energy of the change in weight is the maintenance`() throws {
    // A fifth of a kilogram a week down, 7,350 kcal each, is 210 kcal a day.
    let record = EnergyRecord(
      today: today, weights: Diary.days(0...27) { 66 + 0.2 / 7 * Double($0) },
      food: Diary.days(1...28, of: 1840))
    let found = try measured(record)
    #expect(abs(found.maintenance - 2050) < 1e-6)
    #expect(found.rounded == 2050 && found.range == 1950...2150)
    #expect(EnergyEstimate(record).method == .leastSquares && EnergyEstimate(record).days == 28)
  }

  @Test(arguments: [22, 28, 35])
  func `by cycle the truth is found whatever she ate and however the water went`(
    length: Int
  ) throws {
    var random = SplitMix64(UInt64(length))
    let food = Diary.days(1...80) { _ in Double.random(in: 1300...2900, using: &random) }
    let water = (0..<length).map { _ in Double.random(in: 0...0.9, using: &random) }
    let truth = 2100.0
    // A weight is of the morning: all food of earlier days is in it.
    let weights = Diary.days(0...79) { back in
      let stored = food.filter { $0.date < today - back }.map { $0.value - truth }.sum
      return 63 + stored / 7350 + water[back % length]
    }
    let record = EnergyRecord(today: today, weights: weights, food: food, cycleLength: length)
    let estimate = EnergyEstimate(record)
    #expect(estimate.method == .byCycle && estimate.days == 2 * length)
    #expect(abs(try measured(record).maintenance - truth) < 1e-6)
  }

  @Test func `a cycle without a second one falls back to the line`() throws {
    let record = EnergyRecord(
      today: today, weights: Diary.days(0...27, of: 60), food: Diary.days(1...28, of: 2000),
      cycleLength: 28)
    let estimate = EnergyEstimate(record)
    #expect(estimate.method == .leastSquares && estimate.cycle?.pairs == 1)
    #expect(estimate.cycleIntake == nil)
    #expect(try measured(record).maintenance == 2000)
  }

  @Test(
    arguments: [
      (0...27, 1...10, EstimateGap.needsFood), (0...5, 1...28, .needsWeight),
      (0...5, 1...10, .needsFoodAndWeight),
    ])
  func `what is missing is named and nothing is guessed`(
    weighed: ClosedRange<Int>, logged: ClosedRange<Int>, gap: EstimateGap
  ) {
    let estimate = EnergyEstimate(
      EnergyRecord(
        today: today, weights: Diary.days(weighed, of: 60), food: Diary.days(logged, of: 2000)))
    #expect(estimate.status == .unavailable(gap) && estimate.standardError == nil)
    #expect(estimate.weight.days.count == weighed.count)
    #expect(estimate.intake.days.count == logged.count)
  }

  @Test func `nothing at all has no rate and no mean`() {
    let estimate = EnergyEstimate(EnergyRecord(today: today))
    #expect(estimate.rate == nil && estimate.intake.mean == nil)
    #expect(estimate.status == .unavailable(.needsFoodAndWeight))
  }

  @Test(arguments: [(0.2, EstimateGap.movingFast), (-0.2, .movingFast)])
  func `a change that no body makes is no maintenance`(daily: Double, gap: EstimateGap) {
    let estimate = EnergyEstimate(
      EnergyRecord(
        today: today, weights: Diary.days(0...27) { 70 + daily * Double($0) },
        food: Diary.days(1...28, of: 2000)))
    #expect(estimate.status == .unavailable(gap))
  }

  @Test(arguments: [(1199.0, true), (1200, false), (5000, false), (5001, true)])
  func `food and weight that do not fit together are not said`(food: Double, isRefused: Bool) {
    let status = EnergyEstimate(Diary.steady(food: food)).status
    #expect((status == .unavailable(.implausible)) == isRefused)
  }

  @Test func `days of illness and those logged in part change nothing`() throws {
    let weights = Diary.days(0...27) { $0 < 4 ? 61.5 : 63 }
    let food = Diary.days(1...28) { $0 < 5 ? 600 : $0 == 20 ? 300 : 2050 }
    let illness = Set((0..<5).map { today - $0 })
    let record = EnergyRecord(
      today: today, weights: weights, food: food, illness: illness, partial: [today - 20])
    #expect(abs(try measured(record).maintenance - 2050) < 1e-9)
  }

  @Test func `the body fat of a year holds and an older one does not`() throws {
    func density(_ back: Int) -> EnergyDensity {
      EnergyEstimate(
        EnergyRecord(
          today: today, weights: Diary.days(0...27, of: 65),
          bodyFat: Diary.days([back], of: 0.32))
      ).density
    }
    #expect(abs(try #require(density(365).fatMass) - 20.8) < 1e-9)
    #expect(density(366).isEstimated && density(-1).isEstimated)
  }

  @Test func `the range holds the maintenance, is of fifties and no narrower than 100`() throws {
    var random = SplitMix64(77)
    var told = 0
    for _ in 0..<300 {
      let record = EnergyRecord(
        today: today,
        weights: Diary.days((0...27).filter { _ in random.below(4) > 0 }) { _ in
          Double.random(in: 60...61.5, using: &random)
        },
        food: Diary.days((1...28).filter { _ in random.below(4) > 0 }) { _ in
          Double.random(in: 1200...3200, using: &random)
        })
      guard let found = try? measured(record) else { continue }
      told += 1
      #expect(found.range.contains(found.maintenance))
      #expect(found.range.lowerBound.remainder(dividingBy: 50) == 0)
      #expect(found.range.upperBound - found.range.lowerBound >= 200)
    }
    #expect(told > 200)
  }

  @Test func `seven weeks later the same record says the same`() throws {
    var random = SplitMix64(4)
    let weights = Diary.days(0...60) { _ in Double.random(in: 60...61, using: &random) }
    let food = Diary.days(1...60) { _ in Double.random(in: 1500...2500, using: &random) }
    let later = EnergyRecord(
      today: today + 49, weights: weights.map { DatedValue($0.date + 49, $0.value) },
      food: food.map { DatedValue($0.date + 49, $0.value) }, cycleLength: 27)
    let now = EnergyRecord(today: today, weights: weights, food: food, cycleLength: 27)
    #expect(EnergyEstimate(later).status == EnergyEstimate(now).status)
  }
}
