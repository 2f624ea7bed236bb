import Civil
import Physiology
import Testing

@Suite struct CervixTests {
  @Test(
    arguments: [
      (.closed, .hard, false), (.closed, .soft, true), (.medium, .hard, true), (.open, .hard, true),
      (.open, .soft, true),
    ] as [(Cervix.Opening, Cervix.Firmness, Bool)])
  func `only closed and hard is no fertile sign`(
    opening: Cervix.Opening, firmness: Cervix.Firmness, isFertile: Bool
  ) {
    #expect(Cervix(on: Signs.dayZero, opening, firmness).isFertile == isFertile)
  }

  @Test(
    arguments: [
      ("--oo---", nil, 4, 7), ("--oo--", nil, nil, nil), ("-------", nil, nil, nil),
      ("oo-o---", nil, 4, 7), ("o---o---", nil, 5, 8), ("o---o---", 4, 1, 4),
      ("o---o---", 6, 5, 8), ("o.-.-.-", nil, 1, 7), ("o---o--", 5, nil, nil),
    ] as [(String, Int?, Int?, Int?)])
  func `it has closed when three readings follow the last fertile one`(
    letters: String, temperature: Int?, last: Int?, completed: Int?
  ) {
    let shift = CervixShift(
      in: Signs.cervix(letters),
      temperatureCompletedOn: temperature.map { Signs.dayZero + $0 })
    #expect(shift?.date.cycleDay == last)
    #expect(shift?.completedOn.cycleDay == completed)
  }
}
