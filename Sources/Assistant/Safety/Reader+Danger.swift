import Clauses
package import Guardrails
import Knowledge
package import Language
import Physiology

/// What the trained weights and the one decision on danger make of a message.
extension Reader {
  /// What the words, the figures and what is said about them come to; nil for a message too short
  /// to weigh. The words of danger are believed where nothing softens them, those of a crisis always.
  func verdict(
    _ assessment: Assessment, _ opinion: Acuity.Opinion?, _ understanding: Understanding
  ) -> DangerDecision.Verdict? {
    guard let decision, let inputs = inputs(assessment, opinion, understanding) else { return nil }
    guard let opinion, opinion.isAlarming, inputs.cues.isPlain || opinion.danger.kind == .crisis
    else { return decision.verdict(inputs) }
    return .act
  }

  private func inputs(
    _ assessment: Assessment, _ opinion: Acuity.Opinion?, _ understanding: Understanding
  ) -> DangerInputs? {
    guard let opinion else { return nil }
    let level = assessment.triage.level
    return DangerInputs(
      scores: opinion.scores, hasFlag: level >= .urgent,
      isLog: level <= .decline
        && understanding.interpretations.first?.intent.rawValue.hasPrefix("log.") == true,
      cues: assessment.cues)
  }

  /// What the decision on danger rests on in a message; nil for one too short to weigh.
  package func dangerInputs(of text: String, context: Context) -> DangerInputs? {
    let message = normaliser.normalise(text)
    guard let understanding = recogniser?.understand(message, context: context) else { return nil }
    return inputs(
      rules.assess(
        message,
        context: TriageContext(
          mode: context.mode, weeks: context.weeks, daysPostpartum: context.daysPostpartum)),
      weigh(message, understanding), understanding)
  }

  /// What the trained weights think of a message; words said over and over are weighed once.
  func weigh(_ message: Message, _ understanding: Understanding) -> Acuity.Opinion? {
    guard let once = message.saidOnce.map(normaliser.normalise) else {
      return acuity?.weigh(message, mentions: understanding.mentions)
    }
    return acuity?.weigh(
      once,
      mentions: understanding.mentions.filter { $0.tokens.upperBound <= once.tokens.count })
  }

  /// What the trained weights find in words that no sentence of the diary covers.
  func finding(
    _ opinion: Acuity.Opinion?, _ understanding: Understanding, _ assessment: Assessment,
    _ verdict: DangerDecision.Verdict?
  ) -> Acuity.Finding? {
    guard let opinion, !isCovered(understanding), !assessment.isSettled,
      !(understanding.isPleasantry && assessment.named[opinion.danger.kind ?? .emergency] == nil),
      let finding = verdict == .act ? opinion.danger : opinion.finding,
      finding.level > .decline,
      !assessment.isDismissed || finding.intent == "guard.crisis"
    else { return nil }
    return understanding.message.repeatsItself && finding.intent != "guard.crisis" ? nil : finding
  }

  /// What is asked after where a danger is neither plain nor ruled out: of a crisis and of what others
  /// do only where a word goes with it.
  func check(_ opinion: Acuity.Opinion?, _ assessment: Assessment) -> IntentID? {
    guard let danger = opinion?.danger, !assessment.isSettled, !assessment.isDismissed else {
      return nil
    }
    return switch danger.kind {
    case .crisis: assessment.hintsAtCrisis ? danger.intent : nil
    case .abuse: assessment.hintsAtAbuse ? danger.intent : nil
    case .emergency, nil: danger.intent
    }
  }

  /// Whether sentences of the diary cover all of it.
  func isCovered(_ understanding: Understanding) -> Bool {
    !understanding.interpretations.isEmpty
      && understanding.interpretations.allSatisfy {
        if case .template = $0.match { true } else { false }
      }
  }

