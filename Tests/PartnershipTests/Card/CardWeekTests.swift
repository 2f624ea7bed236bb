import Civil
import Testing

@testable import Partnership

struct CardWeekTests {
  @Test(arguments: [
    (0, 0, 0, 1), (6, 0, 6, 1), (97, 13, 6, 1), (98, 14, 0, 2), (195, 27, 6, 2), (196, 28, 0, 3),
    (280, 40, 0, 3), (314, 44, 6, 3),
  ])
  func `weeks are completed ones and thirds begin at 14 and 28`(
    days: Int, week: Int, weekDay: Int, trimester: Int
  ) {
    let found = CardWeek(on: Samples.made, from: Samples.made - days)
    #expect(found?.week == week && found?.day == weekDay)
    #expect(found?.trimester == trimester)
  }

  @Test(arguments: [-1, 315, 9999])
  func `no week is told before day 0 or from 45 weeks on`(days: Int) {
    #expect(CardWeek(on: Samples.made, from: Samples.made - days) == nil)
  }
}
