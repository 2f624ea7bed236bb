/// What the record of gaps leaves of the possible women, each with her weight.
struct AdaptivePosterior: Sendable {
  /// How much one gap weighs against the next newer one.
  static let discount = 0.97

  /// A gap longer than this many days is a pause, unless she has said how many cycles it holds.
  static let longestGap = 100

  /// Cells whose log weight lies further below the best one are dropped.
  static let cutoff = 14.0

  /// The cells that are left, by index into the grid, with weights that sum to 1.
  private let alive: [(cell: Int, weight: Double)]

  private let grid = AdaptiveGrid.standard

  /// Weighs the possible women by gaps, oldest first.
  init(gaps: [CycleGap]) {
    var ages = GapTable<Double>()
    var weight = 1.0
    for gap in gaps.reversed() {
      if let read = Self.read(gap) { ages[read] = (ages[read] ?? 0) + weight }
      weight *= Self.discount
    }
    var logs = AdaptiveGrid.standard.logPrior
    for (gap, weight) in ages.sorted {
      let likelihood = AdaptiveLikelihood.of(gap)
      for index in logs.indices { logs[index] += weight * likelihood.logarithms[index] }
    }
    self.init(logWeights: logs)
  }

  /// Weighs the possible women by evidence gathered gap by gap.
  init(_ evidence: AdaptiveEvidence) {
    let prior = AdaptiveGrid.standard.logPrior
    self.init(logWeights: zip(prior, evidence.logarithms).map { $0 + $1 })
  }

  private init(logWeights logs: [Double]) {
    let best = logs.reduce(-Double.infinity, max)
    let left = logs.indices.filter { logs[$0] >= best - Self.cutoff }
    let raw = left.map { Mathematics.exponential(logs[$0] - best) }
    let total = raw.reduce(0, +)
    alive = zip(left, raw).map { ($0, $1 / total) }
  }

  /// The gap as evidence; nil for a pause.
  static func read(_ gap: CycleGap) -> AdaptiveLikelihood.Gap? {
    if gap.isBroken { return nil }
    if gap.confirmedCycles == nil, gap.days > longestGap { return nil }
    return AdaptiveLikelihood.Gap(days: gap.days, confirmedCycles: gap.confirmedCycles)
  }

  /// The expected centre in days.
  var centre: Double { alive.reduce(0) { $0 + $1.weight * grid.cells[$1.cell].centre } }

  /// The expected spread in days.
  var spread: Double { alive.reduce(0) { $0 + $1.weight * grid.cells[$1.cell].spread } }

  /// The chance of the next start on each day, 0 to 120 days after the last one.
  func nextStart() -> StartDistribution {
    let days = AdaptiveGrid.daysPerCell
    let chances = [Double](unsafeUninitializedCapacity: days) { sums, count in
      sums.initialize(repeating: 0)
      grid.table.withUnsafeBufferPointer { table in
        for (cell, weight) in alive {
          let row = cell * days
          for day in 0..<days { sums[day] += weight * table[row + day] }
        }
      }
      count = days
    }
    return StartDistribution(chances)
  }

  /// The chance of the start that lies `cycles` cycles ahead, by days from the last one.
  func start(cyclesAhead cycles: Int) -> StartDistribution {
    guard cycles > 1 else { return nextStart() }
    let last = AdaptiveGrid.longestDay * cycles
    var sums = [Double](repeating: 0, count: last + 1)
    for (index, weight) in alive {
      let cell = grid.cells[index]
      let row = AdaptiveKernel.probabilities(
        through: last, centre: cell.centre, spread: cell.spread, cycles: cycles)
      for day in sums.indices { sums[day] += weight * row[day] }
    }
    return StartDistribution(sums)
  }

  /// The chances that one and that two starts inside a gap were forgotten.
  func forgotten(in gap: AdaptiveLikelihood.Gap) -> (one: Double, two: Double) {
    let likelihood = AdaptiveLikelihood.of(gap)
    var one = 0.0
    var two = 0.0
    for (cell, weight) in alive {
      one += weight * likelihood.oneForgotten[cell]
      two += weight * likelihood.twoForgotten[cell]
    }
    return (one, two)
  }
}
