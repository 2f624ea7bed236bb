import Guardrails
import Knowledge
import Language

extension Reading {
  /// What is told for the diary beside a matter of care.
  ///
  /// Words that decided the level are not taken for a log on the classifier's word alone: "feel
  /// faint" is no faint line. A number that was measured is kept, and so is bleeding that is worth an
  /// appointment.
  var logs: [Interpretation] {
    let decisive = level > .ok ? concern?.because ?? [] : []
    return understanding.interpretations.filter { interpretation in
      guard interpretation.intent.isLog, interpretation.isFact else { return false }
      if level == .emergency, interpretation.intent == "log.supplement" { return false }
      if isNoPeriod, interpretation.intent == .periodStart { return false }
      if isOfHeaviness, ["log.flow", "log.mood"].contains(interpretation.intent) { return false }
      let words = message.typed(interpretation.range)
      let isDecisive = decisive.contains { words.contains($0) }
      if level == .provider, interpretation.intent == "log.flow" { return true }
      if isDecisive, interpretation.isOfFeeling, dangerKind != .emergency { return false }
      guard [.classifier, .cell].contains(interpretation.match), !interpretation.isMeasured,
        !interpretation.isDictated(in: message)
      else { return true }
      return !isDecisive
    }
  }

  /// What is told beside a matter that holds everything back: nothing beside abuse, and beside a crisis
  /// no feeling and no sign without a number.
  func logs(beside danger: DangerKind?) -> [Interpretation] {
    switch danger {
    case .abuse: []
    case .crisis:
      logs.filter { $0.isMeasured || !Self.felt.contains($0.intent) && !$0.isOfFeeling }
    default: logs
    }
  }

  private static let felt: Set<IntentID> = ["log.symptom", "log.mood", "log.scale", "log.measure"]
}
