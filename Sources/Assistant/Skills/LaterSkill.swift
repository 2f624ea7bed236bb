import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Tips for trying and for partners, something to move with, and what comes when in a pregnancy.
struct LaterSkill: Skill {
  static let name = "later"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent.isLog { return try LogSkill().outcome(for: request) }
    if request.intent == .favourite { return try FavouriteWords(request).outcome() }
    if request.intent == "content.milestone" { return try MilestoneWords(request).outcome() }
    if request.intent == "content.workout" { return try workout(for: request) }
    return try tip(for: request) ?? .say("later.none")
  }

  /// Something to move with, of the stage, and a routine to go through beside it.
  private func workout(for request: Request) throws(KnowledgeError) -> Outcome {
    let idea = try CareSkill.advice(
      .movement, for: request, stage: request.lifeStage, lead: "care.movement",
      helping: "energy")
    var outcome = idea ?? Outcome()
    outcome.parts.append(.reply("workout.routine"))
    return outcome
  }

  /// In general mode tips for a partner are those that fit any day.
  private func tip(for request: Request) throws(KnowledgeError) -> Outcome? {
    guard !request.isAfterLoss else {
      return request.intent == .partnerTips ? .say("partner.after_loss") : nil
    }
    switch request.intent {
    case .conceptionTips where request.mode != .general:
      return try CareSkill.advice(
        .conception, for: request, stage: .ttc, lead: "care.conception")
    case .partnerTips:
      return try CareSkill.advice(
        .partner, for: request, stage: request.lifeStage, lead: "care.partner")
    default: return nil
    }
  }
}
