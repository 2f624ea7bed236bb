import Physiology
import Testing

@testable import Journal

struct SignsTests {
  @Test func `temperatures, tests, discharge and cervix are read as signs of their days`() throws {
    let signs = journal(
      "2026-03-01 period start", "2026-03-10 06:45 temperature 97.7 F",
      "2026-03-11 test ovulation peak", "2026-03-12 discharge watery",
      "2026-03-13 cervix closed hard"
    ).signs
    let reading = try #require(signs.temperatures.first)
    #expect(abs(reading.celsius - 36.5) < 0.001)
    #expect(reading.disturbance == nil)
    #expect(signs.tests == [OvulationTest(on: day("2026-03-11"), .peak)])
    #expect(signs.mucus == [CervicalMucus(on: day("2026-03-12"), .best)])
    #expect(signs.cervix == [Cervix(on: day("2026-03-13"), .closed, .hard)])
  }

  @Test(arguments: [
    ("dry", CervicalMucus.Quality.dry), ("sticky", .better), ("creamy", .better),
    ("watery", .best), ("eggwhite", .best),
  ])
  func `discharge has the class of its look`(word: String, quality: CervicalMucus.Quality) {
    #expect(journal("2026-03-12 discharge \(word)").signs.mucus.map(\.quality) == [quality])
  }

  @Test(arguments: [
    ("2026-03-10 temperature 36.50 C disturbed", TemperatureReading.Disturbance.unnamed),
    ("2026-03-10 temperature 38.2 C", .fever),
    ("2026-03-10 temperature 36.50 C oral", .otherPlace),
  ])
  func `a reading that does not compare carries its reason`(
    line: String, reason: TemperatureReading.Disturbance
  ) {
    let signs = journal(
      "2026-03-01 period start", "2026-03-08 temperature 36.4 C vaginal",
      "2026-03-09 temperature 36.4 C vaginal", line
    ).signs
    #expect(signs.temperatures.map(\.disturbance) == [nil, nil, reason])
  }

  @Test(arguments: [
    "2026-03-10 factor \"illness\"", "2026-03-10 symptom fever",
    "2026-03-08 break illness until 2026-03-12",
  ])
  func `a day with a fever disturbs its reading`(line: String) {
    let signs = journal("2026-03-10 temperature 36.9 C", line).signs
    #expect(signs.temperatures.map(\.disturbance) == [.fever])
  }

  @Test func `the usual place is that of the same cycle`() {
    let signs = journal(
      "2026-02-01 period start", "2026-02-10 temperature 36.4 C oral",
      "2026-02-11 temperature 36.4 C oral", "2026-03-01 period start",
      "2026-03-10 temperature 36.4 C vaginal"
    ).signs
    #expect(signs.temperatures.allSatisfy { $0.disturbance == nil })
  }
}
