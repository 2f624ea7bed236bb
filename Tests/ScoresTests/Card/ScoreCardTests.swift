import Testing

@testable import Scores

struct ScoreCardTests {
  @Test func `each eighth begins at its lower end`() {
    let card = ScoreCard([0, 12.5, 24.9, 25, 99, 100, 130, -5])
    #expect(card.days.map { $0?.eighth } == [0, 1, 1, 2, 7, 7, 7, 0])
  }

  @Test func `a day without a score stays without one`() {
    let card = ScoreCard([10, nil, 20, 30, nil])
    #expect(card.known == 3 && card.mean == nil && card.today == nil)
    #expect(ScoreCard([10, 20, 30, 40]).mean == 25)
    #expect(ScoreCard([]).today == nil && ScoreCard([.nan]).known == 0)
  }
}
