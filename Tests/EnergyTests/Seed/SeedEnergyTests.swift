import Physiology
import Testing

@testable import Energy

struct SeedEnergyTests {
  @Test(arguments: SeedVariant.allCases)
  func `steady food at a steady weight is drawn a 28th to the baseline`(variant: SeedVariant) {
    let energy = SeedEnergy(Diary.steady(weight: 64, food: 2150), variant: variant)
    // 30 kcal for each kg in an estimate from 180 days that have 27 of them.
    let inner = variant == .readme ? 2200 : 2150 * 27.0 / 180 + 1920 * 153.0 / 180
    #expect(abs(energy.fallback.value - inner) < 1e-9)
    #expect(abs(energy.blend.maintenance - (2150 * 27 + inner) / 28) < 1e-9)
    #expect(energy.flags.isValid && energy.flags.isDensityEstimated)
  }

  @Test func `it says a number where nothing is known, and that it is not valid`() {
    let energy = SeedEnergy(EnergyRecord(today: Diary.today))
    #expect(energy.blend.maintenance == 2200 && !energy.flags.isValid)
    #expect(energy.blend.unblended == nil && energy.budget.kilocalories == 2200)
  }

  @Test func `a budget below any need is shown, and only one account bounds it`() {
    let record = Diary.steady(food: 900, adjustment: -600)
    #expect(SeedEnergy(record).budget.kilocalories < 1000)
    #expect(SeedEnergy(record, variant: .math).budget.kilocalories == 1000)
    #expect(SeedEnergy(record, variant: .math).flags.isBudgetClamped)
    #expect(SeedEnergy(record).flags.isMaintenanceSuspect)
  }
}
