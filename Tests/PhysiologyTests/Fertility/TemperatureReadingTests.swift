import Civil
import Physiology
import Testing

@Suite struct TemperatureReadingTests {
  private let date = CivilDate(dayNumber: 20_000)

  @Test(arguments: [30, 42, 0, -1, 29.99, 42.01, 97.7, .nan, .infinity] as [Double])
  func `what can be no waking temperature is refused`(celsius: Double) {
    #expect(TemperatureReading(on: date, celsius: celsius) == nil)
  }

  @Test(arguments: [(97.7, 36.5), (98.6, 37), (96.8, 36), (97.16, 36.2)])
  func `a reading in Fahrenheit is kept in Celsius`(fahrenheit: Double, celsius: Double) throws {
    let reading = try #require(TemperatureReading(on: date, fahrenheit: fahrenheit))
    #expect(abs(reading.celsius - celsius) < 1e-9)
  }

  @Test(arguments: [36.5, 86, 107.7, 120])
  func `a number that is no Fahrenheit reading is refused`(fahrenheit: Double) {
    #expect(TemperatureReading(on: date, fahrenheit: fahrenheit) == nil)
  }
}
