import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

extension Reading {
  /// Whether its words say of a period's start or end that it is not so.
  func denies(_ mark: PeriodMark, _ answers: Answers) -> Bool { answers.denies(mark, in: message) }

  /// Whether it tells that no period started, on `day` where one is given.
  func deniesStart(on day: CivilDate? = nil) -> Bool {
    understanding.interpretations.contains { told in
      told.intent == .periodStart && told.standing == .denied
        && (day.map { (told.slots[.date]?.day ?? $0) == $0 } ?? true)
    }
  }
}

extension Reading {
  /// Whether it says that she has no periods, or none any more, where cycles are spoken of.
  func hasNoPeriods(_ answers: Answers, _ scene: Scene) -> Bool {
    let said = answers.said(in: message)
    if said.contains("answer.no_periods") { return level < .urgent && scene.mode == .cycle }
    guard said.contains("answer.past_periods"), triage.level == .ok, !isOfOthers,
      !understanding.mentions.contains(where: { $0.kind == "flow" }),
      scene.mode == .cycle || scene.mode == .perimenopause
    else { return false }
    let asks = understanding.interpretations.first.map {
      ["content", "insight", "cycle", "fertile"].contains($0.intent.group)
    }
    return asks != true && !message.tokens.contains { $0.text == "?" }
  }
}
