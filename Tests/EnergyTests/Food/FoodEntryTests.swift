import Testing

@testable import Energy

struct FoodEntryTests {
  @Test func `grams and drinks come to 4, 4, 9 and 98`() {
    let entry = FoodEntry(grams: MacroValues(protein: 10, carbohydrate: 20, fat: 5), drinks: 1)
    #expect(entry.parts.total == 263.0)
    #expect(entry.kilocalories == 263 && entry.basis == .grams)
    #expect(entry.parts.shares?.total.map { abs($0 - 1) < 1e-12 } == true)
  }

  @Test func `what she said wins`() {
    let entry = FoodEntry(kilocalories: 300, grams: MacroValues(protein: 10))
    #expect(entry.kilocalories == 300 && entry.basis == .said)
  }

  @Test(arguments: [
    (100.0, 149.0, false), (100, 151, true), (1000, 1199, false), (1000, 1201, true),
  ])
  func `they differ by more than 50 and a fifth`(said: Double, parts: Double, differs: Bool) {
    let entry = FoodEntry(kilocalories: said, grams: MacroValues(protein: parts / 4))
    #expect(entry.differs == differs)
  }

  @Test func `nothing named is no energy, and nothing eaten is 0`() {
    #expect(FoodEntry().kilocalories == nil && FoodEntry().basis == .none)
    let fasting = FoodEntry(grams: MacroValues(protein: 0))
    #expect(fasting.kilocalories == 0 && fasting.parts.shares == nil)
  }

  @Test func `a part that was not named has no share`() {
    let shares = FoodEntry(grams: MacroValues(protein: 10, fat: 10)).parts.shares
    #expect(shares?.carbohydrate == nil && shares?.alcohol == nil)
    #expect(shares?.protein == 40.0 / 130)
  }
}
