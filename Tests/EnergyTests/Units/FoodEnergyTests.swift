import Testing

@testable import Energy

struct FoodEnergyTests {
  @Test func `units come to kilocalories`() {
    #expect(abs(FoodEnergy(418.4, .kilojoule).kilocalories - 100) < 1e-9)
    #expect(FoodEnergy(90_000, .calorie).kilocalories == 90)
    #expect(FoodEnergy(90, .kilocalorie).kilocalories == 90)
  }

  @Test(arguments: [(0.0, true), (15_000, true), (-1, false), (15_001, false), (.nan, false)])
  func `a meal is from 0 to 15,000`(kilocalories: Double, isAccepted: Bool) {
    #expect(FoodEnergy(kilocalories, .kilocalorie).isAccepted == isAccepted)
  }
}
