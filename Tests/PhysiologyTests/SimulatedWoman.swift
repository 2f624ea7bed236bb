import Civil
import Physiology

/// A woman who does not exist, with her own centre and spread, late more often than early and now
/// and then very late.
struct SimulatedWoman {
  let lengths: [Int]

  init(cycles: Int, using generator: inout SplitMix64) {
    func bell() -> Double {
      (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
    }
    let centre = 28.5 + 2.2 * bell()
    let spread = max(0.8, 1.5 + 0.6 * bell())
    lengths = (0..<cycles).map { _ in
      let squares = (0..<4).reduce(0.0) { sum, _ in
        let part = bell()
        return sum + part * part
      }
      let off = bell() / (squares / 4).squareRoot()
      return min(max(18, Int((centre + spread * (off > 0 ? 1.5 : 0.8) * off).rounded())), 90)
    }
  }

  /// Her first starts, `count` lengths of them, with those forgotten that `isForgotten` picks; the
  /// first and the last are always kept.
  func history(
    lengths count: Int, forgetting isForgotten: (Int) -> Bool = { _ in false }
  ) -> CycleHistory {
    var starts = [CivilDate(dayNumber: 18_000)]
    for length in lengths.prefix(count) { starts.append(starts[starts.count - 1] + length) }
    let kept = starts.indices.filter { $0 == 0 || $0 == count || !isForgotten($0) }
    return CycleHistory(mending: kept.map { Period(start: starts[$0]) })
  }
}
