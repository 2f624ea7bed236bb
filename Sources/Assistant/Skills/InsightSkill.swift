import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Looking back: sums, means, trends, weeks and patterns of what was logged.
struct InsightSkill: Skill {
  static let name = "insight"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch request.intent {
    case "insight.water": WaterWords(request).outcome
    case "insight.sleep": SleepWords(request).outcome
    case "insight.weekly": WeekReview(request).outcome
    case "insight.energy": EnergyWords(request).outcome
    case "insight.recovery": ReadinessWords(request).recovery
    case "insight.strain": ReadinessWords(request).strain
    case "insight.stress": trend(Subject(id: "stress"), request)
    case "insight.patterns": patterns(request)
    case .contractionHistory: ContractionWords(request).history
    case .kickHistory: KickWords(request).history
    case "cycle.pms": PremenstrualWords(request).outcome
    default: trend(Self.subject(of: request), request)
    }
  }

  private func patterns(_ request: Request) -> Outcome {
    if request.looks("around_now") { return AroundNowWords(request).outcome }
    if request.looks("by_phase") { return PhaseWords(request).symptoms }
    if request.mode == .general, Self.subject(of: request)?.isOfCycles ?? false {
      return .say("general.no_cycle")
    }
    return PatternWords(request).outcome
  }

  /// What is followed over time, as the words name it.
  private static func subject(of request: Request) -> Subject? {
    let named = request.words(.what) + request.words(.symptom) + request.words(.mood)
    if let subject = named.lazy.compactMap(Subject.init(id:)).first { return subject }
    let spoken = ["yoga", "exercise", "movement", "water", "sleep", "mood", "energy", "stress"]
    return spoken.first { request.said.contains("look.of." + $0) }.flatMap(Subject.init(id:))
  }

  private func trend(_ subject: Subject?, _ request: Request) -> Outcome {
    if request.looks("phases") { return PhaseWords(request).totals }
    if request.looks("movement") || subject == Subject(id: "movement") {
      return MovementWords(request).outcome
    }
    if request.looks("by_phase") { return PhaseWords(request).symptoms }
    let isYear = subject == nil && request.looks("map") && request.mode != .general
    guard let subject = isYear ? Subject(id: "flow") : subject else { return .say("look.which") }
    if subject.isOfCycles, request.mode == .general { return .say("general.no_cycle") }
    if request.mode == .pregnancy, [.cycleLength, .periodLength].contains(subject) {
      return .say("cycle.estimates.pregnant")
    }
    return TrendWords(subject, request).outcome
  }
}
