import Knowledge
import MessageFormat

/// The line beside poses, breathing, food and dates for who told of a condition.
struct Cautions {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// The outcome of a skill with the line that belongs beside it.
  func beside(_ outcome: Outcome, of skill: String) throws(KnowledgeError) -> Outcome {
    let told = request.scene.setting.preferences.conditions
    guard !told.isEmpty, let area = Self.area(of: outcome, skill) else { return outcome }
    let reply = "caution." + area.rawValue
    guard !area.isSaidOnce || request.thread.uses(ofReply: reply) == 0 else { return outcome }
    let ids = try Condition.all(request.library)
      .filter {
        told.contains($0.id) && $0.areas.contains(area)
          && $0.counts(at: request.practiceStage)
      }
      .map(\.id)
    guard !ids.isEmpty else { return outcome }
    var outcome = outcome
    outcome.parts.append(ConditionTold.framed(reply, ids))
    return outcome
  }

  /// What the outcome shows; nil where no caution belongs beside it.
  private static func area(of outcome: Outcome, _ skill: String) -> Condition.Area? {
    let isShown = !outcome.found.isEmpty || outcome.session != nil
    return switch skill {
    case YogaSkill.name where isShown: .yoga
    case BreathingSkill.name where isShown: .breathing
    case NutritionSkill.name where isShown || !outcome.sources.isEmpty: .food
    case ForecastSkill.name: .dates
    default: nil
    }
  }
}

extension Condition.Area {
  /// Whether one line in a conversation is enough; what is done with the body has it each time.
  fileprivate var isSaidOnce: Bool { self == .food || self == .dates }
}
