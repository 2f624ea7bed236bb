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
    case "insight.sleep": scored(.sleep, request) ?? SleepWords(request).outcome
    case "insight.weekly":
      request.looks("score")
        ? WeekScoreWords(request.journal, request.scene).outcome : WeekReview(request).outcome
    case "insight.energy": energy(request)
    case "insight.recovery": scores(request).outcome(.recovery)
    case "insight.strain": strain(request)
    case "insight.stress": scored(.stress, request) ?? trend(Subject(id: "stress"), request)
    case "insight.patterns": patterns(request)
    case .contractionHistory: ContractionWords(request).history
    case .kickHistory: KickWords(request).history
    case "cycle.pms": PremenstrualWords(request).outcome
    default: trend(Self.subject(of: request), request)
    }
  }

  /// What the logs fit to, the figure of a day, or what was eaten.
  private func energy(_ request: Request) -> Outcome {
    if request.looks("maintenance") {
      return MaintenanceWords(request.journal, request.scene).maintenance
    }
    if request.looks("budget") {
      return MaintenanceWords(request.journal, request.scene, asksForBudget: true).budget
    }
    return FoodSumWords(request).outcome
  }

  /// The scores of the day that is named.
  private func scores(_ request: Request) -> ScoreWords {
    ScoreWords(request.journal, request.scene, on: request.day)
  }

  /// A score, where the words ask for one.
  private func scored(_ kind: ScoreKind, _ request: Request) -> Outcome? {
    guard request.looks("score") else { return nil }
    return scores(request).outcome(kind)
  }

  /// How much she moved against her own usual, and what was moved.
  private func strain(_ request: Request) -> Outcome {
    var outcome = scores(request).outcome(.strain)
    outcome.parts += MovementWords(request).outcome.parts
    return outcome
  }

  private func patterns(_ request: Request) -> Outcome {
    if request.looks("around_now") { return AroundNowWords(request).outcome }
    if request.looks("by_phase") { return PhaseWords(request).symptoms }
    if request.mode == .general, Self.subject(of: request)?.isOfCycles ?? false {
      return .say("general.no_cycle")
    }
    return PatternWords(PatternSubjects(request), request.journal, request.scene).outcome
  }

  /// What is followed over time, as the words name it.
  private static func subject(of request: Request) -> Subject? {
    let named = request.words(.what) + request.words(.symptom) + request.words(.mood)
    if let subject = named.lazy.compactMap(Subject.init(id:)).first { return subject }
    let spoken = ["yoga", "exercise", "movement", "water", "sleep", "mood", "energy", "stress"]
    return spoken.first { request.said.contains("look.of." + $0) }.flatMap(Subject.init(id:))
  }

  private func trend(_ subject: Subject?, _ request: Request) -> Outcome {
    if request.looks("shares") { return PhaseWords(request).shares }
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
