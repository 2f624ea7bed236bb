/// Where a score is sure enough to answer, and where it is worth asking back.
package struct Thresholds: Hashable, Sendable {
  /// From here on: answer.
  package var answer: Double
  /// From here up to `answer`: ask which intent was meant; below: outside.
  package var ask: Double

  package init(answer: Double, ask: Double) {
    self.answer = answer
    self.ask = ask
  }

  /// Used until better ones are measured, as `bloom-bench train --messages` does.
  package static let untrained = Thresholds(answer: 0.6, ask: 0.45)

  /// A score as a confidence: a half at `answer`, rising towards 1.
  func confidence(_ score: Double) -> Double {
    let distance = 4 * (score - answer)
    return 0.5 + 0.5 * distance / (1 + abs(distance))
  }
}
