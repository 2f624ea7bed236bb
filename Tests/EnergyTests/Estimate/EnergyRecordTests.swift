import Civil
import Physiology
import Testing

@testable import Energy

struct EnergyRecordTests {
  @Test func `readings of no body and no meal are left out`() {
    let record = EnergyRecord(
      today: Diary.today, weights: Diary.days([0, 1]) { $0 == 0 ? 618 : 61.8 },
      food: Diary.days([1, 2, 3]) { [0, 20_000, -5, 800][$0] },
      bodyFat: Diary.days([0, 1]) { $0 == 0 ? 31 : 0.31 })
    #expect(record.weights.numbers == [61.8] && record.food.numbers == [800])
    #expect(record.bodyFat.numbers == [0.31])
  }

  @Test func `the mass index needs a height and a weight that is not of tomorrow`() throws {
    let index = try #require(
      Diary.steady(weight: 64, profile: EnergyProfile(height: 160)).massIndex)
    #expect(abs(index - 25) < 1e-9)
    #expect(Diary.steady().massIndex == nil)
    #expect(Diary.steady(profile: EnergyProfile(height: 0)).massIndex == nil)
    let tomorrow = EnergyRecord(
      today: Diary.today, weights: Diary.days([-1], of: 60), profile: EnergyProfile(height: 160))
    #expect(tomorrow.massIndex == nil)
  }

  @Test func `naming an adjustment asks for a budget`() {
    #expect(!Diary.steady().isBudgetAsked)
    #expect(Diary.steady(adjustment: 0).isBudgetAsked)
    #expect(Diary.steady(asksForBudget: true).isBudgetAsked)
  }
}
