import Guardrails
import Knowledge
import Language

/// What the decision on danger may do: an alarm needs evidence that can be named.
extension Reader {
  /// A verdict bound to what is named in the message.
  ///
  /// Without a word of the body, of behaviour or of harm nothing is acted on: what sounds much like
  /// danger is asked after, what sounds less like it is not. A crisis and what others do are acted on
  /// only where their own words are plain too; else it is asked once whether she is safe.
  func bound(
    _ verdict: DangerDecision.Verdict?, _ assessment: Assessment, _ opinion: Acuity.Opinion?
  ) -> DangerDecision.Verdict? {
    guard let verdict, verdict != .silent, let opinion else { return verdict }
    let kind = opinion.danger.kind ?? .emergency
    let isNamed = assessment.named[kind] != nil
    guard kind != .emergency else { return isNamed ? verdict : verdict == .act ? .check : .silent }
    guard verdict == .act else {
      return hints(at: opinion.danger.intent, assessment) ? .check : .silent
    }
    return isNamed && opinion.isOfKind ? .act : .check
  }

  /// What is asked after where a danger is neither plain nor ruled out.
  func check(
    _ verdict: DangerDecision.Verdict?, _ assessment: Assessment, _ opinion: Acuity.Opinion?,
    _ understanding: Understanding
  ) -> IntentID? {
    guard !assessment.isSettled, !assessment.isDismissed, !isCovered(understanding) else {
      return nil
    }
    if verdict == .check, let asked = opinion?.danger.intent { return asked }
    guard verdict == .silent, understanding.decision == .answer,
      let main = understanding.interpretations.first?.intent, Self.alwaysHeard.contains(main),
      hints(at: main, assessment)
    else { return nil }
    return main
  }

  /// Whether a word goes with a crisis or with what others do.
  func hints(at intent: IntentID?, _ assessment: Assessment) -> Bool {
    switch intent {
    case "guard.crisis": assessment.hintsAtCrisis
    case "guard.abuse": assessment.hintsAtAbuse
    default: true
    }
  }
}
