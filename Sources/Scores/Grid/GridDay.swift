/// A day in the grid of a month: how many of its known scores are at or above their line.
package struct GridDay: Hashable, Sendable {
  /// How many of recovery, sleep and strain are known, 0 to 3.
  package let known: Int
  /// How many of those are at or above their line; nil where none is known.
  package let level: Int?
  /// Whether Bioloop would colour the day green: recovery from 75, sleep from 80, strain from 70.
  package let isSeedGreen: Bool

  /// How a day is marked, with the raw value as its identifier.
  package enum Mark: String, CaseIterable, Sendable {
    /// At least two are known and all are at or above their line.
    case full
    /// Some are.
    case some
    /// None is.
    case low
    /// None is known.
    case none
  }

  /// Recovery counts from the lower end of her usual, a third of the scale.
  package static let recoveryLine = 33.333333

  /// Sleep counts from 80 points.
  package static let sleepLine = 80.0

  /// Takes the scores of a day, 0 to 100, and whether strain is in her usual band, where known.
  package init(recovery: Double?, sleep: Double?, strain: Double?, strainIsInUsualBand: Bool?) {
    let (recovery, sleep) = (recovery.ifFinite, sleep.ifFinite)
    let held = [
      recovery.map { $0 >= Self.recoveryLine }, sleep.map { $0 >= Self.sleepLine },
      strainIsInUsualBand,
    ].compactMap(\.self)
    known = held.count
    level = held.isEmpty ? nil : held.count(where: \.self)
    isSeedGreen = zip([recovery, sleep, strain.ifFinite], [75.0, 80, 70]).allSatisfy {
      ($0 ?? -.infinity) >= $1
    }
  }

  /// How the day is marked.
  package var mark: Mark {
    guard let level else { return .none }
    return known >= 2 && level == known ? .full : level > 0 ? .some : .low
  }
}