  /// The level that the main intent has; one that other intents come close to raises nothing, nor
  /// one without any word of its matter, but for crisis and abuse among words of feeling, where a
  /// doubt is enough. What asks nothing has nothing to decline.
  func classified(
    _ understanding: Understanding, _ assessment: Assessment, _ opinion: Acuity.Opinion?,
    _ verdict: DangerDecision.Verdict?, isDoubted: Bool, _ context: Context
  ) -> CareLevel {
    guard let main = understanding.interpretations.first, understanding.decision == .answer else {
      return .ok
    }
    guard let level = levels[main.intent] else {
      return isJudgingAsked(beside: main, understanding, context) ? .decline : .ok
    }
    if main.intent == "guard.abuse", !assessment.hintsAtAbuse { return .ok }
    if main.intent == "guard.crisis", !assessment.hintsAtCrisis { return .ok }
    let other = understanding.alternatives.first { $0.intent.group != "guard" }
    let lead = main.confidence - (other?.confidence ?? 0)
    if level <= .decline {
      let isSure = opinion?.asksForNone != true && lead >= 0
      let asks = main.intent == Self.wayRound || asks(understanding.message, context)
      return isSure && asks ? level : .ok
    }
    if isDoubted || opinion?.isHarmless == true { return .ok }
    if level >= .urgent, verdict != .act, verdict != nil, !Self.alwaysHeard.contains(main.intent) {
      return .ok
    }
    if !Self.alwaysHeard.contains(main.intent), !assessment.hintsAtCare { return .ok }
    if Self.alwaysHeard.contains(main.intent), Self.ofFeeling.contains(other?.intent ?? main.intent)
    {
      return level
    }
    guard lead >= Self.clearLead else { return .ok }
    return level <= .urgent && tellsOnlyMarks(understanding, context) ? .ok : level
  }

  /// Whether all that a message tells is when a period began and ended, in which no word names a
  /// matter of care.
  func tellsOnlyMarks(_ understanding: Understanding, _ context: Context) -> Bool {
    guard context.mode != .pregnancy else { return false }
    let clauses = clauses(of: understanding.message.original, context: context)
    return !clauses.isEmpty
      && clauses.allSatisfy { clause in
        clause.act == .inform && !clause.cells.isEmpty
          && clause.cells.allSatisfy { $0.type == "event" }
      }
  }

  /// Whether beside a fact that is told a judgement of it is asked for, as likely as the fact is told.
  private func isJudgingAsked(
    beside main: Interpretation, _ understanding: Understanding, _ context: Context
  ) -> Bool {
    guard main.intent.isLog, let other = understanding.alternatives.first,
      levels[other.intent] == .decline, other.intent != Self.wayRound,
      other.confidence >= max(main.confidence - Self.asLikely, Self.sure)
    else { return false }
    return clauses(of: understanding.message.original, context: context).contains { $0.act.asks }
  }

  private static let asLikely = 0.02
  private static let sure = 0.85

  /// A decision without what is declined of a medicine or of contraception where nothing is asked.
  func asked(_ triage: Triage, _ message: Message, _ context: Context) -> Triage {
    guard triage.level == .decline, let concern = triage.concern, concern.also.isEmpty,
      Self.onlyAsked.contains(concern.intent), !asks(message, context)
    else { return triage }
    return .proceed
  }

  private static let onlyAsked: Set<String> = ["guard.medication", "guard.contraception"]

  /// Whether any clause of a message asks.
  private func asks(_ message: Message, _ context: Context) -> Bool {
    clauses(of: message.original, context: context).contains { $0.act.asks }
  }

  private static let wayRound: IntentID = "guard.injection"
  private static let alwaysHeard: Set<IntentID> = ["guard.crisis", "guard.abuse"]
  private static let ofFeeling: Set<IntentID> = [
    "guard.crisis", "guard.abuse", "support.talk", "log.mood", "log.note", "ttc.tww",
  ]
  /// How much surer the classifier must be of a matter of care than of the next other intent.
  private static let clearLead = 0.1
}
