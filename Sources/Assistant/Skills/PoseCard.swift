import Knowledge
import MessageFormat

/// A pose put into replies: what it is, the steps, and when to leave it out.
///
/// One that the stage or her health leaves out is not walked through; what may be done instead is
/// named, unless that is left out too.
struct PoseCard {
  let parts: [Part]

  init(_ pose: Pose, _ request: Request) throws(KnowledgeError) {
    let stage = request.practiceStage
    let rating = pose.suitability(at: stage)
    let bounds = try PracticeBounds(request)
    let instead = try Self.instead(of: pose, bounds, request)
    let causes = bounds.causes(pose)
    guard causes.isEmpty else {
      let left = PracticeBounds.framed(
        "yoga.pose.excluded", ["name": .string(pose.name)], causes: causes)
      parts = [left] + instead
      return
    }
    guard rating != .avoid else {
      parts = [.reply("yoga.pose.avoid_" + Self.ending(stage))] + instead
      return
    }
    if rating == .modify, !pose.instead.isEmpty, let modification = pose.modification {
      let variables: [String: Argument] = [
        "name": .string(pose.name), "modification": .string(modification),
      ]
      parts = [.reply("yoga.pose.swapped", variables)] + instead
      return
    }
    var variables: [String: Argument] = [
      "name": .string(pose.name), "sanskrit": .string(pose.sanskrit ?? pose.name),
      "low": .integer(pose.holdSeconds.lowerBound), "high": .integer(pose.holdSeconds.upperBound),
    ]
    let isRange = pose.holdSeconds.lowerBound < pose.holdSeconds.upperBound
    let title =
      !isRange
      ? pose.sanskrit == nil ? "yoga.pose.hold_plain" : "yoga.pose.hold"
      : pose.sanskrit == nil ? "yoga.pose.title" : "yoga.pose.title_sanskrit"
    var parts: [Part] = [.reply(title, variables)]
    if rating == .modify, let modification = pose.modification {
      variables["modification"] = .string(modification)
      parts.append(.reply("yoga.pose.modify", variables))
    }
    variables["feel"] = .string(pose.feel)
    variables["level"] = .string(pose.level.rawValue)
    variables["things"] = .list(pose.helps.map { $0.replacing("_", with: " ") })
    parts.append(
      .reply(pose.helps.isEmpty ? "yoga.pose.about_plain" : "yoga.pose.about", variables))
    parts.append(.list(pose.steps.map { .content($0, sources: pose.sources) }))
    if !pose.isStudied(at: stage) {
      parts.append(.reply("yoga.pose.unstudied_" + Self.ending(stage)))
    }
    let cautions = pose.cautions.filter { Self.isPregnant(stage) || !Self.isOfPregnancy($0) }
    if !cautions.isEmpty {
      parts.append(.reply("yoga.pose.caution", ["cautions": .list(cautions)]))
    }
    parts.append(.reply("yoga.pose.stop"))
    self.parts = parts
  }

  /// What to do instead, of what neither the stage nor her health leaves out.
  private static func instead(
    of pose: Pose, _ bounds: PracticeBounds, _ request: Request
  ) throws(KnowledgeError) -> [Part] {
    let poses = try request.library.poses()
    let open = pose.instead.lazy.compactMap { id in poses.first { $0.id == id } }.first {
      $0.isRecommended(at: request.practiceStage) && bounds.allows($0)
        && Set($0.cautions).isDisjoint(with: bounds.conditions.isEmpty ? [] : pose.cautions)
    }
    return open.map { [.reply("yoga.pose.instead", ["name": .string($0.name)])] } ?? []
  }

  /// The end of the ids of what is said at a stage.
  private static func ending(_ stage: PracticeStage) -> String {
    switch stage {
    case .pregnant, .any: "pregnancy"
    case .earlyPostpartum, .laterPostpartum: "birth"
    case .recovering: "recovering"
    }
  }

  private static func isPregnant(_ stage: PracticeStage) -> Bool {
    if case .pregnant = stage { true } else { false }
  }

  /// Whether a caution only speaks of pregnancy.
  private static func isOfPregnancy(_ caution: String) -> Bool {
    caution.contains("pregnancy") || caution.contains("weeks") || caution.contains("pelvic girdle")
  }
}
