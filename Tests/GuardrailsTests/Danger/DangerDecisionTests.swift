import EmbeddedKnowledge
import Knowledge
import Testing

@testable import Guardrails

/// One score decides where no rule is answered.
struct DangerDecisionTests {
  private let decision: DangerDecision

  init() throws {
    decision = try #require(try DangerDecision(library: Library.embedded()))
  }

  private func inputs(
    _ score: Double, flag: Bool = false, _ change: (inout DangerCues) -> Void = { _ in }
  ) -> DangerInputs {
    var cues = DangerCues()
    change(&cues)
    return DangerInputs(
      scores: Acuity.DangerScores(margin: score, stretch: score, unknown: 0), hasFlag: flag,
      isLog: false, cues: cues)
  }

  @Test(arguments: [-1.0, -0.5, 0, 0.5, 1])
  func `what softens speaks against a danger, what hardens for it`(score: Double) {
    let plain = decision.score(inputs(score))
    #expect(decision.score(inputs(score) { $0.soft = 1 }) < plain)
    #expect(decision.score(inputs(score) { $0.usual = 1 }) < plain)
    #expect(decision.score(inputs(score) { $0.isHard = true }) > plain)
    #expect(decision.score(inputs(score) { $0.alarming = 1 }) > plain)
    #expect(decision.score(inputs(score, flag: true)) > plain)
  }

  @Test func `the words of danger act, near ones are checked and others are not`() {
    #expect(decision.verdict(inputs(1)) == .act)
    #expect(decision.verdict(inputs(0.2)) == .check)
    #expect(decision.verdict(inputs(-0.8)) == .silent)
  }

  @Test func `more of the same words counts no more`() {
    let (three, nine) = (inputs(0) { $0.soft = 3 }, inputs(0) { $0.soft = 9 })
    #expect(decision.score(three) == decision.score(nine))
  }

  @Test func `without its file there is none`() throws {
    #expect(try DangerDecision(library: Library(files: [:])) == nil)
  }
}
