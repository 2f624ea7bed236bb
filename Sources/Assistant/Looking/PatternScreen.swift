import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Many pairs of an outcome and a condition, and the few that chance alone seldom brings.
///
/// Of each outcome the clearest condition counts. The more pairs are looked at, the rarer a difference must be to be told (Bonferroni).
struct PatternScreen {
  /// A pair with what its days show.
  struct Pair {
    let outcome: DayOutcome
    let condition: DayCondition
    let found: MeanDifference
  }

  /// How many pairs had five days on each side.
  let pairs: Int
  /// Those to tell, the clearest first, at most three.
  let told: [Pair]

  private static let most = 3

  init(_ outcomes: [DayOutcome], conditions: (DayOutcome) -> [DayCondition]) {
    var candidates: [(apart: Double, outcome: DayOutcome, condition: DayCondition)] = []
    for outcome in outcomes {
      for condition in conditions(outcome) where condition.subject != outcome.subject {
        let (with, without) = outcome.split(by: condition)
        guard let apart = Self.apart(with, without) else { continue }
        candidates.append((apart, outcome, condition))
      }
    }
    pairs = candidates.count
    let limit = MeanDifference.told / Double(max(1, candidates.count))
    let sorted = candidates.enumerated()
      .sorted { ($1.element.apart, $0.offset) < ($0.element.apart, $1.offset) }
      .map(\.element)
    var clearest: [(apart: Double, outcome: DayOutcome, condition: DayCondition)] = []
    for pair in sorted
    where !clearest.contains(where: { $0.outcome.subject == pair.outcome.subject }) {
      clearest.append(pair)
    }
    told = clearest.prefix(Self.most).compactMap { pair in
      let (with, without) = pair.outcome.split(by: pair.condition)
      guard let found = MeanDifference(with: with, without: without),
        found.chance <= max(limit, 1 / Double(MeanDifference.deals + 1))
      else { return nil }
      return Pair(outcome: pair.outcome, condition: pair.condition, found: found)
    }
  }

  /// How far apart two means are in standard errors; nil with too few days or no spread.
  private static func apart(_ with: [Double], _ without: [Double]) -> Double? {
    let needed = MeanDifference.daysNeeded
    guard with.count >= needed, without.count >= needed else { return nil }
    func figures(_ values: [Double]) -> (mean: Double, spread: Double) {
      let mean = values.reduce(0, +) / Double(values.count)
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (mean, squares / Double(values.count - 1) / Double(values.count))
    }
    let (one, other) = (figures(with), figures(without))
    let error = (one.spread + other.spread).squareRoot()
    return error > 0 ? abs(one.mean - other.mean) / error : 0
  }
}
