import Civil
import Physiology
import Testing

@Suite struct ForecastModeTests {
  private let model = Adaptive()

  private func forecast(_ gaps: [Int], days: Int = 0) throws -> Forecast {
    let history = CycleHistory(gaps: gaps, from: try day("2024-01-01"))
    return try #require(model.forecast(history, today: history.lastStart + days))
  }

  @Test func `cycle and ttc tell it as it is, general and pregnancy say nothing`() throws {
    let plain = try forecast([28, 28, 29])
    #expect(plain.told(in: .cycle) == plain && plain.told(in: .ttc) == plain)
    #expect(plain.told(in: .general) == nil && plain.told(in: .pregnancy) == nil)
  }

  @Test(arguments: [Mode.postpartum, .perimenopause], GoldenForecast.all)
  func `after a birth and in perimenopause less is claimed`(
    mode: Mode, golden: GoldenForecast
  ) throws {
    let plain = try forecast(golden.gaps)
    let told = try #require(plain.told(in: mode))
    #expect(told.confidence == .low)
    #expect(try #require(told.probability) >= 0.9)
    let (narrow, wide) = (try #require(plain.window), try #require(told.window))
    #expect(wide.count > narrow.count)
    #expect(wide.contains(told.nextStart) && told.nextStart == plain.nextStart)
    let (few, many) = (try #require(plain.fertileWindow), try #require(told.fertileWindow))
    #expect(many.lowerBound <= few.lowerBound && many.upperBound >= few.upperBound)
  }

  @Test func `nothing is late inside the wide window`() throws {
    let first = try forecast([28, 28, 28, 28, 28, 28])
    let late = try forecast([28, 28, 28, 28, 28, 28], days: 30)
    #expect(late.daysLate == 2 && late.told(in: .perimenopause)?.daysLate == nil)
    #expect(first.told(in: .perimenopause)?.daysLate == nil)
    let longer = try forecast([28, 28, 28, 28, 28, 28], days: 95)
    #expect(longer.told(in: .perimenopause)?.daysLate == nil)
  }

  @Test(arguments: ModelName.allCases)
  func `a model without chances is loosened in its words`(name: ModelName) throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: try day("2024-01-01"))
    let forecast = try #require(name.model.forecast(history, today: history.lastStart + 29))
    #expect(try #require(forecast.told(in: .postpartum)).confidence == .low)
  }
}
