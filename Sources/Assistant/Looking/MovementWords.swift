import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Minutes of movement of a week, Monday to today, and the last sessions.
struct MovementWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  /// The activities that are counted.
  static let kinds: [Activity] = [.exercise, .yoga, .breathing, .pelvicFloor]
  private static let lastShown = 3

  /// The week asked about; the running one where none is named.
  private var days: ClosedRange<CivilDate> {
    let span = LookSpan(request, usual: 7)
    return span.isNamed
      ? span.days : CalendarStep.week.start(of: request.today)...request.today
  }

  private struct Session {
    let date: CivilDate
    let activity: Activity
    let minutes: Amount?
    let what: String?
  }

  var outcome: Outcome {
    let sessions = request.journal.entries.compactMap { entry -> Session? in
      guard case .activity(let activity, let minutes, let what) = entry.fact,
        entry.date <= request.today
      else { return nil }
      return Session(date: entry.date, activity: activity, minutes: minutes, what: what)
    }.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
    guard !sessions.isEmpty else {
      return Outcome(parts: [
        .reply("movement.nothing"),
        .framed("look.say", [:], name: "example", parts: [.reply("look.example.exercise")]),
      ])
    }
    let days = days
    let within = sessions.filter { days.contains($0.date) }
    let rows = Self.kinds.compactMap { kind -> Part.Row? in
      let some = within.filter { $0.activity == kind }
      guard !some.isEmpty else { return nil }
      return Part.Row(
        label: .reply("movement.label." + kind.rawValue),
        value: .reply(
          "movement.row",
          ["minutes": .number(minutes(some)), "sessions": .integer(some.count)]))
    }
    let title = Part.reply(
      within.isEmpty ? "movement.none" : "movement.title",
      [
        "first": .date(days.lowerBound), "last": .date(days.upperBound),
        "minutes": .number(minutes(within)), "sessions": .integer(within.count),
      ])
    let last = sessions.suffix(Self.lastShown).reversed().map(line)
    return Outcome(
      parts: [title] + (rows.isEmpty ? [] : [.table(rows)])
        + [.reply("movement.last"), .list(last)])
  }

  private func minutes(_ sessions: [Session]) -> Double {
    sessions.reduce(0) { $0 + ($1.minutes?.value ?? 0) }
  }

  private func line(_ session: Session) -> Part {
    .framed(
      "movement.session", ["date": .date(session.date)], name: "what",
      parts: [
        FactPhrase.part(.activity(session.activity, minutes: session.minutes, what: session.what))
      ])
  }
}
