import Physiology
import Testing

@Suite struct WeightGainTests {
  @Test(
    arguments: [
      (18.49, .under), (18.5, .normal), (24.99, .normal), (25, .over), (29.99, .over),
      (30, .obese), (55, .obese),
    ] as [(Double, BodyMassClass)])
  func `the classes meet at 18.5, 25 and 30`(index: Double, expected: BodyMassClass) {
    #expect(BodyMassClass(index: index) == expected)
  }

  @Test func `the class comes from weight and height, when they can be true`() {
    #expect(BodyMassClass(kilograms: 68, centimetres: 170) == .normal)
    #expect(BodyMassClass(kilograms: 50, centimetres: 175) == .under)
    #expect(BodyMassClass(kilograms: 68, centimetres: 1.70) == nil)
    #expect(BodyMassClass(kilograms: 0, centimetres: 170) == nil)
    #expect(BodyMassClass(kilograms: .nan, centimetres: 170) == nil)
  }

  @Test(
    arguments: [
      (.under, 12.5, 18, 0.44, 0.58, 0.51), (.normal, 11.5, 16, 0.35, 0.50, 0.42),
      (.over, 7, 11.5, 0.23, 0.33, 0.28), (.obese, 5, 9, 0.17, 0.27, 0.22),
    ] as [(BodyMassClass, Double, Double, Double, Double, Double)])
  func `the bands for one baby are those of the table`(
    bodyMass: BodyMassClass, low: Double, high: Double, weekLow: Double, weekHigh: Double,
    mean: Double
  ) throws {
    let band = try #require(WeightGainBand(bodyMass))
    #expect(band.total == low...high)
    #expect(band.perWeek == weekLow...weekHigh && band.meanPerWeek == mean)
  }

  @Test func `twins have a total alone, and none below 18.5`() {
    #expect(WeightGainBand(.under, babies: 2) == nil)
    #expect(WeightGainBand(.normal, babies: 2)?.total == 16.8...24.5)
    #expect(WeightGainBand(.over, babies: 2)?.total == 14.1...22.7)
    #expect(WeightGainBand(.obese, babies: 2)?.total == 11.3...19.1)
    #expect(WeightGainBand(.normal, babies: 2)?.perWeek == nil)
    #expect(WeightGainBand(.normal, babies: 3) == nil && WeightGainBand(.normal, babies: 0) == nil)
  }

  @Test(arguments: BodyMassClass.allCases)
  func `the band of a chart grows from nothing to the total and stays there`(
    bodyMass: BodyMassClass
  ) throws {
    let band = try #require(WeightGainBand(bodyMass))
    func gain(_ weeks: Int) throws -> ClosedRange<Double> {
      band.gain(at: try #require(GestationalAge(weeks: weeks)))
    }
    #expect(try gain(0) == 0...0)
    #expect(try gain(14) == WeightGainBand.firstTrimester)
    #expect(try gain(40) == band.total && gain(43) == band.total)
    for weeks in 1...42 {
      #expect(try gain(weeks).lowerBound >= gain(weeks - 1).lowerBound)
      #expect(try gain(weeks).upperBound >= gain(weeks - 1).upperBound)
    }
  }
}
