import Synchronization

/// How likely one gap is for each possible woman, and how that divides between its readings.
final class AdaptiveLikelihood: Sendable {
  /// A gap of one length, read in one way.
  struct Gap: Hashable, Comparable, Sendable {
    /// Days, at most 120.
    let days: Int

    /// The cycles she said it holds; 0 when she said nothing.
    let cycles: Int

    init(days: Int, confirmedCycles: Int?) {
      self.days = min(days, AdaptiveGrid.longestDay)
      cycles = confirmedCycles ?? 0
    }

    static func < (left: Gap, right: Gap) -> Bool {
      (left.cycles, left.days) < (right.cycles, right.days)
    }
  }

  /// The chance that no start, one, or two were forgotten inside a gap she was not asked about.
  static let priors = [0.93, 0.06, 0.01]

  /// The logarithm of the likelihood, by cell.
  let logarithms: [Double]

  /// The share of the likelihood that stems from one forgotten start, by cell.
  let oneForgotten: [Double]

  /// The share of the likelihood that stems from two forgotten starts, by cell.
  let twoForgotten: [Double]

  private static let known = Mutex<[Gap: AdaptiveLikelihood]>([:])

  /// The likelihood of a gap, computed once in the life of the program.
  static func of(_ gap: Gap) -> AdaptiveLikelihood {
    if let found = known.withLock({ $0[gap] }) { return found }
    let made = AdaptiveLikelihood(gap, grid: .standard)
    guard gap.cycles <= 3 else { return made }
    known.withLock { $0[gap] = made }
    return made
  }

  private init(_ gap: Gap, grid: AdaptiveGrid) {
    var logarithms: [Double] = []
    var oneForgotten: [Double] = []
    var twoForgotten: [Double] = []
    for cell in grid.cells {
      func chance(_ cycles: Int) -> Double {
        AdaptiveKernel.probability(
          ofDays: gap.days, centre: cell.centre, spread: cell.spread, cycles: cycles)
      }
      guard gap.cycles == 0 else {
        logarithms.append(Mathematics.logarithm(chance(gap.cycles)))
        oneForgotten.append(gap.cycles == 2 ? 1 : 0)
        twoForgotten.append(gap.cycles > 2 ? 1 : 0)
        continue
      }
      let parts = Self.priors.indices.map { Self.priors[$0] * chance($0 + 1) }
      let whole = parts[0] + parts[1] + parts[2]
      logarithms.append(Mathematics.logarithm(whole))
      oneForgotten.append(parts[1] / whole)
      twoForgotten.append(parts[2] / whole)
    }
    self.logarithms = logarithms
    self.oneForgotten = oneForgotten
    self.twoForgotten = twoForgotten
  }
}
