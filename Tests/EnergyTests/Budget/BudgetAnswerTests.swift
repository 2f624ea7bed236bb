import Physiology
import Testing

@testable import Energy

struct BudgetAnswerTests {
  private func answer(_ record: EnergyRecord) -> BudgetAnswer {
    BudgetAnswer(record, estimate: EnergyEstimate(record))
  }

  private let adult = EnergyProfile(age: 41, height: 166)

  @Test func `a budget is given only where she asked`() {
    #expect(answer(Diary.steady()) == .refused(.notAsked))
    for record in [Diary.steady(asksForBudget: true), Diary.steady(adjustment: 0)] {
      guard case .given(let budget) = answer(record) else {
        Issue.record("no budget")
        continue
      }
      #expect(budget.kilocalories == 2150 && budget.rounded == 2150 && budget.base == 2150)
    }
  }

  @Test(arguments: [
    (-500.0, nil), (-501, BudgetRefusal.adjustmentTooLarge), (500, nil),
    (501, .adjustmentTooLarge), (.nan, .adjustmentTooLarge), (-.infinity, .adjustmentTooLarge),
  ])
  func `an adjustment is at most 500 either way`(adjustment: Double, refusal: BudgetRefusal?) {
    let found = answer(Diary.steady(food: 2400, profile: adult, adjustment: adjustment))
    if let refusal {
      #expect(found == .refused(refusal))
    } else if case .given(let budget) = found {
      #expect(budget.base == 2400 + adjustment)
    } else {
      Issue.record("refused: \(found)")
    }
  }

  @Test func `less is never given at an unknown age or to a thin body`() {
    let unknown = Diary.steady(profile: EnergyProfile(height: 166), adjustment: -100)
    #expect(answer(unknown) == .refused(.ageUnknown))
    let thin = Diary.steady(weight: 50, profile: adult, adjustment: -100)
    #expect(answer(thin) == .refused(.lowWeight))
    guard case .given = answer(Diary.steady(weight: 50, profile: adult, adjustment: 100)) else {
      Issue.record("more is refused")
      return
    }
  }

  @Test func `nothing below 1,600 is given`() {
    #expect(answer(Diary.steady(food: 1599, asksForBudget: true)) == .refused(.belowFloor))
    let lowered = Diary.steady(food: 1900, profile: adult, adjustment: -301)
    #expect(answer(lowered) == .refused(.belowFloor))
    guard case .given = answer(Diary.steady(food: 1900, profile: adult, adjustment: -300)) else {
      Issue.record("1,600 is refused")
      return
    }
  }

  @Test func `without a maintenance there is no budget`() {
    let record = EnergyRecord(today: Diary.today, asksForBudget: true)
    #expect(answer(record) == .refused(.unmeasured(.needsFoodAndWeight)))
  }
}
