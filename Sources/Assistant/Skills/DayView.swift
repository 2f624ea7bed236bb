import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What was logged on a day.
enum DayView {
  static func outcome(for request: Request) -> Outcome {
    if case .dates(let first?, let last?)? = request.slot(.date), first < last,
      last - first <= 31
    {
      return days(first...min(last, max(first, request.today)), request)
    }
    let facts = facts(on: request.day, request)
    let date: [String: Argument] = ["date": .date(request.day)]
    let isLeft = facts.count < request.journal.entries(on: request.day).count
    let left: [Part] = isLeft && !request.isAfterLoss ? [.reply("silence.left_out", date)] : []
    let place = place(of: request.day, request)
    guard !facts.isEmpty else {
      let saysNone = left.isEmpty && (place.isEmpty || !isBled(request.day, request))
      return Outcome(parts: left + (saysNone ? [.reply("cycle.day_view.none", date)] : []) + place)
    }
    return Outcome(
      parts: [
        .reply("cycle.day_view.title", date), .list(facts.flatMap(FactPhrase.lines)),
      ] + left + place)
  }

  /// Where in a period and in its cycle a day is, where cycles are spoken of.
  private static func place(of day: CivilDate, _ request: Request) -> [Part] {
    guard request.showsCycles, day <= request.today,
      let period = request.cycle.history.periods.last(where: { $0.start <= day })
    else { return [] }
    var parts: [Part] = []
    let variables: [String: Argument] = [
      "start": .date(period.start), "end": .date(period.end ?? day),
      "n": .integer(period.cycleDay(on: day)), "day": .integer(period.cycleDay(on: day)),
    ]
    if isBled(day, request) {
      parts.append(
        .reply(
          period.end == nil ? "cycle.day_view.bled_open" : "cycle.day_view.bled", variables))
    }
    guard case .phase(let phase) = request.cycle.kind(of: day) else { return parts }
    if phase == .menstrual || phase == .ovulation && !request.scene.speaksOfFertility {
      return parts.isEmpty ? [.reply("cycle.day_view.cycle_day", variables)] : parts
    }
    return parts + [
      .reply(
        "cycle.day_view.phase",
        variables.merging(["phase": .string(phase.rawValue)]) { $1 })
    ]
  }

  /// Whether a day is inside a period that is noted: up to its last day, or near enough to its first
  /// where none is noted.
  private static func isBled(_ day: CivilDate, _ request: Request) -> Bool {
    guard let period = request.cycle.history.periods.last(where: { $0.start <= day }) else {
      return false
    }
    return day <= period.end ?? (period.start + longestOpen)
  }

  /// So many days after its first one a period without a last day is taken to go on.
  private static let longestOpen = 9

  private static func facts(on day: CivilDate, _ request: Request) -> [Fact] {
    request.journal.entries(on: day).compactMap(request.scene.shown)
  }

  /// The days of a span on which something was logged, a row each.
  private static func days(_ span: ClosedRange<CivilDate>, _ request: Request) -> Outcome {
    let rows = span.compactMap { day -> Part.Row? in
      let facts = facts(on: day, request).map(FactPhrase.part)
      guard !facts.isEmpty else { return nil }
      return Part.Row(
        label: .reply("cycle.day_view.day", ["date": .date(day)]),
        value: .framed("today.logged", [:], name: "facts", parts: facts))
    }
    let variables: [String: Argument] = [
      "first": .date(span.lowerBound), "last": .date(span.upperBound),
    ]
    guard !rows.isEmpty else { return .say("cycle.day_view.none_in", variables) }
    return Outcome(parts: [.reply("cycle.day_view.days", variables), .table(rows)])
  }
}

extension Fact {
  /// Whether it speaks of a pregnancy or of the mode, which a loss silences.
  var isOfPregnancy: Bool {
    switch self {
    case .pregnancy, .mode, .kicks, .contraction, .pause: true
    case .text(.birthPlan, _), .text(.todo, _), .text(.done, _), .text(.baby, _),
      .text(.outcome, _):
      true
    default: false
    }
  }
}
