import Civil
import Physiology
import Testing

@Suite struct CervicalMucusTests {
  @Test(
    arguments: [
      (.dry, .nothing, .dry), (.nothing, .nothing, .nothing), (.wet, .nothing, .moist),
      (.slippery, .nothing, .best), (.dry, .creamy, .better), (.nothing, .creamy, .better),
      (.wet, .creamy, .better), (.slippery, .creamy, .best), (.dry, .eggWhite, .best),
      (.wet, .eggWhite, .best),
    ] as [(CervicalMucus.Feeling, CervicalMucus.Texture, CervicalMucus.Quality)])
  func `the better of what is felt and seen counts`(
    feeling: CervicalMucus.Feeling, texture: CervicalMucus.Texture,
    quality: CervicalMucus.Quality
  ) {
    #expect(
      CervicalMucus(on: Signs.dayZero, feeling: feeling, texture: texture).quality == quality)
  }

  @Test(
    arguments: [
      ("0123443210", nil, 6, 9), ("4321", nil, 1, 4), ("444", nil, nil, nil),
      ("432", nil, nil, nil),
      ("1111", nil, nil, nil), ("0000", nil, nil, nil), ("2111", nil, 1, 4),
      ("33233", nil, nil, nil),
      ("41114111", nil, 5, 8), ("41114111", 4, 1, 4), ("41114111", 5, 5, 8),
      ("4111411", 5, nil, nil),
      ("4.1.1.1", nil, 1, 7), ("43334", nil, 1, 4), ("3444.332", nil, 4, 8), ("44133", nil, 2, 5),
    ] as [(String, Int?, Int?, Int?)])
  func `the peak is the last best day before three lower ones`(
    digits: String, temperature: Int?, peak: Int?, completed: Int?
  ) {
    let found = MucusPeak(
      in: Signs.mucus(digits).reversed(),
      temperatureCompletedOn: temperature.map { Signs.dayZero + $0 })
    #expect(found?.date.cycleDay == peak)
    #expect(found?.completedOn.cycleDay == completed)
  }

  @Test func `the most fertile reading of a day counts`() {
    let day = Signs.mucus("1", from: 2)
    let peak = MucusPeak(in: Signs.mucus("144111") + day)
    #expect(peak?.date.cycleDay == 3)
  }
}
