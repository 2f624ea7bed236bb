/// Five zones of the pulse, from 50 per cent of the highest pulse in steps of 10 per cent.
package struct PulseZones: Hashable, Sendable {
  /// The highest pulse, beats a minute.
  package let highest: Double
  /// Where the highest pulse is from.
  package let basis: Basis
  /// The lowest pulse of zones 1 to 5, whole beats a minute.
  package let lowerBounds: [Int]

  /// Where the highest pulse is from, with the raw value as its identifier.
  package enum Basis: String, CaseIterable, Sendable {
    /// She measured it.
    case measured
    /// 206 - 0.88 · age, found in 5,437 women (Gulati et al., 2010).
    case age
  }

  /// Why there are no zones.
  package enum Shortage: Hashable, Sendable {
    /// In pregnancy the talk test serves in their place (ACOG Committee Opinion 804, 2020).
    case pregnancy
    /// Neither the highest pulse nor the age is known.
    case noPulseAndNoAge
  }

  /// The minutes of a day and what they come to.
  package struct Load: Hashable, Sendable {
    /// The minutes in all zones.
    package let minutes: Double
    /// The sum of each zone's minutes times its number (Edwards, 1993).
    package let load: Double
  }

  /// The zones of a measured highest pulse, else of an age in years.
  package static func of(
    highest: Double?, age: Double?, isPregnant: Bool
  ) -> Availability<PulseZones, Shortage> {
    if isPregnant { return .unavailable(.pregnancy) }
    let estimated = age.ifNotNegative.map { 206 - 0.88 * $0 }.ifPositive
    if let highest = highest.ifPositive {
      return .available(PulseZones(highest: highest, basis: .measured))
    }
    return estimated.map { .available(PulseZones(highest: $0, basis: .age)) }
      ?? .unavailable(.noPulseAndNoAge)
  }

  private init(highest: Double, basis: Basis) {
    self.highest = highest
    self.basis = basis
    lowerBounds = (5...9).map { (highest * Double($0) / 10).nearestInt }
  }

  /// The zone of a pulse, 1 to 5; 0 below the first.
  package func zone(of pulse: Double) -> Int { lowerBounds.count { pulse >= Double($0) } }

  /// The load of minutes in zones 1 to 5; nil without any, or with one that is negative.
  package static func load(of minutes: [Double]) -> Load? {
    guard !minutes.isEmpty, minutes.count <= 5,
      minutes.allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return nil }
    return Load(
      minutes: minutes.sum, load: zip(1..., minutes).reduce(0) { $0 + Double($1.0) * $1.1 })
  }
}
