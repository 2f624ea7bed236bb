package import Civil
import Physiology

/// Many questions looked at together.
package struct PatternScan: Hashable, Sendable {
  /// What each comes to, in the order given.
  package let comparisons: [PatternComparison]
  /// Which of the tested ones are finds.
  package let discovery: FalseDiscoveryRate
  /// The places of those that are told, at most three: the surest first, then the largest in the
  /// spread of its measure.
  package let told: [Int]

  /// Compares the days of all questions up to today; those without enough days are not counted as
  /// tested.
  package init(
    _ questions: [PatternQuestion], today: CivilDate, rules: PatternRules = PatternRules()
  ) {
    let comparisons = questions.map { PatternComparison($0, today: today, rules: rules) }
    let discovery = FalseDiscoveryRate(
      comparisons.compactMap(\.chance), rate: rules.falseDiscoveryRate)
    let finds = zip(comparisons, questions).enumerated().compactMap { place, pair -> Find? in
      let (comparison, question) = pair
      guard comparison.isTold, let chance = comparison.chance, let limit = discovery.limit,
        chance <= limit, let difference = comparison.difference
      else { return nil }
      let spread = Self.deviation(question.measure.map(\.value).filter(\.isFinite))
      return Find(place: place, chance: chance, size: spread > 0 ? abs(difference) / spread : 0)
    }
    self.comparisons = comparisons
    self.discovery = discovery
    told = finds.sorted { ($0.chance, -$0.size, $0.place) < ($1.chance, -$1.size, $1.place) }
      .prefix(max(0, rules.findsTold)).map(\.place)
  }

  private struct Find {
    let place: Int
    let chance: Double
    let size: Double
  }

  private static func deviation(_ values: [Double]) -> Double {
    guard let mean = values.mean else { return 0 }
    return values.map { ($0 - mean) * ($0 - mean) }.mean?.squareRoot() ?? 0
  }
}
