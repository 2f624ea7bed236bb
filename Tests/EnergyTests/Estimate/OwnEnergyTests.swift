import Civil
import Physiology
import Testing

@testable import Energy

struct OwnEnergyTests {
  @Test(
    arguments: [
      (EnergyProfile(wantsCalories: false), EnergyGate.silenced),
      (EnergyProfile(hasEatingDisorder: true), .eatingDisorder),
      (EnergyProfile(isPregnant: true), .pregnant),
      (EnergyProfile(isBreastfeeding: true), .breastfeeding),
      (EnergyProfile(postpartumDays: 0), .postpartum), (EnergyProfile(age: 12), .underage),
    ])
  func `behind a gate there is no energy, and behind two no weight either`(
    profile: EnergyProfile, gate: EnergyGate
  ) {
    let energy = OwnEnergy(Diary.steady(food: 700, profile: profile, asksForBudget: true))
    #expect(energy.gate == gate)
    #expect(energy.estimate == nil && energy.budget == nil && energy.notes.isEmpty)
    #expect((energy.trendWeight == nil) == gate.isMute)
  }

  @Test func `without a gate all of it is there`() throws {
    let energy = OwnEnergy(Diary.steady(profile: EnergyProfile(age: 50), asksForBudget: true))
    #expect(energy.gate == nil && energy.estimate?.intake.mean == 2150)
    #expect(energy.trendWeight?.value == 64 && energy.trendWeight?.steps.count == 28)
    guard case .given = energy.budget else {
      Issue.record("no budget")
      return
    }
  }

  @Test func `a weight of 90 days ago is out of the trend`() {
    func trend(_ back: Int) -> ExponentialAverage? {
      OwnEnergy(EnergyRecord(today: Diary.today, weights: Diary.days([back], of: 60))).trendWeight
    }
    #expect(trend(89)?.value == 60 && trend(90) == nil && trend(-1) == nil)
  }

  @Test(arguments: [CivilDate.earliest, .latest, Diary.today])
  func `whatever is recorded, what is said is finite and safe`(today: CivilDate) {
    var random = SplitMix64(UInt64(bitPattern: Int64(today.dayNumber)))
    let odd = [Double.nan, .infinity, -.infinity, -1, 0, 1e308, 61, 62, 2000, 2500, 0.3]
    var given = 0
    for _ in 0..<400 {
      func series(_ usual: ClosedRange<Double>) -> [DatedValue] {
        (0..<random.below(120)).map { _ in
          let value =
            random.below(5) == 0
            ? odd[random.below(odd.count)] : Double.random(in: usual, using: &random)
          return DatedValue(today - (random.below(70) - 3), value)
        }
      }
      let record = EnergyRecord(
        today: today, weights: series(60...62), food: series(1500...2600),
        bodyFat: series(0.2...0.4), illness: [today - random.below(9)],
        cycleLength: random.below(45),
        profile: EnergyProfile(age: 30, height: 165),
        adjustment: odd[random.below(odd.count)], firstWeekday: Weekday.allCases[random.below(7)])
      let own = OwnEnergy(record)
      #expect(own == OwnEnergy(record))
      #expect(SeedEnergy(record, variant: .math).blend.maintenance.isFinite)
      if case .measured(let found) = own.estimate?.status {
        #expect(MeasuredEnergy.plausible.contains(found.maintenance))
      }
      if case .given(let budget) = own.budget {
        given += 1
        #expect(budget.kilocalories >= BudgetAnswer.floor && budget.kilocalories <= 6000)
      }
    }
    #expect(given > 0 || today != Diary.today)
  }
}
