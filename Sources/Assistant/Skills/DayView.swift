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
    guard !facts.isEmpty else {
      return left.isEmpty ? .say("cycle.day_view.none", date) : Outcome(parts: left)
    }
    return Outcome(
      parts: [
        .reply("cycle.day_view.title", date), .list(facts.flatMap(FactPhrase.lines)),
      ] + left)
  }

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
