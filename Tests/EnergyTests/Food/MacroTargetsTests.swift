import Testing

@testable import Energy

struct MacroTargetsTests {
  @Test func `shares of a day come to grams, less those eaten`() {
    let targets = MacroTargets(
      kilocalories: 1800, percents: MacroValues(protein: 20, carbohydrate: 50, fat: 30),
      eaten: MacroValues(fat: 70))
    #expect(targets.grams == MacroValues(protein: 90, carbohydrate: 225, fat: 60))
    #expect(targets.left.fat == -10 && targets.left.protein == 90)
  }

  @Test(
    arguments: [
      (MacroValues(protein: 30, carbohydrate: 40, fat: 30), true),
      (MacroValues(protein: 30, carbohydrate: 40, fat: 31), true),
      (MacroValues(protein: 30, carbohydrate: 40, fat: 28), false),
      (MacroValues(protein: 60, fat: 41), false),
      (MacroValues(protein: 60, fat: 40), true),
      (MacroValues(protein: 110, carbohydrate: -40, fat: 30), false),
      (MacroValues(), false),
    ])
  func `shares can be meant or not`(percents: MacroValues, isAccepted: Bool) {
    #expect(MacroTargets(kilocalories: 2000, percents: percents).isAccepted == isAccepted)
  }

  @Test func `a share that was not named has no grams`() {
    let targets = MacroTargets(kilocalories: 2000, percents: MacroValues(protein: 20))
    #expect(targets.grams.fat == nil && targets.left.fat == nil && targets.percentSum == 20)
  }
}
