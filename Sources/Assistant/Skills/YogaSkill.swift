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
    switch request.intent {
    case .yogaPose: try pose(request)
    case .yogaRoutine: try routine(request)
    default: try movement(request)
    }
  }

  private func pose(_ request: Request) throws(KnowledgeError) -> Outcome {
    let poses = try request.library.poses()
    let wanted = request.words(.pose)
    let named = try Self.named(request)
    guard let pose = poses.first(where: { wanted.contains($0.id) }) ?? named
    else {
      let known = Self.fitting(poses, request).prefix(5).map(\.name)
      return .say("yoga.pose.unknown", ["names": .list(Array(known))])
    }
    return Outcome(parts: PoseCard(pose, request).parts)
  }

  /// The pose that the message names.
  private static func named(_ request: Request) throws(KnowledgeError) -> Pose? {
    let poses = try request.library.poses()
    let index = try request.library.kept("pose names") { () throws(KnowledgeError) in
      NameIndex(poses.map { [$0.name, $0.sanskrit ?? $0.name] + $0.aliases })
    }
    return index.place(in: request.text).map { poses[$0] }
  }

  /// A routine where minutes or one that helps are at hand, else one pose.
  private func movement(_ request: Request) throws(KnowledgeError) -> Outcome {
    if let pose = try Self.named(request) { return Outcome(parts: PoseCard(pose, request).parts) }
    if request.number(.minutes) != nil { return try routine(request) }
    let targets = Self.targets(request)
    if targets.isEmpty, request.words(.routine).isEmpty { return try routine(request) }
    let poses = Self.fitting(try request.library.poses(), request)
      .filter { !targets.isDisjoint(with: $0.helps) }
    guard !poses.isEmpty else { return try routine(request) }
    let pose = poses[request.turning(poses.count)]
    return .say("yoga.for.pose", ["name": .string(pose.name), "feel": .string(pose.feel)])
  }

  private func routine(_ request: Request) throws(KnowledgeError) -> Outcome {
    let routines = try request.library.routines().filter { Self.isSuited($0, request) }
    let targets = Self.targets(request)
    let named = routines.filter { request.words(.routine).contains($0.id) }
    let helping = routines.filter { !targets.isDisjoint(with: $0.helps) }
    let pool = !named.isEmpty ? named : !helping.isEmpty ? helping : targets.isEmpty ? routines : []
    guard !pool.isEmpty else {
      return .say("yoga.routine.none", ["names": .list(routines.prefix(6).map(\.name))])
    }
    let wanted = request.number(.minutes).map { Int($0.rounded()) }
    let routine =
      wanted.map { minutes in
        pool.min { (abs($0.minutes - minutes), $0.id) < (abs($1.minutes - minutes), $1.id) }
          ?? pool[0]
      } ?? pool[request.turning(pool.count)]
    var parts = try RoutineCard(routine, request).parts
    if let wanted, abs(routine.minutes - wanted) > max(2, wanted / 4) {
      parts.insert(.reply("yoga.routine.closest"), at: 0)
    }
    return Outcome(parts: parts)
  }

  /// What the movement is for.
  static func targets(_ request: Request) -> Set<String> {
    let said = request.words(.symptom) + request.words(.target)
    let words = request.text.lowercased().split { !$0.isLetter }.map(String.init)
    return Set(
      said.map(Self.complaint) + request.words(.mood).map(Self.need)
        + words.filter(Self.needs.contains))
  }

  /// What content helps with, for a part of the body.
  private static func complaint(of part: String) -> String {
    switch part {
    case "back": "back_pain"
    case "hip": "hips"
    case "head": "headache"
    case "shoulder": "neck"
    case "belly", "uterus": "cramps"
    default: part
    }
  }

  /// What content helps with that is one plain word.
  private static let needs: Set<String> = [
    "cramps", "fatigue", "stress", "sleep", "headache", "bloating", "anxiety", "hips", "neck",
    "energy",
  ]

  private static func need(of mood: String) -> String {
    switch mood {
    case "anxious", "overwhelmed": "anxiety"
    case "stressed", "angry", "irritable": "stress"
    default: mood
    }
  }

  /// Poses that are not left out at this stage, those that suit the day first.
  static func fitting(_ poses: [Pose], _ request: Request) -> [Pose] {
    let stage = request.stage
    let allowed = poses.filter { rating(of: $0, request) != .avoid && isFor(request, $0.suits) }
    return allowed.filter { $0.suits.contains(stage) }
      + allowed.filter { !$0.suits.contains(stage) }
  }

  static func rating(of pose: Pose, _ request: Request) -> Suitability {
    guard request.mode == .pregnancy else { return .ok }
    return pose.suitability(trimester: Self.trimester(request))
  }

  /// Whether content meant for some stages fits the person: what is only for pregnancy or the time after
  /// a birth stays there.
  private static func isFor(_ request: Request, _ suits: [Stage]) -> Bool {
    let stage = request.stage
    let births: Set<Stage> = [.pregnancy, .postpartum]
    if births.contains(stage) { return suits.isEmpty || suits.contains(stage) }
    if request.mode == .general {
      return suits.isEmpty || suits.contains(.general) || suits.count >= 4
    }
    return suits.isEmpty || !births.isSuperset(of: suits)
  }

  private static func isSuited(_ routine: Routine, _ request: Request) -> Bool {
    guard isFor(request, routine.suits) else { return false }
    guard request.mode == .pregnancy else { return true }
    return routine.suitability(trimester: trimester(request)) != .avoid
  }

  /// The trimester, the third where the weeks are not known: the most careful one.
  private static func trimester(_ request: Request) -> Int {
    (request.gestationalAge?.trimester ?? .third).rawValue
  }
}

