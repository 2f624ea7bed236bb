import Knowledge
import MessageFormat

/// A pelvic floor programme put into replies.
enum PelvicFloorWords {
  static func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let pose = try request.library.poses().first { $0.family == .pelvicFloor }
    if let pose {
      let causes = try PracticeBounds(request).causes(pose)
      if !causes.isEmpty { return Outcome(parts: try PoseCard(pose, request).parts) }
    }
    let theme = request.practiceTheme
    let all = try request.library.pelvicFloorProgrammes()
    let fitting = all.filter { $0.suits.contains(theme) }
    let pool = theme == .postpartum ? fitting.filter { $0.suits == [.postpartum] } : fitting
    let choices = pool.isEmpty ? fitting : pool
    guard !choices.isEmpty else { return .say("yoga.pelvic_floor.none") }
    let programme = choices[min(request.thread.uses(of: request.intent), choices.count - 1)]
    var parts: [Part] = [
      .reply("yoga.pelvic_floor.title", ["name": .string(programme.name)]),
      .content(programme.text, sources: programme.sources),
      .list(programme.steps.map { .content($0, sources: programme.sources) }),
      .reply(
        "yoga.pelvic_floor.set",
        [
          "hold": .integer(programme.hold), "release": .integer(programme.release),
          "repeats": .integer(programme.repeats), "quick": .integer(programme.quick),
          "times": .integer(programme.timesADay), "seconds": .integer(programme.seconds),
        ]),
      .reply("yoga.pelvic_floor.stop"),
    ]
    let others = choices.filter { $0.id != programme.id }.map(\.name)
    if !others.isEmpty {
      parts.append(.reply("yoga.pelvic_floor.others", ["names": .list(others)]))
    }
    var outcome = Outcome(parts: parts)
    outcome.session = SessionPlan(programme)
    return outcome
  }
}
