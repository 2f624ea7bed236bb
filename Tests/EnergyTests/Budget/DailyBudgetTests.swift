import Civil
import Physiology
import Testing

@testable import Energy

struct DailyBudgetTests {
  private let thursday = Diary.today + 3

  private func budget(
    _ food: [DatedValue], _ rule: BudgetRule, maintenance: Double = 2000, on day: CivilDate
  ) -> DailyBudget {
    DailyBudget(
      maintenance: maintenance, food: DailyValues(sumsOf: food), today: day,
      firstWeekday: .monday, rule: rule)
  }

  @Test func `the credit of the logged days is spread over the days left`() {
    let food = [
      DatedValue(thursday - 1, 1800), DatedValue(thursday - 2, 1900),
      DatedValue(thursday - 5, 1500), DatedValue(thursday - 8, 0), DatedValue(thursday, 700),
    ]
    let rolling = budget(food, .rolling, on: thursday)
    #expect(rolling.daysLogged == 3 && rolling.credit == 800 && rolling.daysLeft == 4)
    #expect(rolling.kilocalories == 2200 && rolling.left == 1500 && rolling.eatenToday == 700)
    let week = budget(food, .week, on: thursday)
    #expect(week.first == Diary.today && week.last == thursday - 1)
    #expect(week.daysLogged == 2 && week.kilocalories == 2075)
  }

  @Test func `on the first weekday the week has nothing behind it and seven days left`() {
    let found = budget(Diary.days(1...20, of: 900), .week, on: Diary.today)
    #expect(found.daysLogged == 0 && found.daysLeft == 7 && found.kilocalories == 2000)
  }

  @Test func `more eaten takes off in two rules and never in the third`() {
    let food = Diary.days(1...7, of: 3000)
    #expect(budget(food, .rolling, on: Diary.today).kilocalories == 1500)
    #expect(budget(food, .rolling, on: Diary.today).isShareClamped)
    #expect(budget(food, .neverLess, on: Diary.today).kilocalories == 2000)
  }

  @Test func `the bounds hold in two rules`() {
    #expect(budget([], .rolling, maintenance: 300, on: thursday).kilocalories == 300)
    #expect(budget([], .week, maintenance: 300, on: thursday).kilocalories == 1000)
    #expect(budget([], .neverLess, maintenance: 7000, on: thursday).kilocalories == 6000)
    #expect(budget([], .week, maintenance: 300, on: thursday).isClamped)
  }

  @Test func `a day without food is not a day of 0`() {
    let found = budget([], .rolling, on: thursday)
    #expect(found.credit == 0 && found.eatenToday == nil && found.left == 2000)
    #expect(budget([DatedValue(thursday - 1, 0)], .rolling, on: thursday).credit == 2000)
  }

  @Test(arguments: Weekday.allCases)
  func `the days left count down to 1 before the first weekday`(first: Weekday) {
    let start = Diary.today.onOrAfter(first)
    #expect((0...7).map { (start + $0).daysLeftInWeek(from: first) } == [7, 6, 5, 4, 3, 2, 1, 7])
  }

  @Test func `nothing eaten before ever lowers a budget that never takes off`() {
    var random = SplitMix64(21)
    for _ in 0..<200 {
      let food = Diary.days((0...10).filter { _ in random.below(2) == 0 }) { _ in
        Double.random(in: 0...6000, using: &random)
      }
      let day = Diary.today + random.below(3)
      let found = budget(food, .neverLess, on: day)
      #expect((2000...2500).contains(found.kilocalories) && found.delta >= 0)
      #expect((-500...500).contains(budget(food, .rolling, on: day).delta))
    }
  }
}
