import Guardrails
import Journal
import Knowledge
import Language

/// A session before its steps have words.
struct SessionPlan: Sendable {
  struct Step: Sendable {
    let kind: GuidedSession.Step.Kind
    let title: Part
    var detail: Part?
    let seconds: Double
  }

  /// Steps that are done over and over.
  struct Block: Sendable {
    let steps: [Step]
    var rounds = 1
  }

  let name: String
  /// What is done one after the other.
  let blocks: [Block]
  let activity: Activity

  /// A pattern of breath, some rounds of it.
  init(_ counts: BreathingPattern.Counts, name: String, rounds: Int) {
    let all: [(GuidedSession.Step.Kind, String, Double)] = [
      (.breathIn, "session.in", counts.breathIn), (.holdFull, "session.hold", counts.holdIn),
      (.breathOut, "session.out", counts.out), (.holdEmpty, "session.hold", counts.holdOut),
    ]
    self.name = name
    let steps = all.filter { $0.2 > 0 }
      .map { Step(kind: $0.0, title: .reply($0.1), seconds: $0.2) }
    blocks = [Block(steps: steps, rounds: rounds)]
    activity = .breathing
  }

  /// Poses one after the other.
  init(name: String, steps: [Step]) {
    self.name = name
    blocks = steps.map { Block(steps: [$0]) }
    activity = .yoga
  }

  /// One set of a pelvic floor programme: the slow squeezes, then the quick ones.
  init(_ programme: PelvicFloorProgramme) {
    func squeezes(_ title: String, _ hold: Double, _ release: Double, times: Int) -> Block {
      Block(
        steps: [
          Step(kind: .squeeze, title: .reply(title), seconds: hold),
          Step(kind: .letGo, title: .reply("session.let_go"), seconds: release),
        ], rounds: times)
    }
    let quick = Double(PelvicFloorProgramme.quickSeconds / 2)
    name = programme.name
    blocks = [
      squeezes(
        "session.squeeze", Double(programme.hold), Double(programme.release),
        times: programme.repeats),
      squeezes("session.quick", quick, quick, times: programme.quick),
    ].filter { $0.rounds > 0 }
    activity = .pelvicFloor
  }
}

extension Composer {
  /// The session with words, every one of them checked.
  func session(_ plan: SessionPlan, scene: Scene, thread: DialogueState) -> GuidedSession {
    func words(_ part: Part?) -> String {
      guard let part else { return "" }
      return compose([part], scene: scene, thread: thread).vetted.blocks.flatMap(\.lines)
        .map(\.text).joined(separator: " ")
    }
    var steps: [GuidedSession.Step] = []
    var done = 0
    for block in plan.blocks {
      let round = block.steps.map { step in
        (step, title: words(step.title), detail: words(step.detail))
      }
      for _ in 0..<max(1, block.rounds) {
        done += 1
        steps += round.map { step, title, detail in
          GuidedSession.Step(
            kind: step.kind, title: title, detail: detail,
            milliseconds: Int(clamping: step.seconds * 1000), round: done)
        }
      }
    }
    return GuidedSession(
      name: plan.name, steps: steps, activity: plan.activity,
      labels: GuidedSession.Labels(
        paused: words(.reply("session.paused")), resumed: words(.reply("session.resumed")),
        keys: words(.reply("session.keys")), next: words(.reply("session.next"))))
  }
}
