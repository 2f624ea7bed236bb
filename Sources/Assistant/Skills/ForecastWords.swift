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
    if let window = forecast.window {
      variables["low"] = .date(window.lowerBound)
      variables["high"] = .date(window.upperBound)
    }
    if let probability = forecast.probability {
      variables["percent"] = .integer(Int((probability * 100).rounded()))
    }
    if let first = forecast.firstWindow {
      variables["until"] = .date(forecast.lastStart + first.upperBound)
    }
    self.variables = variables
  }

  var isMeasured: Bool {
    if case .measured = forecast.basis { return true }
    return false
  }

  /// Whether the mode leaves dates loose.
  var isLoose: Bool { [.postpartum, .perimenopause].contains(request.mode) }

  func reply(_ id: String) -> Part { .reply(id, variables) }

  /// The next start, or where `date` was asked about, whether that day may be in the period.
  var next: [Part] {
    if let answer = supposed ?? onSpan { return [answer] }
    if let month = inMonth { return [month] }
    if let date = request.slot(.date)?.day, date > request.today { return [onDate(date)] }
    if request.slot("after") != nil || request.slot("n")?.number == 2 {
      let after = forecast.nextStart + forecast.cycleLength
      return [.reply("cycle.next_period.after", variables.merging(["after": .date(after)]) { $1 })]
    }
    guard let lateness = Lateness(forecast) else { return [expected] }
    let now = forecast.low == nil ? [] : [reply("cycle.next_period.now")]
    return [overdue(lateness)] + now
  }

  /// A start that is still ahead.
  private var expected: Part {
    if isLoose {
      return reply(
        forecast.low == nil ? "cycle.next_period.loose" : "cycle.next_period.loose_window")
    }
    if request.cycle.wasIll, forecast.low != nil {
      return reply("cycle.next_period.after_illness")
    }
    if case .observed = forecast.basis, let seen = request.cycle.ovulation {
      return OvulationWords(seen, request).framed("cycle.next_period.observed", variables)
    }
    guard forecast.low != nil else { return averaged }
    guard isMeasured else { return reply("cycle.next_period.window_typical") }
    return reply(
      forecast.probability == nil
        ? "cycle.next_period.window_plain" : "cycle.next_period.window")
  }

  /// A start from a model that names no window.
  private var averaged: Part {
    guard isMeasured else { return reply("cycle.next_period.typical") }
    let isVaried = forecast.variability?.isIrregular ?? false
    return reply(isVaried ? "cycle.next_period.varied" : "cycle.next_period.measured")
  }

  private func overdue(_ lateness: Lateness) -> Part {
    switch lateness.register {
    case .insideWideWindow: reply("cycle.next_period.wide")
    case .dayOrTwo: reply("cycle.next_period.late")
    case .aboutAWeek: reply("cycle.next_period.late_week")
    case .longer: reply("cycle.next_period.late_long")
    }
  }

  var late: Part {
    guard let lateness = Lateness(forecast) else {
      return reply(forecast.nextStart == request.today ? "cycle.late.today" : "cycle.late.no")
    }
    switch lateness.register {
    case .insideWideWindow: return reply("cycle.late.wide")
    case .dayOrTwo: return reply("cycle.late.few")
    case .aboutAWeek: return reply("cycle.late.week")
    case .longer: return reply("cycle.late.long")
    }
  }

  /// How long after the one before it a start of the last days came, where that is asked.
  var came: Part? {
    guard request.said.contains("told.was_late"),
      (0...Self.daysSinceStart).contains(request.today - forecast.lastStart),
      let gap = request.cycle.history.gaps.last, !gap.isBroken,
      gap.from + gap.days == forecast.lastStart
    else { return nil }
    return .reply(
      "cycle.late.came",
      [
        "start": .date(forecast.lastStart), "days": .integer(gap.days),
        "usual": .integer(forecast.cycleLength),
      ])
  }

  /// How many days after a start it is still the one that is spoken of.
  private static let daysSinceStart = 10

  var confidence: Part {
    switch forecast.confidence {
    case .high: reply("cycle.confidence.high")
    case .medium: reply("cycle.confidence.medium")
    case .low: reply("cycle.confidence." + doubt)
    }
  }

  /// Why the forecast is not sure.
  private var doubt: String {
    if isLoose { return "loose" }
    if request.cycle.wasIll { return "after_illness" }
    if forecast.variability?.isIrregular == true { return "varied" }
    return isMeasured && Lateness(forecast) != nil ? "late" : "low"
  }

  /// What the forecast rests on.
  var why: [Part] {
    guard let explanation = Explanation(forecast) else { return reckoned }
    return WhyWords(explanation, self).parts
  }

  /// What the date of a model that only averages lengths rests on.
  private var reckoned: [Part] {
    guard isMeasured, forecast.variability != nil else { return [reply("cycle.explain.typical")] }
    let isVaried = forecast.variability?.isIrregular == true
    return [reply("cycle.explain.measured")] + (isVaried ? [reply("cycle.explain.varied")] : [])
  }
}

extension Forecast {
  /// Whether the period is late, and not just past the likeliest day of a wide window.
  var isPastWindow: Bool { Lateness(self).map { $0.register != .insideWideWindow } ?? false }
}
