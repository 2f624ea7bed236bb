import Testing

@testable import Energy

struct EnergyDensityTests {
  @Test func `fat of 10.4 kg is half of a change`() {
    let density = EnergyDensity(weight: 52, fatFraction: 0.2)
    #expect(density.fatShare == 0.5 && !density.isEstimated)
    #expect(abs(density.kilocaloriesPerKilogram - 5628) < 1e-9)
  }

  @Test func `without weight or fat the usual value stands in`() {
    for density in [
      EnergyDensity(weight: nil, fatFraction: 0.3), EnergyDensity(weight: 60, fatFraction: nil),
      EnergyDensity(weight: -20, fatFraction: 0.52), EnergyDensity(weight: .nan, fatFraction: 0.3),
    ] {
      #expect(density.isEstimated && density.fatMass == nil)
      #expect(density.kilocaloriesPerKilogram == 7350)
    }
  }

  @Test func `more fat makes a kilogram hold more, within the two tissues`() {
    let densities = stride(from: 0.0, through: 0.7, by: 0.05).map {
      EnergyDensity(weight: 80, fatFraction: $0).kilocaloriesPerKilogram
    }
    #expect(densities.first == 1816 && densities.allSatisfy { (1816...9440).contains($0) })
    #expect(zip(densities, densities.dropFirst()).allSatisfy { $0 < $1 })
  }
}
