import Civil
import Testing

@testable import Partnership

struct CycleStandingTests {
  private func standing(_ card: PartnerCard, _ date: CivilDate) -> CycleStanding? {
    guard case .current(let standing) = card.standing(on: date) else { return nil }
    return standing
  }

  @Test func `each of sixty days stands as the diary would have told it`() throws {
    let card = Samples.whole
    let phases: [(CardPhase?, Int)] = [
      (.menstrual, 2), (.follicular, 8), (.ovulation, 3), (.luteal, 12), (nil, 35),
    ]
    let expectedPhases = phases.flatMap { Array(repeating: $0.0, count: $0.1) }
    for (offset, phase) in expectedPhases.enumerated() {
      let date = card.made + offset
      let found = try #require(standing(card, date))
      #expect(found.phase == phase, "\(date)")
      #expect(found.day == (offset <= 28 ? offset + 4 : nil), "\(date)")
      let away = offset < 23 ? 23 - offset : offset <= 28 ? 0 : 28 - offset
      #expect(found.daysUntilExpected == away, "\(date)")
      #expect(found.week.map { 7 * $0.week + $0.day } == 65 + offset, "\(date)")
      #expect(found.daysUntilDue == 215 - offset, "\(date)")
      #expect(found.isFertile == (6...11).contains(offset), "\(date)")
      #expect(found.today == (offset == 0 ? ["cramps", "tired"] : []), "\(date)")
    }
  }

  @Test func `what was not shared is not told on any day`() throws {
    let card = PartnerCard(
      made: Samples.made, until: Samples.made + 60, fields: [.wish], contents: Samples.contents)
    for offset in 0...60 {
      let found = try #require(standing(card, card.made + offset))
      #expect(found.day == nil && found.phase == nil && found.daysUntilExpected == nil)
      #expect(found.week == nil && found.daysUntilDue == nil && found.isFertile == nil)
      #expect(found.today.isEmpty)
    }
  }

  @Test func `days are counted on where no end of the cycle was shared`() {
    let card = PartnerCard(
      made: Samples.made, until: Samples.made + 60, fields: [.day], contents: Samples.contents)
    #expect(standing(card, card.until)?.day == 64)
  }

  @Test func `with phases alone the days are counted to the last of them`() {
    let card = PartnerCard(
      made: Samples.made, until: Samples.made + 60, fields: [.day, .phase],
      contents: Samples.contents)
    #expect(standing(card, day("2026-03-28"))?.day == 28)
    #expect(standing(card, day("2026-03-29"))?.day == nil)
  }

  @Test func `after a birth no week and no due date is told`() throws {
    var contents = Samples.contents
    contents.phases = [PhaseSpan(.postpartum, days("2026-03-01", "2026-04-12"))]
    let card = PartnerCard(made: Samples.made, until: Samples.made + 60, contents: contents)
    let found = try #require(standing(card, day("2026-03-20")))
    #expect(found.phase == .postpartum)
    #expect(found.week == nil && found.daysUntilDue == nil)
  }
}
