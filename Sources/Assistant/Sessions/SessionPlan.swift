import Guardrails
import Journal
import Knowledge

/// A session before its steps have words.
struct SessionPlan: Sendable {
  struct Step: Sendable {
    let kind: GuidedSession.Step.Kind
    let title: Part
    var detail: Part?
    let seconds: Int
  }

  let name: String
  /// The steps of one round.
  let steps: [Step]
  /// How often the round is done; where it is done once, each step counts as a round of its own.
  var rounds = 1
  let activity: Activity

  /// A pattern of breath, some rounds of it.
  init(_ counts: BreathingPattern.Counts, name: String, rounds: Int) {
    let all: [(GuidedSession.Step.Kind, String, Int)] = [
      (.breathIn, "session.in", counts.breathIn), (.holdFull, "session.hold", counts.holdIn),
      (.breathOut, "session.out", counts.out), (.holdEmpty, "session.hold", counts.holdOut),
    ]
    self.name = name
    steps = all.filter { $0.2 > 0 }.map { Step(kind: $0.0, title: .reply($0.1), seconds: $0.2) }
    self.rounds = rounds
    activity = .breathing
  }

  /// Poses one after the other.
  init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
    activity = .yoga
  }
}

extension Composer {
  /// The session with words, every one of them checked.
  func session(_ plan: SessionPlan, scene: Scene, thread: Thread) -> GuidedSession {
    func words(_ part: Part?) -> String {
      guard let part else { return "" }
      return compose([part], scene: scene, thread: thread).vetted.blocks.flatMap(\.lines)
        .map(\.text).joined(separator: " ")
    }
    let round = plan.steps.map { step in
      (step, title: words(step.title), detail: words(step.detail))
    }
    let steps = (1...max(1, plan.rounds)).flatMap { number in
      round.enumerated().map { place, words in
        GuidedSession.Step(
          kind: words.0.kind, title: words.title, detail: words.detail, seconds: words.0.seconds,
          round: plan.rounds > 1 ? number : place + 1)
      }
    }
    return GuidedSession(
      name: plan.name, steps: steps, activity: plan.activity,
      labels: GuidedSession.Labels(
        paused: words(.reply("session.paused")), resumed: words(.reply("session.resumed")),
        keys: words(.reply("session.keys"))))
  }
}
