import Civil
import Knowledge
import Language
import MessageFormat

/// Which routine a request gets: one that ships where it fits, else one made for the wish.
struct RoutineChoice {
  private let request: Request
  private let reading: RoutineReading
  private let stage: PracticeStage
  private let poses: [String: Pose]
  private let routines: [Routine]
  private let silence: Silence

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    reading = RoutineReading(request)
    stage = request.practiceStage
    let library = request.library
    poses = Dictionary(
      try library.poses().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    silence = try library.kept("silence") { () throws(KnowledgeError) in
      try Silence(library: library)
    }
    routines = try request.library.routines()
  }

  func outcome() throws(KnowledgeError) -> Outcome {
    if let named = try named() { return Outcome(parts: try parts(named: named)) }
    let pool = routines.filter(isOffered)
    let helping = reading.targets.isEmpty ? pool : pool.filter(helps)
    guard let minutes = reading.minutes else {
      if !helping.isEmpty { return try say(helping[request.turning(helping.count)]) }
      if let made = try made(minutes: 10) { return say(made) }
      return .say("yoga.routine.none", ["names": .list(pool.prefix(6).map(\.name))])
    }
    let fitting = helping.filter { abs($0.minutes - minutes) * 10 <= minutes }
    if !fitting.isEmpty { return try say(fitting[request.turning(fitting.count)]) }
    if let made = try made(minutes: minutes) { return say(made) }
    let nearest = helping.min {
      (abs($0.minutes - minutes), $0.id) < (abs($1.minutes - minutes), $1.id)
    }
    guard let nearest else {
      return .say("yoga.routine.none", ["names": .list(pool.prefix(6).map(\.name))])
    }
    var outcome = try say(nearest)
    outcome.parts.insert(.reply("yoga.routine.closest"), at: 0)
    return outcome
  }

  /// Whether a routine may be offered unasked: it suits the person and nothing in it is left out.
  private func isOffered(_ routine: Routine) -> Bool {
    YogaSkill.isFor(request, routine.suits)
      && routine.isRecommended(at: stage, poses: poses)
      && (reading.level.map { routine.level == $0 || $0 != .beginner } ?? true)
      && routine.parts.allSatisfy { part in
        guard let pose = poses[part.pose], isSpoken(pose) else { return false }
        return !reading.limits.contains { pose.needs($0) }
      }
  }

  /// Whether a pose's name says nothing that is to be silent just now.
  private func isSpoken(_ pose: Pose) -> Bool {
    silence.kept(pose.name, in: request.scene) == pose.name
  }

  private func helps(_ routine: Routine) -> Bool {
    !reading.targets.isDisjoint(with: routine.helps)
  }

  /// The routine that the message names.
  private func named() throws(KnowledgeError) -> Routine? {
    let wanted = request.words(.routine)
    if let routine = routines.first(where: { wanted.contains($0.id) }) { return routine }
    let routines = routines
    let index = try request.library.kept("routine names") { () throws(KnowledgeError) in
      NameIndex(routines.map { [$0.name] })
    }
    return index.place(in: request.text).map { routines[$0] }
  }

  /// A routine asked for by name is shown unless it is left out; where not all of it was studied
  /// for the stage, a word of care comes first.
  private func parts(named routine: Routine) throws(KnowledgeError) -> [Part] {
    if routine.suitability(at: stage) == .avoid {
      guard let made = try made(minutes: routine.minutes) else {
        return [.reply("yoga.routine.left_out")]
      }
      return [.reply("yoga.routine.left_out")] + say(made).parts
    }
    let card = try say(routine).parts
    guard routine.isRecommended(at: stage, poses: poses) else {
      return [.reply("yoga.routine.unstudied")] + card
    }
    return card
  }

  private func made(minutes: Int) throws(KnowledgeError) -> MadeRoutine? {
    let poses = try request.library.poses().filter(isSpoken)
    let wish = reading.wish(minutes: minutes, stage: stage)
    let isHelpful =
      wish.targets.isEmpty
      || poses.contains { wish.allows($0) && !wish.targets.isDisjoint(with: $0.helps) }
    guard isHelpful else { return nil }
    let seed = request.today.dayNumber + request.thread.uses(of: request.intent)
    return RoutineMaker(poses: poses).routine(for: wish, seed: seed)
  }

  private func say(_ made: MadeRoutine) -> Outcome {
    let rows = made.parts.map { row($0.pose, seconds: $0.seconds) }
    let title = Part.reply("yoga.made.title", ["minutes": .integer(made.minutes)])
    return Outcome(parts: card(title, rows: rows, first: made.parts.first?.pose))
  }

  private func say(_ routine: Routine) throws(KnowledgeError) -> Outcome {
    let rows = routine.parts.map { step -> Part in
      guard let pose = poses[step.pose] else {
        return .reply(
          "yoga.routine.pose", ["name": .string(step.pose), "seconds": .integer(step.seconds)])
      }
      return row(pose, seconds: step.seconds)
    }
    let title = Part.reply(
      "yoga.routine.title",
      ["name": .string(routine.name), "minutes": .integer(routine.minutes)])
    let first = routine.parts.first.flatMap { poses[$0.pose] }
    return Outcome(parts: card(title, rows: rows, first: first))
  }

  private func card(_ title: Part, rows: [Part], first: Pose?) -> [Part] {
    var parts = [title, .list(rows)]
    let pose: [String: Argument] = ["pose": .string((first?.name ?? "").lowercased())]
    switch stage {
    case .pregnant:
      if request.thread.uses(ofReply: "yoga.ask_first") == 0 {
        parts.insert(.reply("yoga.ask_first"), at: 0)
      }
      parts.append(.reply("yoga.routine.stop_pregnancy", pose))
    case .earlyPostpartum, .laterPostpartum:
      parts.append(.reply("yoga.routine.stop_birth", pose))
    case .any: parts.append(.reply("yoga.routine.stop", pose))
    }
    return parts
  }

  /// One pose of a routine, with its modification where the stage asks for it.
  private func row(_ pose: Pose, seconds: Int) -> Part {
    var variables: [String: Argument] = [
      "name": .string(pose.name), "seconds": .integer(seconds),
    ]
    guard pose.suitability(at: stage) == .modify, let modification = pose.modification else {
      return .reply("yoga.routine.pose", variables)
    }
    variables["modification"] = .string(modification)
    return .reply("yoga.routine.pose_modified", variables)
  }
}
