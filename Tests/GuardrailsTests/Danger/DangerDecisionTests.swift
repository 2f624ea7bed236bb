import EmbeddedKnowledge
import Knowledge
import Language
import Physiology
import Testing

@testable import Guardrails

/// One score decides where no rule is answered.
struct DangerDecisionTests {
  private let decision: DangerDecision

  init() throws {
    decision = try #require(try DangerDecision(library: Library.embedded()))
  }

  private func inputs(
    _ score: Double, flag: Bool = false, _ said: String...,
    standing: DangerCues.Standing = .affirmed
  ) -> DangerInputs {
    DangerInputs(
      scores: Acuity.DangerScores(margin: score, stretch: score, unknown: 0), hasFlag: flag,
      isLog: false, cues: DangerCues(said: Set(said), standing: standing))
  }

  /// The cues of the rules by their kinds.
  private func cues(_ kinds: ConceptTable.Kind...) throws -> [String] {
    let table = try Rules.triage.get().table
    return table.cues.filter { kinds.contains(table.kinds[$0.key]) }.map(\.value).sorted()
  }

  @Test(arguments: [-1.0, -0.5, 0, 0.5, 1])
  func `what softens speaks against a danger, what hardens for it`(score: Double) throws {
    let plain = decision.score(inputs(score))
    for cue in try cues(.soft, .usualFigure) {
      #expect(decision.score(inputs(score, cue)) < plain, "\(cue)")
    }
    for cue in try cues(.hard, .figure) {
      #expect(decision.score(inputs(score, cue)) > plain, "\(cue)")
    }
    #expect(decision.score(inputs(score, flag: true)) > plain)
    #expect(decision.score(inputs(score, standing: .denied)) < plain)
    #expect(decision.score(inputs(score, standing: .past)) < plain)
  }

  @Test func `every cue has a weight of its own, and every weight an input`() throws {
    let cues = Set(try cues(.soft, .hard, .figure, .usualFigure))
    let weighed = Set(decision.names)
    #expect(cues.subtracting(weighed) == [])
    let plain: Set = ["margin", "stretch", "unknown", "flag", "log"]
    let standings: Set = ["sign.denied", "sign.past", "sign.unnamed"]
    #expect(weighed.subtracting(cues) == plain.union(standings))
  }

  @Test func `the words of danger act, near ones are checked and others are not`() {
    #expect(decision.verdict(inputs(1)) == .act)
    #expect(decision.verdict(inputs(0.2)) == .check)
    #expect(decision.verdict(inputs(-0.8)) == .silent)
  }

  private func cues(in text: String) throws -> DangerCues {
    try Rules.triage.get()
      .assess(Normaliser().normalise(text), context: TriageContext(mode: .cycle)).cues
  }

  @Test(
    arguments: [
      ("my pressure was 172 over 114", "figure.pressure.severe"),
      ("one sixty over one twelve on the monitor", "figure.pressure.severe"),
      ("the cuff said 144 over 92", "figure.pressure.high"),
      ("bp was 112 over 70 this morning", "figure.pressure.usual"),
      ("his temperature is 39.4", "figure.temperature.high"),
      ("the thermometer reads 38.3", "figure.temperature.fever"),
      ("temp is 36.8 tonight", "figure.temperature.usual"),
      ("that is six pads in three hours", "figure.pads.many"),
      ("two pads the whole day", "figure.pads.usual"),
      ("my pulse is 140", "figure.pulse.high"),
      ("pulse of 72 at rest", "figure.pulse.usual"),
      ("they come every 5 minutes", "figure.apart.close"),
      ("they come every 20 minutes", "figure.apart.usual"),
      ("he is 3 weeks old", "figure.baby.young"),
    ]) func `a figure is read with its band`(text: String, cue: String) throws
  {
    let figures = try cues(in: text).said.filter { $0.hasPrefix("figure.") }
    #expect(figures == [cue], "\(text)")
  }

  @Test func `a figure of every day does not count beside one that alarms`() throws {
    let said = try cues(in: "the cuff said 118 over 76 at noon and 168 over 112 now").said
    #expect(said.contains("figure.pressure.severe") && !said.contains("figure.pressure.usual"))
  }

  @Test func `signs stand affirmed, denied, past or unnamed`() throws {
    #expect(try cues(in: "i fainted in the shower").standing == .affirmed)
    #expect(try cues(in: "no fever").standing == .denied)
    #expect(try cues(in: "thank you").standing == .unnamed)
  }

  @Test func `without its file there is none`() throws {
    #expect(try DangerDecision(library: Library(files: [:])) == nil)
  }
}
