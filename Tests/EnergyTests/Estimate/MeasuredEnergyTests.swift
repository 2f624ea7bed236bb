import Testing

@testable import Energy

struct MeasuredEnergyTests {
  @Test(
    arguments: [
      (0.0, 1950.0...2150.0), (78, 1950...2150), (78.1, 1900...2200), (117, 1900...2200),
      (117.1, 1850...2250),
    ])
  func `the range is 1.2816 standard errors, up to the next 50`(
    error: Double, range: ClosedRange<Double>
  ) throws {
    let found = try #require(MeasuredEnergy(maintenance: 2030, standardError: error))
    #expect(found.range == range && found.rounded == 2050 && found.maintenance == 2030)
  }

  @Test(arguments: [(1199.9, 10.0), (5000.1, 10), (.nan, 10), (2000, .nan), (2000, .infinity)])
  func `what is no plausible maintenance is none`(maintenance: Double, error: Double) {
    #expect(MeasuredEnergy(maintenance: maintenance, standardError: error) == nil)
  }
}
