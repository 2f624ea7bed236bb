import Testing

@testable import Energy

struct BodyFatTests {
  @Test func `percent and fraction are one reading`() {
    #expect(BodyFat(25, .percent) == BodyFat(0.25, .fraction))
  }

  @Test(arguments: [(3.0, true), (70, true), (2.9, false), (71, false), (0.25, false)])
  func `a body is 3 to 70 per cent fat`(percent: Double, isAccepted: Bool) {
    #expect(BodyFat(percent, .percent).isAccepted == isAccepted)
  }
}
