import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// When the next period may come, how sure that is, and what has been.
struct ForecastSkill: Skill {
  static let name = "forecast"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.intent == .cycleDayView { return DayView.outcome(for: request) }
    if request.mode == .general { return .say("general.no_cycle") }
    if request.intent == .cycleHistory { return history(request) }
    switch request.mode {
    case .pregnancy:
      return .say(
        isAboutPeriods(request) ? "cycle.next_period.pregnant" : "cycle.estimates.pregnant")
    default: break
    }
    if isAboutPeriods(request), let ending = Self.ending(request) { return .say(ending) }
    if isAboutPeriods(request), request.tellsOfHormones {
      return .say("cycle.next_period.on_hormones")
    }
    if let spared = spared(request) { return spared }
    guard let forecast = request.cycle.forecast else {
      return LastPeriodQuestion(
        "cycle.next_period.unknown", for: request, why: [.reply("cycle.explain.unknown")]
      ).outcome
    }
    let words = ForecastWords(forecast, request)
    if let end = end(request, words) { return Outcome(parts: [end], why: words.why) }
    if let record = record(of: request, words) { return Outcome(parts: record, why: words.why) }
    if case .stale(let days) = forecast.basis {
      return Self.stale(request)
        ?? LastPeriodQuestion(
          "cycle.next_period.stale", for: request,
          ["last": .date(forecast.lastStart), "days": .integer(days)]
        ).outcome
    }
    if request.intent == .cycleFertileWindow, let month = FertileMonthWords(request, forecast) {
      var outcome = month.outcome
      outcome.why = words.why
      return outcome
    }
    var outcome = Outcome(parts: parts(of: request, words), why: words.why)
    if [.cycleNextPeriod, .cycleLate].contains(request.intent) {
      outcome.append(RecordGapQuestion(request).outcome)
    }
    return outcome
  }

  /// What is said where nothing is foretold: no period comes, or she wants no dates ahead.
  private func spared(_ request: Request) -> Outcome? {
    guard Self.ahead.contains(request.intent) else { return nil }
    if request.scene.profile.foretellsNothing {
      return LastPeriodQuestion("cycle.next_period.unknown", for: request).outcome
    }
    return request.scene.profile.wishes.contains(.noPredictions)
      ? .say("profile.no_predictions") : nil
  }

  /// What looks ahead.
  private static let ahead: Set<IntentID> = [
    .cycleNextPeriod, .cycleLate, .cycleFertileWindow, .cycleOvulation, .ttcTestWhen, .ttcDPO,
    .ttcChance, .cycleConfidence,
  ]

  /// Why there is no date in a break or after one that no period has followed; nil without one.
  static func stale(_ request: Request) -> Outcome? {
    guard let pause = request.cycle.pause else { return nil }
    let isHidden = request.isAfterLoss && [.pregnancy, .loss, .postpartum].contains(pause.reason)
    let reason = isHidden ? Break.Reason.other : pause.reason
    return Outcome(parts: [
      .framed(
        pause.isOpenMethod ? "cycle.next_period.paused_open" : "cycle.next_period.paused", [:],
        name: "reason", parts: [.reply("pause." + reason.rawValue)])
    ])
  }

  /// When the period that goes on may end, where that is asked.
  private func end(_ request: Request, _ words: ForecastWords) -> Part? {
    guard request.intent == .cycleNextPeriod, request.said.contains("look.end"),
      let period = request.cycle.history.periods.last, period.end == nil,
      request.today - period.start <= Self.longestPeriod
    else { return nil }
    let last = period.start + Int(words.forecast.periodLength.rounded()) - 1
    guard last > request.today else {
      return .reply("cycle.end.now", ["start": .date(period.start)])
    }
    return words.reply("cycle.end").adding("end", .date(last))
  }

  private static let longestPeriod = 10

  /// What is said of periods where none has come since a pregnancy ended; nil otherwise.
  private static func ending(_ request: Request) -> String? {
    let journal = request.journal
    guard let last = [journal.lastBirth, journal.lastLoss].compactMap(\.self).max(),
      request.today - last <= 365, !journal.periods.contains(where: { $0.start > last })
    else { return nil }
    return last == journal.lastLoss
      ? "cycle.next_period.after_loss" : "cycle.next_period.after_birth"
  }

  private func isAboutPeriods(_ request: Request) -> Bool {
    [.cycleNextPeriod, .cycleLate].contains(request.intent)
  }

  /// What is said of the past, however long ago the last start is.
  private func record(of request: Request, _ words: ForecastWords) -> [Part]? {
    switch request.intent {
    case .cycleStats:
      request.said.contains("answer.simple_average")
        ? ComparisonWords(request)?.average : RecordWords(words).stats
    case .cycleRegularity:
      request.said.contains("answer.fifteen")
        ? ComparisonWords(request)?.rule : [RecordWords(words).regularity]
    default: nil
    }
  }

  private func parts(of request: Request, _ words: ForecastWords) -> [Part] {
    switch request.intent {
    case .cycleLate: [words.came ?? words.late]
    case .cycleFertileWindow:
      FertileWords(words).ofDay ?? [FertileWords(words).window] + FertileWords(words).tests
    case .cycleOvulation: FertileWords(words).isOfDayAhead ? [] : FertileWords(words).ovulation
    case .ttcTestWhen: [FertileWords(words).test]
    case .ttcDPO: [FertileWords(words).daysPastOvulation]
    case .ttcChance: [FertileWords(words).chance]
    case .cycleConfidence: [words.confidence]
    default: words.next
    }
  }

  /// The periods that are listed where no number is named.
  private static let historyShown = 12

  private func history(_ request: Request) -> Outcome {
    let periods = request.cycle.history.periods
    guard !periods.isEmpty else {
      return LastPeriodQuestion("cycle.history.none", for: request).outcome
    }
    let most = request.number("n").flatMap { $0 >= 1 ? Int(min($0, 100_000)) : nil }
    let gaps = Dictionary(request.cycle.history.gaps.map { ($0.from, $0) }) { $1 }
    let rows = periods.suffix(most ?? Self.historyShown).reversed().map { period -> Part in
      guard let end = period.end else {
        return .reply("cycle.history.open", ["start": .date(period.start)])
      }
      var variables: [String: Argument] = [
        "start": .date(period.start), "end": .date(end),
        "days": .integer(end - period.start + 1),
      ]
      guard request.showsCycles, let gap = gaps[period.start], !gap.isBroken else {
        return .reply("cycle.history.closed", variables)
      }
      variables["length"] = .integer(gap.days)
      return .reply("cycle.history.closed_cycle", variables)
    }
    return Outcome(parts: [.reply("cycle.history.title"), .list(rows)])
  }
}

extension Request {
  /// Whether it is told that hormonal contraception is used now.
  fileprivate var tellsOfHormones: Bool {
    let methods = ["pill", "patch", "ring", "implant", "injection", "hormonal_coil"]
    return said.contains("told.on") && methods.contains { said.contains("told." + $0) }
  }
}
