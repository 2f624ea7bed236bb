import Knowledge
import MessageFormat

/// A pelvic floor programme put into replies.
enum PelvicFloorWords {
  static func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if let left = try leftOut(for: request) { return left }
    let choices = try choices(for: request)
    guard !choices.isEmpty else { return .say("yoga.pelvic_floor.none") }
    let place =
      NameIndex(choices.map { [$0.name] }).place(in: request.text)
      ?? min(request.thread.uses(of: request.intent), choices.count - 1)
    let programme = choices[place]
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

  /// The programmes for these days by name and count; the one that is named by itself.
  static func list(for request: Request) throws(KnowledgeError) -> Outcome {
    let choices = try choices(for: request)
    if let left = try leftOut(for: request) { return left }
    guard choices.count > 1, NameIndex(choices.map { [$0.name] }).place(in: request.text) == nil
    else { return try outcome(for: request) }
    let rows = choices.map { programme in
      Part.reply(
        "yoga.pelvic_floor.row",
        [
          "name": .string(programme.name), "hold": .integer(programme.hold),
          "repeats": .integer(programme.repeats), "quick": .integer(programme.quick),
          "times": .integer(programme.timesADay),
        ])
    }
    return Outcome(parts: [
      .reply("yoga.pelvic_floor.list"), .list(rows), .reply("yoga.pelvic_floor.how"),
      .reply("yoga.pelvic_floor.stop"),
    ])
  }

  /// What is said instead where her health leaves squeezes out.
  private static func leftOut(for request: Request) throws(KnowledgeError) -> Outcome? {
    let pose = try request.library.poses().first { $0.family == .pelvicFloor }
    guard let pose, try !PracticeBounds(request).causes(pose).isEmpty else { return nil }
    return Outcome(parts: try PoseCard(pose, request).parts)
  }

  /// The programmes that suit these days; soon after a birth those made for it.
  private static func choices(
    for request: Request
  ) throws(KnowledgeError) -> [PelvicFloorProgramme] {
    let theme = request.practiceTheme
    let all = try request.library.pelvicFloorProgrammes()
    let fitting = all.filter { $0.suits.contains(theme) }
    let pool = theme == .postpartum ? fitting.filter { $0.suits == [.postpartum] } : fitting
    return pool.isEmpty ? fitting : pool
  }
}
