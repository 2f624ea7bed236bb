import Civil
import Testing

@testable import Partnership

struct PartnerCardTests {
  @Test(arguments: [(-5, 0), (0, 0), (60, 60), (92, 92), (93, 92), (Int.max, 92)])
  func `a card lasts from its own day to 92 days after it`(asked: Int, given: Int) {
    let card = PartnerCard(
      made: Samples.made, until: Samples.made.adding(days: asked), contents: CardContents())
    #expect(card.until - card.made == given)
  }

  @Test func `after its last day it says nothing but that`() {
    let card = Samples.whole
    for late in [1, 2, 30, 4000] {
      #expect(card.standing(on: card.until + late) == .expired(day("2026-05-03")))
    }
    guard case .current(let last) = card.standing(on: card.until) else {
      Issue.record("it expired on its last day")
      return
    }
    #expect(last.date == card.until)
  }

  @Test func `a day before it was made stands as the day it was made`() {
    #expect(
      Samples.whole.standing(on: day("2026-03-03")) == Samples.whole.standing(on: Samples.made))
  }
}
