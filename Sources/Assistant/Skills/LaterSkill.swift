import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Tips for trying and for partners; what cannot be done yet is said truthfully.
struct LaterSkill: Skill {
  static let name = "later"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent.isLog { return try LogSkill().outcome(for: request) }
    if request.intent == .favourite { return try FavouriteWords(request).outcome() }
    if let tip = try tip(for: request) { return tip }
    let help = try request.library.intents().first { $0.id == request.intent }?.help ?? ""
    return .say("later.sorry", ["help": .string(help), "can": .string("later.can")])
  }

  private func tip(for request: Request) throws(KnowledgeError) -> Outcome? {
    guard !request.isAfterLoss, request.mode != .general else { return nil }
    switch request.intent {
    case .conceptionTips:
      return try CareSkill.advice(
        .conception, for: request, stage: .ttc, lead: "care.conception")
    case .partnerTips:
      return try CareSkill.advice(
        .partner, for: request, stage: request.lifeStage, lead: "care.partner")
    default: return nil
    }
  }
}
