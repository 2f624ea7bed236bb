import Testing

@testable import Energy

struct DoubleArithmeticTests {
  @Test(arguments: [(2.0, 10, 1024.0), (2, -2, 0.25), (0.9, 0, 1), (3, 1, 3), (0, 5, 0)])
  func `a power is the number multiplied by itself`(base: Double, exponent: Int, power: Double) {
    #expect(base.power(exponent) == power)
  }

  @Test(arguments: [(2325.0, 2350.0), (2324.9, 2300), (-2325, -2350), (24.9, 0), (25, 50)])
  func `a half goes away from zero`(value: Double, rounded: Double) {
    #expect(value.rounded(toMultipleOf: 50) == rounded)
  }

  @Test func `nothing has no mean, and one value no deviation`() {
    #expect([Double]().mean == nil)
    #expect([3.0].mean == 3 && [3.0].standardDeviation == nil)
    #expect([1.0, 3].standardDeviation == 2.0.squareRoot())
  }
}
