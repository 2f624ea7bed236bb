import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Poses and routines, for a complaint, a number of minutes, or by name.
struct YogaSkill: Skill {
  static let name = "yoga"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent == .pelvicFloor { return try PelvicFloorWords.outcome(for: request) }
    let lookup = try PracticeLookup(request)
    if request.slot("action") == .text("list") { return try Self.list(lookup) }
    if case .pose(let pose)? = try lookup.named(), pose.id == Self.pelvicFloorSet {
      if request.intent == .yogaRoutine { return try PelvicFloorWords.outcome(for: request) }
      if request.isLookup { return try PelvicFloorWords.list(for: request) }
    }
    if let named = try Self.named(request, lookup) { return named }
    if request.intent == .yogaPose { return try Self.unknown(lookup) }
    let reading = lookup.reading
    let wantsRoutine =
      request.intent == .yogaRoutine || reading.minutes != nil
      || reading.query.terms.allSatisfy { Int($0) != nil }
      || reading.query.kinds.contains("routine") || request.asked.minutes != nil
    if reading.query.kinds.contains("plan") { return try Self.plan(lookup) }
    if wantsRoutine { return try RoutineChoice(lookup).outcome() }
    let offered = lookup.offered
    guard let first = offered.first else {
      return reading.targets.isEmpty
        ? try Self.unknown(lookup) : try RoutineChoice(lookup).outcome()
    }
    var outcome: Outcome
    switch first {
    case .pose(let pose):
      outcome = .say("yoga.for.pose", ["name": .string(pose.name), "feel": .string(pose.feel)])
      outcome.rest(
        on: LookupWords(request).why(reading, sources: pose.sources),
        sources: pose.sources)
    case .routine(let routine): outcome = try RoutineChoice(lookup).outcome(named: routine)
    }
    let others = offered.dropFirst().prefix(3).map(\.found)
    if case .pose = first, let more = LookupWords.others(others.map(\.name)) {
      outcome.parts.append(more)
    }
    outcome.found = [first.found] + others
    return outcome
  }

  /// The routines that may be offered, with how long they take and how much practice they ask for.
  private static func list(_ lookup: PracticeLookup) throws(KnowledgeError) -> Outcome {
    let request = lookup.request
    let hush = try request.hush()
    let routines = try request.library.routines().filter { routine in
      lookup.isOffered(.routine(routine)) && hush.allows(routine.name)
        && (routine.suits != [.ttc] || request.mode == .ttc)
    }
    guard !routines.isEmpty else { return try RoutineChoice(lookup).outcome() }
    let rows = routines.map { routine in
      Part.reply(
        "yoga.list.row",
        [
          "name": .string(routine.name), "minutes": .integer(routine.minutes),
          "level": .string(routine.level.rawValue),
        ])
    }
    return Outcome(parts: [.reply("yoga.list.lead"), .list(rows)])
  }

  /// A routine for today, where a plan of days or weeks is asked for.
  private static func plan(_ lookup: PracticeLookup) throws(KnowledgeError) -> Outcome {
    var outcome = try RoutineChoice(lookup).outcome()
    outcome.parts.insert(.reply("yoga.plan.lead"), at: 0)
    return outcome
  }

  /// The pose that has programmes of its own to go through.
  private static let pelvicFloorSet = "pelvic_floor_set"

  /// What is asked for by its name: as the index reads it, or as the message was understood.
  private static func named(
    _ request: Request, _ lookup: PracticeLookup
  ) throws(KnowledgeError) -> Outcome? {
    guard request.asked.change == nil else { return nil }
    var named = try lookup.named()
    if case .routine? = named, request.intent == .yogaPose { named = nil }
    if named == nil, request.intent == .yogaPose {
      let wanted = request.words(.pose)
      named = try request.library.poses().first { wanted.contains($0.id) }.map(Practice.pose)
    }
    if named == nil {
      let wanted = request.words(.routine)
      named = try request.library.routines().first { wanted.contains($0.id) }
        .map(Practice.routine)
    }
    switch named {
    case .pose(let pose)?:
      var outcome = Outcome(parts: try PoseCard(pose, request).parts)
      let isOpen =
        pose.suitability(at: lookup.stage) != .avoid && lookup.bounds.allows(pose)
      outcome.found = isOpen ? [Found(pose)] + lookup.near(pose) : []
      outcome.rest(
        on: LookupWords(request).why(lookup.reading, sources: pose.sources),
        sources: pose.sources)
      return outcome
    case .routine(let routine)?: return try RoutineChoice(lookup).outcome(named: routine)
    case nil: return nil
    }
  }

  private static func unknown(_ lookup: PracticeLookup) throws(KnowledgeError) -> Outcome {
    let near = try lookup.nearest()
    let usual = try fitting(lookup.request.library.poses(), lookup.request)
      .filter { lookup.isOffered(.pose($0)) }.prefix(5).map(\.name)
    if near.isEmpty, usual.isEmpty, !lookup.bounds.conditions.isEmpty {
      return Outcome(parts: [lookup.bounds.nothingLeft])
    }
    return .say("yoga.pose.unknown", ["names": .list(near.isEmpty ? Array(usual) : near)])
  }

  /// Poses that may be offered at this stage and beside her health, those that suit the day first.
  static func fitting(
    _ poses: [Pose], _ request: Request
  ) throws(KnowledgeError) -> [Pose] {
    let bounds = try PracticeBounds(request)
    let theme = request.practiceTheme
    let stage = request.practiceStage
    let allowed = poses.filter {
      $0.isRecommended(at: stage) && isFor(request, $0.suits) && bounds.allows($0)
    }
    return allowed.filter { $0.suits.contains(theme) }
      + allowed.filter { !$0.suits.contains(theme) }
  }

  /// Whether content meant for some stages fits the person: what is only for pregnancy or the time after
  /// a birth stays there.
  static func isFor(_ request: Request, _ suits: [Stage]) -> Bool {
    isFor(request, suits, theme: request.practiceTheme)
  }

  /// The same where the stage that content is marked with is known.
  static func isFor(_ request: Request, _ suits: [Stage], theme: Stage) -> Bool {
    let births: [Stage] = [.pregnancy, .postpartum]
    if suits == [.perimenopause], request.mode != .perimenopause { return false }
    if births.contains(theme) { return suits.isEmpty || suits.contains(theme) }
    if request.mode == .general {
      return suits.isEmpty || suits.contains(.general) || suits.count >= 4
    }
    return suits.isEmpty || !suits.allSatisfy(births.contains)
  }
}
