import Civil
import Physiology
import Testing

@Suite struct LatenessTests {
  private func lateness(_ gaps: [Int], late: Int, model: any CycleModel = Adaptive()) throws
    -> Lateness?
  {
    let history = CycleHistory(gaps: gaps, from: try day("2024-01-01"))
    let first = try #require(model.forecast(history, today: history.lastStart))
    let forecast = try #require(model.forecast(history, today: first.expectedStart + late))
    return Lateness(forecast)
  }

  @Test(
    arguments: [
      (-3, nil), (0, nil), (1, .dayOrTwo), (2, .dayOrTwo), (3, .aboutAWeek), (7, .aboutAWeek),
      (10, .aboutAWeek), (11, .longer), (40, .longer),
    ] as [(Int, Lateness.Register?)])
  func `a regular record has three registers`(late: Int, register: Lateness.Register?) throws {
    for name in ModelName.allCases {
      let found = try lateness([28, 28, 28, 28, 28, 28], late: late, model: name.model)
      #expect(found?.register == register)
      #expect(found?.days == (late > 0 ? late : nil))
    }
  }

  @Test(
    arguments: [
      ([27, 41, 35, 52, 30, 44], 9, .insideWideWindow),
      ([27, 41, 35, 52, 30, 44], 10, .aboutAWeek),
      ([27, 41, 35, 52, 30, 44], 12, .longer), ([], 5, .insideWideWindow), ([], 6, .aboutAWeek),
      ([28], 3, .insideWideWindow), ([28], 4, .aboutAWeek),
    ] as [([Int], Int, Lateness.Register)])
  func `inside a window that was wide from the start nothing is called late`(
    gaps: [Int], late: Int, register: Lateness.Register
  ) throws {
    #expect(try lateness(gaps, late: late)?.register == register)
  }
}
