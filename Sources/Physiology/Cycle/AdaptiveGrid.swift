/// The 396 possible women the adaptive model weighs: 66 centres times 6 spreads, both in days.
///
/// The prior was fitted by marginal likelihood to real cycle diaries and rounded: nineteen parts in
/// twenty a narrow population around 28.45 days, one part a broad one around 34.
struct AdaptiveGrid: Sendable {
  /// One possible woman.
  struct Cell: Sendable {
    let centre: Double
    let spread: Double
  }

  /// The longest cycle the model knows, in days.
  static let longestDay = 120

  /// The number of days in a row of the table.
  static let daysPerCell = longestDay + 1

  /// The table every forecast uses.
  static let standard = AdaptiveGrid()

  /// The possible women, by centre, then by spread.
  let cells: [Cell]

  /// The logarithm of each one's prior weight.
  let logPrior: [Double]

  /// For each one the chance of every length from 0 to 120 days, one row after the other.
  let table: [Double]

  private static let centres: [Double] =
    (0...39).map { 20 + Double($0) / 2 } + (0...25).map { 40 + Double($0) * 2 }

  private static let spreads = [0.8, 1.3, 2, 3.2, 5, 8]

  private init() {
    cells = Self.centres.flatMap { centre in
      Self.spreads.map { Cell(centre: centre, spread: $0) }
    }
    let narrow = Population(
      centre: 28.45, width: 0.081, logSpread: 0.28, slope: 0.31, spreadWidth: 0.32
    ).weights(centres: Self.centres, spreads: Self.spreads)
    let broad = Population(
      centre: 34, width: 0.20, logSpread: Mathematics.logarithm(3.2), slope: 0.35,
      spreadWidth: 0.60
    ).weights(centres: Self.centres, spreads: Self.spreads)
    logPrior = zip(narrow, broad).map { Mathematics.logarithm(0.95 * $0 + 0.05 * $1) }
    table = cells.flatMap { cell in
      AdaptiveKernel.probabilities(
        through: Self.longestDay, centre: cell.centre, spread: cell.spread, cycles: 1)
    }
  }
}

/// A log-normal population of centres whose spreads grow with the centre.
private struct Population {
  let centre: Double
  let width: Double
  let logSpread: Double
  let slope: Double
  let spreadWidth: Double

  /// The weight of every pair of centre and spread; they sum to 1.
  func weights(centres: [Double], spreads: [Double]) -> [Double] {
    let logs = centres.map(Mathematics.logarithm)
    let raw = centres.indices.flatMap { index -> [Double] in
      let x = (logs[index] - Mathematics.logarithm(centre)) / width
      let height = Mathematics.exponential(-x * x / 2) * Self.cellWidth(at: index, in: logs)
      let shares = spreads.map { spread in
        let y = (Mathematics.logarithm(spread) - logSpread - slope * x) / spreadWidth
        return Mathematics.exponential(-y * y / 2)
      }
      let total = shares.reduce(0, +)
      return shares.map { height * $0 / total }
    }
    let total = raw.reduce(0, +)
    return raw.map { $0 / total }
  }

  /// Half the distance between the neighbours; at the ends the distance to the only one.
  private static func cellWidth(at index: Int, in logs: [Double]) -> Double {
    if index == 0 { return logs[1] - logs[0] }
    if index == logs.count - 1 { return logs[index] - logs[index - 1] }
    return (logs[index + 1] - logs[index - 1]) / 2
  }
}
