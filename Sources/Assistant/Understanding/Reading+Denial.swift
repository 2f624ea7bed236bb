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
  /// The reply to words that are answered before anything else; nil where there are none, or where
  /// the guardrails have something to say.
  ///
  /// - Parameter isFirst: whether no period is on record, so that one told can be the first.
  func heard(_ answers: Answers, isFirst: Bool, _ scene: Scene) -> String? {
    guard triage.level == .ok else { return nil }
    let said = answers.said(in: message)
    let isFirst = isFirst && !said.contains("told.not_first") && !said.contains("told.pill")
    let heard = said.filter { id in
      id.hasPrefix("heard.") && (isFirst || id != Self.firstPeriod)
        && (scene.isAfterLoss || !id.hasPrefix("heard.after_loss"))
        && (scene.isSoonAfterLoss || !id.hasPrefix("heard.after_loss.soon"))
        && (scene.mode != .pregnancy || !id.hasPrefix("heard.not_expecting"))
        && (scene.mode == .postpartum || !id.hasPrefix("heard.after_birth"))
        && (!Self.gentle.contains(id) || isOfFeeling)
        && (id != Self.joy || !said.contains("told.no_joy"))
        && (!id.hasPrefix("heard.alone") || answers.isWhole(message))
        && (!id.hasPrefix("heard.expecting") || scene.mode == .pregnancy)
        && (!id.hasPrefix("heard.trying") || scene.mode == .ttc)
        && (!id.hasPrefix("heard.cycling") || Self.withCycles.contains(scene.mode))
    }.min()
    return heard == "heard.no_danger" && !message.isShort ? nil : heard
  }

  private static let joy = "heard.joy"
  private static let withCycles: Set<Mode> = [.cycle, .ttc, .perimenopause]
  /// What is heard only where nothing is asked beside it.
  private static let gentle: Set<String> = [
    joy, "heard.someone_ill", "heard.asked_again", "heard.body", "heard.food_guilt",
    "heard.left_out",
  ]

  /// Whether it asks for nothing and is read as a feeling or a log, or as nothing known.
  private var isOfFeeling: Bool {
    guard message.tokens.count <= 24, message.tokens.last?.text != "?" else { return false }
    return understanding.decision != .answer
      || understanding.interpretations.allSatisfy {
        ["support", "meta", "log"].contains($0.intent.group)
      }
  }

  /// The replies to what is asked of entries and practice, beside which nothing is told.
  fileprivate static let ofEntries: Set<String> = [
    "heard.hide_entry", "heard.no_practice", "heard.lost_job", "heard.can_read",
    "heard.no_sending", "heard.theirs_first", "heard.missed_dose", "heard.cycling.delay",
    "heard.after_birth.put_down", "heard.teased", "heard.no_norms", "heard.promise",
  ]

  /// The reply to a first period.
  fileprivate static let firstPeriod = "heard.first_period"
}

extension Reader {
  /// What goes into the diary beside such a reply: a first period is a start.
  func told(beside heard: String, _ reading: Reading, _ scene: Scene) -> [Interpretation] {
    if Reading.ofEntries.contains(heard) { return [] }
    guard heard == Reading.firstPeriod, scene.mode == .cycle, reading.logs.isEmpty else {
      return reading.logs.filter {
        ![.contraction, .kicks, "log.checklist_done"].contains($0.intent) && $0.missing.isEmpty
          && !($0.intent == .periodEnd && scene.isSoonAfterLoss)
      }
    }
    return [read(reading.message.original, as: .periodStart, context: scene.context)]
  }
}

extension Reading {
  /// Whether it tells of something and asks that it not be written down.
  func isToStayUnwritten(_ answers: Answers) -> Bool {
    guard triage.level == .ok, answers.said(in: message).contains("answer.unwritten") else {
      return false
    }
    return !understanding.mentions.isEmpty
      || understanding.interpretations.contains(where: \.intent.isLog)
  }

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
