import Testing

@testable import Scores

struct SeedStrainScoreTests {
  @Test func `more steps are never less strain`() {
    let scores = stride(from: 1000.0, through: 20_000, by: 50).compactMap {
      SeedStrainScore.of(steps: $0, energy: 300).value?.value
    }
    #expect(scores.count == 381)
    #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(scores.allSatisfy { (0...100).contains($0) })
  }

  @Test func `a baseline without any spread falls back to the thresholds`() {
    let none = SeedStrainScore.Baseline(mean: 0, deviation: 0, count: 20)
    let with = SeedStrainScore.of(steps: 6500, energy: 300, usualSteps: none).value
    #expect(with == SeedStrainScore.of(steps: 6500, energy: 300).value)
    #expect(with?.parts?.steps == 55)
  }

  @Test func `a day of neither has no score and a small day is 0`() {
    #expect(SeedStrainScore.of(steps: 0, energy: .nan).reason == .neither)
    #expect(SeedStrainScore.of(steps: 500, energy: nil).value?.value == 0)
    #expect(SeedStrainScore.of(steps: 500, energy: nil).value?.isBelowLeast == true)
  }
}
