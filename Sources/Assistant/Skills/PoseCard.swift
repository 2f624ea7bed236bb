import Knowledge
import MessageFormat

/// A pose put into replies: what it is, the steps, and when to leave it out.
struct PoseCard {
  let parts: [Part]

  init(_ pose: Pose, _ request: Request) {
    let stage = request.practiceStage
    let rating = pose.suitability(at: stage)
    guard rating != .avoid else {
      parts = [.reply("yoga.pose.avoid_" + Self.ending(stage))]
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
    var parts: [Part] = [
      .reply(title, variables),
      .list(pose.steps.map { .content($0, sources: pose.sources) }),
    ]
    if rating == .modify, let modification = pose.modification {
      variables["modification"] = .string(modification)
      parts.append(.reply("yoga.pose.modify", variables))
    }
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
