import Civil
import Scores

/// Many pairs of a measure and a cause, and the few that chance alone seldom brings.
struct PatternScreen {
  /// A pair with what its days show.
  struct Find {
    let measure: PatternMeasure
    let cause: PatternCause
    let question: PatternQuestion
    let comparison: PatternComparison
  }

  /// How many pairs had enough days side by side.
  let tested: Int
  /// Those to tell, the clearest first, at most three.
  let told: [Find]

  /// A chance is at least one in five thousand, so more pairs could hide a find.
  private static let mostPairs = 150

  init(
    _ measures: [PatternMeasure], causes: (PatternMeasure) -> [PatternCause], _ days: PatternDays,
    today: CivilDate
  ) {
    let pairs = measures.flatMap { measure in causes(measure).map { (measure, $0) } }
      .prefix(Self.mostPairs)
    let questions = pairs.map { $0.0.question($0.1, days) }
    let scan = PatternScan(questions, today: today, rules: .manyPairs)
    tested = scan.discovery.tests
    let all = zip(zip(pairs, questions), scan.comparisons).map { pair, comparison in
      Find(measure: pair.0.0, cause: pair.0.1, question: pair.1, comparison: comparison)
    }
    told = scan.told.compactMap { all.indices.contains($0) ? all[$0] : nil }
  }
}
