import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Where in the cycle a day is.
struct PhaseSkill: Skill {
  static let name = "phase"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch request.mode {
    case .general: return .say("general.no_cycle")
    case .pregnancy: return .say("cycle.next_period.pregnant")
    default: break
    }
    guard let forecast = request.cycle.forecast else {
      return LastPeriodQuestion("cycle.phase.unknown", for: request).outcome
    }
    if case .stale = forecast.basis {
      return ForecastSkill.stale(request)
        ?? LastPeriodQuestion(
          "cycle.phase.stale", for: request, ["last": .date(forecast.lastStart)]
        ).outcome
    }
    let words = ForecastWords(forecast, request)
    if request.intent == .cycleDay, request.day == request.today {
      let day = request.today - forecast.lastStart + 1
      return Outcome(
        parts: [
          .reply("cycle.day.shown", ["day": .integer(day), "last": .date(forecast.lastStart)])
        ], why: words.why)
    }
    return Outcome(parts: [try phase(on: request.day, request, forecast)], why: words.why)
  }

  private func phase(
    on date: CivilDate, _ request: Request, _ forecast: Forecast
  ) throws(KnowledgeError) -> Part {
    let start = request.cycle.history.periods.last { $0.start <= date }?.start
    let unplaced = date < request.today ? "cycle.phase.untold" : "cycle.phase.beyond"
    guard let start else { return .reply(unplaced, ["date": .date(date)]) }
    let later = date > request.today ? max(0, date - forecast.nextStart) : 0
    let day =
      date > request.today && date >= forecast.nextStart
      ? later % max(forecast.cycleLength, 1) + 1 : date - start + 1
    var variables: [String: Argument] = [
      "date": .date(date), "day": .integer(day), "last": .date(start),
    ]
    switch request.cycle.kind(of: date) {
    case .unknown: return .reply(unplaced, variables)
    case .late(let days):
      variables["late"] = .integer(days)
      guard date == request.today else { return .reply(unplaced, variables) }
      return .reply(
        forecast.isPastWindow ? "cycle.phase.late" : "cycle.phase.wide", variables)
    case .phase(.ovulation) where !request.scene.speaksOfFertility:
      return .reply(
        date == request.today ? "cycle.day.shown" : "cycle.day.on_date", variables)
    case .phase(let phase):
      variables["phase"] = .string(phase.rawValue)
      guard date == request.today else {
        return .reply(date < request.today ? "cycle.phase.past" : "cycle.phase.ahead", variables)
      }
      let card = try request.library.phaseCards().first { $0.id == phase.rawValue }
      variables["about"] = .string(card?.text ?? "")
      let isLogged = request.cycle.period(on: date) != nil && phase == .menstrual
      return .reply(isLogged ? "cycle.phase.measured_day" : "cycle.phase.shown", variables)
    }
  }
}
