import Civil
import Knowledge
import Language
import MessageFormat

/// Which routine a request gets: one that ships where it fits, else one made for the wish.
struct RoutineChoice {
  private let lookup: PracticeLookup
  private let request: Request
  private let reading: RoutineReading
  private let stage: PracticeStage
  private let poses: [String: Pose]
  private let hush: Hush

  init(_ lookup: PracticeLookup) throws(KnowledgeError) {
    self.lookup = lookup
    request = lookup.request
    reading = lookup.reading
    stage = lookup.stage
    poses = lookup.poses
    hush = try request.hush()
  }

  func outcome() throws(KnowledgeError) -> Outcome {
    let open = try request.library.routines().filter { lookup.isOffered(.routine($0)) }
    if request.isLookup, !isAnswered, !reading.query.terms.isEmpty { return none(open) }
    let pool = open.filter { lookup.isNew(.routine($0)) }
    let found = lookup.routines
    let helping = found.isEmpty ? isOpen ? plain(pool) : pool.filter(helps) : found
    if let change = request.asked.change, let last = request.asked.minutes, change.isOfLength {
      return try changed(change, from: last, helping: helping, pool: pool)
    }
    guard let minutes = reading.minutes else {
      if let first = helping.first, !reading.query.terms.isEmpty {
        return try say(first, of: helping)
      }
      if !pool.isEmpty, reading.targets.isEmpty {
        let fitting = plain(pool)
        return try say(fitting[request.turning(fitting.count)], of: fitting)
      }
      if let made = try made(minutes: 10) { return say(made) }
      return none(open)
    }
    let fitting = helping.filter { abs($0.minutes - minutes) * 10 <= minutes }
    if let first = fitting.first { return try say(first, of: fitting) }
    if let made = try made(minutes: minutes) { return say(made) }
    let nearest = (helping.isEmpty ? pool : helping).min {
      (abs($0.minutes - minutes), $0.id) < (abs($1.minutes - minutes), $1.id)
    }
    guard let nearest else { return none(open) }
    var outcome = try say(nearest, of: [nearest])
    outcome.parts.insert(.reply("yoga.routine.closest"), at: 0)
    return outcome
  }

  /// That there is no routine for it; where her health leaves all of them out, that it does.
  private func none(_ open: [Routine]) -> Outcome {
    open.isEmpty && !lookup.bounds.conditions.isEmpty
      ? Outcome(parts: [lookup.bounds.nothingLeft])
      : .say("yoga.routine.none", ["names": .list(open.prefix(6).map(\.name))])
  }

  /// One that is shorter or longer than the last: the nearest that ships, else one made.
  private func changed(
    _ change: Asked.Change, from last: Int, helping: [Routine], pool: [Routine]
  ) throws(KnowledgeError) -> Outcome {
    let isShorter = change == .shorter
    let fitting = (helping.isEmpty && reading.targets.isEmpty ? pool : helping)
      .filter { isShorter ? $0.minutes * 5 <= last * 4 : $0.minutes * 4 >= last * 5 }
    let nearest = fitting.min { abs($0.minutes - last) < abs($1.minutes - last) }
    if let nearest { return try say(nearest, of: [nearest]) }
    let minutes = isShorter ? max(2, last * 2 / 3) : min(60, last * 3 / 2 + 1)
    if minutes != last, let made = try made(minutes: minutes) { return say(made) }
    return .say(isShorter ? "lookup.no_shorter" : "lookup.no_longer")
  }

  /// Whether the words lead to what is shown, and not the day alone.
  private var isAnswered: Bool {
    reading.query.words.isEmpty || !lookup.ranked.isEmpty || !reading.targets.isEmpty
  }

  /// Whether nothing is wished for but a practice.
  private var isOpen: Bool { reading.targets.isEmpty && reading.query.terms.isEmpty }

  /// Those for any day or this one, and made for no complaint; all where that leaves none.
  private func plain(_ routines: [Routine]) -> [Routine] {
    let theme = request.practiceTheme
    let fitting = routines.filter { routine in
      !routine.helps.contains("pelvic_floor") && !Self.complaints.isSuperset(of: routine.helps)
        && (routine.suits.isEmpty || theme == .general && routine.suits.count > 1
          || routine.suits.contains(theme))
    }
    return fitting.isEmpty ? routines : fitting
  }

  private static let complaints: Set<String> = [
    "cramps", "back_pain", "pelvic_pain", "headache", "bloating", "fatigue",
  ]

