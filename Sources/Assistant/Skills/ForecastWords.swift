import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A forecast put into replies and their variables.
struct ForecastWords {
  let forecast: Forecast
  let request: Request
  let variables: [String: Argument]

  init(_ forecast: Forecast, _ request: Request) {
    self.forecast = forecast
    self.request = request
    var variables: [String: Argument] = [
      "next": .date(forecast.nextStart), "expected": .date(forecast.expectedStart),
      "last": .date(forecast.lastStart),
      "away": .integer(forecast.nextStart - request.today),
      "known": .integer(request.cycle.known), "cycles": .integer(request.cycle.known),
      "confidence": .string(forecast.confidence.rawValue),
      "length": .integer(forecast.cycleLength),
      "period": .integer(Int(forecast.periodLength.rounded())),
      "starts": .integer(request.cycle.history.periods.count),
    ]
    if let days = forecast.daysLate { variables["late"] = .integer(days) }
    if let spread = forecast.variability {
      variables["shortest"] = .integer(spread.shortest)
      variables["longest"] = .integer(spread.longest)
      variables["mean"] = .number(spread.mean)
      variables["lengths"] = .list(spread.lengths.suffix(12).map(String.init))
    }
    if let low = forecast.low, let high = forecast.high, let probability = forecast.probability {
      variables["low"] = .date(forecast.lastStart + low)
      variables["high"] = .date(forecast.lastStart + high)
      variables["percent"] = .integer(Int((probability * 100).rounded()))
    }
    self.variables = variables
  }

  var isMeasured: Bool {
    if case .measured = forecast.basis { return true }
    return false
  }

  private func reply(_ id: String) -> Part { .reply(id, variables) }

  /// The next start, or where `date` was asked about, whether that day may be in the period.
  var next: Part {
    if let date = request.slot(.date)?.day, date > request.today { return onDate(date) }
    if let days = forecast.daysLate {
      let few = forecast.low == nil ? "cycle.next_period.late" : "cycle.next_period.late_window"
      return reply(days < 7 ? few : "cycle.next_period.late_week")
    }
    if [.postpartum, .perimenopause].contains(request.mode) {
      return reply("cycle.next_period.loose")
    }
    if forecast.low != nil {
      return reply(isMeasured ? "cycle.next_period.window" : "cycle.next_period.window_typical")
    }
    guard isMeasured else { return reply("cycle.next_period.typical") }
    let isVaried = forecast.variability?.isIrregular ?? false
    return reply(isVaried ? "cycle.next_period.varied" : "cycle.next_period.measured")
  }

  private func onDate(_ date: CivilDate) -> Part {
    let length = max(forecast.cycleLength, 1)
    let ahead = max(0, (date - forecast.nextStart + 3) / length)
    let start = forecast.nextStart + ahead * length
    let end = start + Int(forecast.periodLength.rounded()) - 1
    let isInside = (start - 2...end + 2).contains(date)
    return .reply(
      isInside ? "cycle.on_date.likely" : "cycle.on_date.unlikely",
      ["date": .date(date), "start": .date(start), "end": .date(end)])
  }

  var late: Part {
    guard let days = forecast.daysLate else {
      return reply(forecast.nextStart == request.today ? "cycle.late.today" : "cycle.late.no")
    }
    return reply(days < 5 ? "cycle.late.few" : days < 15 ? "cycle.late.week" : "cycle.late.long")
  }

  var regularity: Part {
    guard isMeasured, let spread = forecast.variability else {
      return reply("cycle.regularity.unknown")
    }
    return reply(spread.isIrregular ? "cycle.regularity.varied" : "cycle.regularity.steady")
  }

  var stats: Part {
    isMeasured && forecast.variability != nil
      ? reply("cycle.stats.shown") : reply("cycle.stats.few")
  }

  var confidence: Part {
    switch forecast.confidence {
    case .high: reply("cycle.confidence.high")
    case .medium: reply("cycle.confidence.medium")
    case .low:
      reply(
        forecast.variability?.isIrregular == true
          ? "cycle.confidence.varied" : "cycle.confidence.low")
    }
  }

  /// What the forecast rests on.
  var why: [Part] {
    guard isMeasured, forecast.variability != nil else { return [reply("cycle.explain.typical")] }
    var parts = [reply(forecast.low == nil ? "cycle.explain.measured" : "cycle.explain.adaptive")]
    if forecast.variability?.isIrregular == true { parts.append(reply("cycle.explain.varied")) }
    let hidden = forecast.evidence?.gaps.count { ($0.missed ?? 0) >= 0.5 } ?? 0
    if hidden > 0 { parts.append(.reply("cycle.explain.missed", ["count": .integer(hidden)])) }
    if forecast.low != nil, forecast.nextStart > forecast.expectedStart {
      parts.append(reply("cycle.explain.notyet"))
    }
    return parts
  }
}