/// A pose put into replies: what it is, the steps, and when to leave it out.
private struct PoseCard {
  let parts: [Part]

  init(_ pose: Pose, _ request: Request) {
    let rating = YogaSkill.rating(of: pose, request)
    guard rating != .avoid else {
      parts = [.reply("yoga.pose.avoid_plain")]
      return
    }
    var variables: [String: Argument] = [
      "name": .string(pose.name), "sanskrit": .string(pose.sanskrit ?? pose.name),
      "low": .integer(pose.holdSeconds.lowerBound), "high": .integer(pose.holdSeconds.upperBound),
    ]
    let isRange = pose.holdSeconds.lowerBound < pose.holdSeconds.upperBound
    let title =
      !isRange
      ? "yoga.pose.hold" : pose.sanskrit == nil ? "yoga.pose.title" : "yoga.pose.title_sanskrit"
    var parts: [Part] = [
      .reply(title, variables),
      .list(pose.steps.map { .content($0, sources: pose.sources) }),
    ]
    if rating == .modify, let modification = pose.modification {
      variables["modification"] = .string(modification)
      parts.append(.reply("yoga.pose.modify", variables))
    }
    parts.append(.reply("yoga.pose.stop"))
    self.parts = parts
  }
}

/// A routine put into replies.
private struct RoutineCard {
  let parts: [Part]

  init(_ routine: Routine, _ request: Request) throws(KnowledgeError) {
    let poses = try request.library.poses()
    let rows = routine.parts.map { step -> Part in
      let name = poses.first { $0.id == step.pose }?.name ?? step.pose
      return .reply(
        "yoga.routine.pose", ["name": .string(name), "seconds": .integer(step.seconds)])
    }
    let first = routine.parts.first.flatMap { step in poses.first { $0.id == step.pose } }
    parts = [
      .reply(
        "yoga.routine.title",
        ["name": .string(routine.name), "minutes": .integer(routine.minutes)]),
      .list(rows),
      .reply("yoga.routine.stop", ["pose": .string((first?.name ?? "").lowercased())]),
    ]
  }
}
