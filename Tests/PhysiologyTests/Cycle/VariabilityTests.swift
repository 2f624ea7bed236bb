import Physiology
import Testing

@Suite struct VariabilityTests {
  @Test(arguments: [
    ([21, 35, 22, 40, 20], 0.2993, true), ([28, 28, 28, 28], 0, false), ([20, 40], 0.3333, false),
    ([10, 60, 10], 0.8839, true), ([26, 28, 30], 0.0583, false), ([28], 0, false),
  ])
  func `lengths are irregular above fifteen per cent, from three of them on`(
    lengths: [Int], variation: Double, isIrregular: Bool
  ) throws {
    let figures = try #require(Variability(lengths: lengths))
    #expect(abs(figures.coefficientOfVariation - variation) < 0.00005)
    #expect(figures.isIrregular == isIrregular)
  }

  @Test func `the figures describe the lengths`() throws {
    let figures = try #require(Variability(lengths: [30, 26, 28, 28]))
    #expect(figures.mean == 28)
    #expect(figures.shortest == 26)
    #expect(figures.longest == 30)
    #expect(abs(figures.deviation - 2.0.squareRoot()) < 1e-12)
  }

  @Test(arguments: [[], [0], [28, -1]])
  func `there are no figures without lengths`(lengths: [Int]) {
    #expect(Variability(lengths: lengths) == nil)
  }
}
