import Testing

@testable import Energy

struct BodyWeightTests {
  @Test func `stones and pounds are fourteen pounds and the rest`() throws {
    let weight = BodyWeight(9, .stone, pounds: 5)
    #expect(abs(weight.kilograms - 131 * 0.45359237) < 1e-9)
    #expect(weight.stones == BodyWeight.Stones(whole: 9, pounds: 5))
    #expect(weight.roundedPounds == 131 && weight.roundedKilograms == 59.4)
  }

  @Test func `thirteen pounds and a half are a stone more, never fourteen pounds`() {
    #expect(BodyWeight(8, .stone, pounds: 13.5).stones == BodyWeight.Stones(whole: 9, pounds: 0))
  }

  @Test(arguments: MassUnit.allCases)
  func `a weight comes back from its unit`(unit: MassUnit) {
    #expect(abs(BodyWeight(60 / unit.kilograms, unit).kilograms - 60) < 1e-9)
  }

  @Test(arguments: [24.9, 350.1, 0, -60, .nan, .infinity, 1e300])
  func `what no body weighs is refused and has no stones`(kilograms: Double) {
    let weight = BodyWeight(kilograms, .kilogram)
    #expect(!weight.isAccepted && weight.stones == nil)
  }

  @Test(arguments: [25.0, 350])
  func `the bounds are accepted`(kilograms: Double) {
    #expect(BodyWeight(kilograms, .kilogram).isAccepted)
  }
}
