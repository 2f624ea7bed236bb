import Testing

@testable import Scores

struct GridDayTests {
  @Test func `one good score alone is not a full day`() {
    let one = GridDay(recovery: 50, sleep: nil, strain: nil, strainIsInUsualBand: nil)
    #expect(one.mark == .some && one.level == 1)
    let none = GridDay(recovery: nil, sleep: .nan, strain: 90, strainIsInUsualBand: nil)
    #expect(none.mark == .none && none.level == nil)
  }

  @Test func `Bioloop asks for all three, at their lines`() {
    let day = GridDay(recovery: 75, sleep: 80, strain: 70, strainIsInUsualBand: false)
    #expect(day.isSeedGreen && day.mark == .some)
    let low = GridDay(recovery: 75, sleep: 80, strain: 69.9, strainIsInUsualBand: true)
    #expect(!low.isSeedGreen && low.mark == .full)
  }
}
