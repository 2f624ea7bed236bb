/// What the gaps so far say of each possible woman, carried on from gap to gap.
struct AdaptiveEvidence {
  /// The discounted sum of the log likelihoods of the gaps taken, by cell.
  private(set) var logarithms = [Double](repeating: 0, count: AdaptiveGrid.standard.cells.count)

  /// Takes in the next gap; older ones then weigh `AdaptivePosterior.discount` times as much.
  mutating func take(_ gap: CycleGap) {
    let new = AdaptivePosterior.read(gap).map { AdaptiveLikelihood.of($0).logarithms }
    for cell in logarithms.indices {
      logarithms[cell] = logarithms[cell] * AdaptivePosterior.discount + (new?[cell] ?? 0)
    }
  }
}