  private func helps(_ routine: Routine) -> Bool {
    reading.targets.isEmpty || !reading.targets.isDisjoint(with: routine.helps)
  }

  /// Whether her health leaves a pose in, and its name says nothing that is to be silent just now.
  private func isLeftIn(_ pose: Pose) -> Bool {
    lookup.bounds.allows(pose) && hush.allows(pose.name)
  }

  /// A routine asked for by name is shown unless it is left out; where not all of it was studied
  /// for the stage, a word of care comes first.
  func outcome(named routine: Routine) throws(KnowledgeError) -> Outcome {
    let causes = lookup.bounds.conditions.filter { condition in
      routine.parts.contains { poses[$0.pose].map(condition.excludes) ?? false }
    }
    if !causes.isEmpty {
      let left = PracticeBounds.framed(
        "yoga.routine.excluded", ["name": .string(routine.name)], causes: causes)
      guard let made = try made(minutes: routine.minutes) else { return Outcome(parts: [left]) }
      var outcome = say(made)
      outcome.parts.insert(left, at: 0)
      return outcome
    }
    if routine.suitability(at: stage) == .avoid {
      guard let made = try made(minutes: routine.minutes) else {
        return .say("yoga.routine.left_out")
      }
      var outcome = say(made)
      outcome.parts.insert(.reply("yoga.routine.left_out"), at: 0)
      return outcome
    }
    var outcome = try say(routine, of: [routine])
    if !routine.isRecommended(at: stage, poses: poses) {
      outcome.parts.insert(
        .reply(
          stage == .recovering ? "yoga.routine.unstudied_recovering" : "yoga.routine.unstudied"),
        at: 0)
    }
    return outcome
  }

  private func made(minutes: Int) throws(KnowledgeError) -> MadeRoutine? {
    let poses = try request.library.poses().filter(isLeftIn)
    let wish = reading.wish(minutes: minutes, stage: stage)
    let isHelpful =
      wish.targets.isEmpty
      || poses.contains { wish.allows($0) && !wish.targets.isDisjoint(with: $0.helps) }
    guard isHelpful else { return nil }
    let seed =
      request.today.dayNumber + request.thread.uses(of: request.intent)
      + request.asked.shown.count
    return RoutineMaker(poses: poses).routine(for: wish, seed: seed)
  }

  private func say(_ made: MadeRoutine) -> Outcome {
    let rows = made.parts.map { row($0.pose, seconds: $0.seconds) }
    let title = Part.reply("yoga.made.title", ["minutes": .integer(made.minutes)])
    var outcome = Outcome(parts: card(title, rows: rows, first: made.parts.first?.pose))
    outcome.minutes = made.minutes
    outcome.session = SessionPlan(
      name: "", steps: made.parts.map { step($0.pose, seconds: $0.seconds) })
    outcome.found = [Found(.routine, "made_\(made.minutes)_\(request.asked.shown.count)", "")]
    outcome.rest(
      on: LookupWords(request).why(reading, sources: made.parts.flatMap(\.pose.sources)),
      sources: made.parts.flatMap(\.pose.sources))
    return outcome
  }

  private func say(_ routine: Routine, of others: [Routine]) throws(KnowledgeError) -> Outcome {
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
    var outcome = Outcome(parts: card(title, rows: rows, first: first))
    outcome.minutes = routine.minutes
    outcome.session = SessionPlan(
      name: routine.name,
      steps: routine.parts.compactMap { part in
        poses[part.pose].map { step($0, seconds: part.seconds) }
      })
    outcome.found = ([routine] + others.filter { $0.id != routine.id }).prefix(3).map(Found.init)
    outcome.rest(
      on: LookupWords(request).why(
        reading, sources: routine.sources, isFound: isAnswered),
      sources: routine.sources)
    return outcome
  }

  /// A pose as a step to be timed, with its modification where the stage asks for it.
  private func step(_ pose: Pose, seconds: Int) -> SessionPlan.Step {
    let isModified = pose.suitability(at: stage) == .modify
    let detail = isModified ? pose.modification ?? pose.feel : pose.feel
    return SessionPlan.Step(
      kind: .pose, title: .content(pose.name, sources: pose.sources),
      detail: .content(detail, sources: pose.sources), seconds: Double(seconds))
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
    case .recovering: parts.append(.reply("yoga.routine.stop_recovering", pose))
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

extension Asked.Change {
  /// Whether it asks for another length.
  fileprivate var isOfLength: Bool { self == .shorter || self == .longer }
}
