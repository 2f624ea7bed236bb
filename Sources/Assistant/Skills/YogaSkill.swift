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
    case .pelvicFloor: try PelvicFloorWords.outcome(for: request)
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
    let reading = RoutineReading(request)
    if reading.minutes != nil || !reading.limits.isEmpty { return try routine(request) }
    if reading.targets.isEmpty { return try routine(request) }
    let poses = Self.fitting(try request.library.poses(), request)
      .filter { !reading.targets.isDisjoint(with: $0.helps) }
    guard !poses.isEmpty else { return try routine(request) }
    let pose = poses[request.turning(poses.count)]
    return .say("yoga.for.pose", ["name": .string(pose.name), "feel": .string(pose.feel)])
  }

  private func routine(_ request: Request) throws(KnowledgeError) -> Outcome {
    try RoutineChoice(request).outcome()
  }

  /// Poses that may be offered at this stage, those that suit the day first.
  static func fitting(_ poses: [Pose], _ request: Request) -> [Pose] {
    let theme = request.practiceTheme
    let stage = request.practiceStage
    let allowed = poses.filter { $0.isRecommended(at: stage) && isFor(request, $0.suits) }
    return allowed.filter { $0.suits.contains(theme) }
      + allowed.filter { !$0.suits.contains(theme) }
  }

  /// Whether content meant for some stages fits the person: what is only for pregnancy or the time after
  /// a birth stays there.
  static func isFor(_ request: Request, _ suits: [Stage]) -> Bool {
    let theme = request.practiceTheme
    let births: Set<Stage> = [.pregnancy, .postpartum]
    if births.contains(theme) { return suits.isEmpty || suits.contains(theme) }
    if request.mode == .general {
      return suits.isEmpty || suits.contains(.general) || suits.count >= 4
    }
    return suits.isEmpty || !births.isSuperset(of: suits)
  }
}
