/// A value for each distinct gap, found without hashing for the gaps she was not asked about.
struct GapTable<Value> {
  private var unasked = [Value?](repeating: nil, count: AdaptiveGrid.daysPerCell)
  private var asked: [AdaptiveLikelihood.Gap: Value] = [:]

  subscript(gap: AdaptiveLikelihood.Gap) -> Value? {
    get { gap.cycles == 0 ? unasked[gap.days] : asked[gap] }
    set {
      if gap.cycles == 0 { unasked[gap.days] = newValue } else { asked[gap] = newValue }
    }
  }

  /// Every gap with its value, in the order of the gaps.
  var sorted: [(gap: AdaptiveLikelihood.Gap, value: Value)] {
    let plain = unasked.enumerated().compactMap { days, value in
      value.map { (AdaptiveLikelihood.Gap(days: days, confirmedCycles: nil), $0) }
    }
    return plain + asked.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
