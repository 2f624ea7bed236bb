import Knowledge
import Language

/// A pose or a routine.
enum Practice: Sendable {
  case pose(Pose)
  case routine(Routine)

  var found: Found {
    switch self {
    case .pose(let pose): Found(pose)
    case .routine(let routine): Found(routine)
    }
  }

  fileprivate var suits: [Stage] {
    switch self {
    case .pose(let pose): pose.suits
    case .routine(let routine): routine.suits
    }
  }

  fileprivate var level: PracticeLevel {
    switch self {
    case .pose(let pose): pose.level
    case .routine(let routine): routine.level
    }
  }
}

/// Poses and routines that answer a request, the best first.
///
/// The rule: BM25 over names, what a thing helps with, and what it says of itself; of those, what
/// the stage, the limits and the level leave in; what suits the day counts a little more. What is
/// asked for by its whole name comes first, and is found even where the stage leaves it out.
struct PracticeLookup {
  let request: Request
  let reading: RoutineReading
  let stage: PracticeStage
  /// Everything found, the best first.
  let ranked: [(practice: Practice, isNamed: Bool)]
  private let theme: Stage
  /// All poses by their ids.
  let poses: [String: Pose]
  /// What her health leaves out.
  let bounds: PracticeBounds
  private let hush: Hush

  /// How much more counts what suits the day.
  private static let suitedShare = 1.15

  init(_ request: Request) throws(KnowledgeError) {
    self.request = request
    let reading = try RoutineReading(request)
    self.reading = reading
    stage = request.practiceStage
    let library = request.library
    let all = try library.poses()
    poses = try library.kept("poses by id") { () throws(KnowledgeError) in
      Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    hush = try request.hush()
    bounds = try PracticeBounds(request)
    let routines = try library.routines()
    let hits = try library.practiceIndex().hits(for: reading.query.terms)
    let theme = request.practiceTheme
    self.theme = theme
    let weights = hits.map { hit in
      let suits =
        hit.place < all.count ? all[hit.place].suits : routines[hit.place - all.count].suits
      return hit.score * (suits.contains(theme) ? Self.suitedShare : 1)
    }
    let order = hits.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    ranked = order.map { rank in
      let place = hits[rank].place
      let practice: Practice =
        place < all.count ? .pose(all[place]) : .routine(routines[place - all.count])
      return (practice, hits[rank].isNamed)
    }
  }

  /// What may be offered unasked, of what was found and not shown yet.
  var offered: [Practice] {
    var offered: [Practice] = []
    for (practice, _) in ranked where isNew(practice) && isOffered(practice) {
      offered.append(practice)
    }
    return offered
  }

  var routines: [Routine] {
    offered.compactMap { if case .routine(let routine) = $0 { routine } else { nil } }
  }

  /// The pose or routine that is asked for by its name; one that the stage leaves out only where all
  /// words of the name are there as they stand.
  func named() throws(KnowledgeError) -> Practice? {
    guard let first = ranked.first, first.isNamed, isNew(first.practice) else { return nil }
    if isRecommended(first.practice) { return first.practice }
    return try isSpelledOut(first.practice) ? first.practice : nil
  }

  private func isRecommended(_ practice: Practice) -> Bool {
    switch practice {
    case .pose(let pose): pose.isRecommended(at: stage)
    case .routine(let routine): routine.isRecommended(at: stage, poses: poses)
    }
  }

  private func isSpelledOut(_ practice: Practice) throws(KnowledgeError) -> Bool {
    let all = try request.library.poses()
    let routines = try request.library.routines()
    let index = try request.library.kept("practice names") { () throws(KnowledgeError) in
      NameIndex(
        all.map {
          [$0.name, String($0.name.prefix { $0 != "(" }), $0.sanskrit ?? $0.name] + $0.aliases
        }
          + routines.map { [$0.name] })
    }
    guard let place = index.place(in: request.text) else { return false }
    let id = place < all.count ? all[place].id : routines[place - all.count].id
    return id == practice.found.id
  }

  /// Whether it may be offered unasked: it suits the person, and nothing in it is left out.
  func isOffered(_ practice: Practice) -> Bool {
    guard YogaSkill.isFor(request, practice.suits, theme: theme), isEasyEnough(practice)
    else { return false }
    switch practice {
    case .pose(let pose): return isOffered(pose)
    case .routine(let routine):
      return routine.isRecommended(at: stage, poses: poses)
        && routine.parts.allSatisfy { poses[$0.pose].map(isOpen) ?? false }
    }
  }

  private func isOffered(_ pose: Pose) -> Bool {
    pose.isRecommended(at: stage) && isOpen(pose)
  }

  /// Whether neither her health nor anything asked for leaves a pose out, and nothing is to be
  /// silent of it.
  private func isOpen(_ pose: Pose) -> Bool {
    bounds.allows(pose) && hush.allows(pose.name)
      && !reading.limits.contains { pose.needs($0) }
  }

  private func isEasyEnough(_ practice: Practice) -> Bool {
    reading.level.map { practice.level == $0 || $0 != .beginner } ?? true
  }

  /// Whether it was not shown for the same question already.
  func isNew(_ practice: Practice) -> Bool { !request.asked.shown.contains(practice.found.id) }

  /// What comes near a pose that was asked for by name, of what may be offered.
  func near(_ pose: Pose) -> [Found] {
    offered.map(\.found).filter { $0.kind != .pose || $0.id != pose.id }.prefix(2).map(\.self)
  }

  /// The names that are most like what was asked for, of what may be offered.
  func nearest() throws(KnowledgeError) -> [String] {
    let all = try request.library.poses()
    let routines = try request.library.routines()
    return try request.library.practiceIndex().nearest(to: reading.query.terms, count: 12)
      .map { $0 < all.count ? Practice.pose(all[$0]) : .routine(routines[$0 - all.count]) }
      .filter(isOffered).prefix(4).map(\.found.name)
  }
}
