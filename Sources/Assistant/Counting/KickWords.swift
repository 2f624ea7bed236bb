import Civil
import Journal
import Knowledge
import MessageFormat
import Physiology

/// What is said of movements: how many, when, and what she has felt before. Never what is enough.
struct KickWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  private var sessions: [KickSession] {
    request.journal.kickSessions.filter { $0.start <= request.now }
  }

  /// That a change is a reason to call; said once a conversation.
  var change: [Part] {
    request.thread.uses(ofReply: "kicks.change") == 0 ? [.reply("kicks.change")] : []
  }

  /// Movements noted, with what they add to a session that goes on.
  func noted(_ count: Int, at time: ClockTime, adding entry: Entry) -> Part {
    var journal = request.journal
    journal.apply(.add(entry))
    let values: [String: Argument] = ["count": .integer(count), "time": .string(time.iso)]
    guard let session = journal.kickSessions.last, session.count > count else {
      return .reply("kicks.noted", values)
    }
    return .reply(
      "kicks.noted_session",
      values.merging([
        "total": .integer(session.count), "start": .string(session.start.time.iso),
      ]) { $1 })
  }

  /// The session that was just ended.
  var ended: Outcome {
    guard let session = sessions.last, let last = session.kicks.last,
      request.now - last <= KickSession.longestPause
    else { return .say("kicks.start") }
    return Outcome(
      parts: [
        .reply(
          "kicks.session",
          [
            "start": .string(session.start.time.iso), "total": .integer(session.count),
            "time": .string(last.time.iso),
          ])
      ] + change)
  }

  /// The last ten sessions, and what is usual for her.
  var history: Outcome {
    if request.mode == .general { return .say("general.no_cycle") }
    let days = request.journal.kicksByDay.filter { $0.date <= request.today }
    guard !days.isEmpty else { return .say(request.isAfterLoss ? "week.quiet" : "kicks.none") }
    if let day = request.slot(.date)?.day { return of(day) }
    let shown = Array(sessions.suffix(KickPattern.sessionsRead))
    var outcome = Outcome()
    if request.isAfterLoss { outcome.parts.append(.reply("kicks.kept")) }
    if shown.isEmpty {
      outcome.parts.append(
        .list(days.suffix(KickPattern.sessionsRead).map { self.day($0.date, $0.count) }))
    } else {
      outcome.parts.append(.reply("kicks.title", ["count": .integer(shown.count)]))
      outcome.parts.append(.list(shown.reversed().map(row)))
    }
    if !request.isAfterLoss {
      outcome.parts += usual + [.reply("kicks.change")]
    }
    outcome.picture = PicturePlan(exhibit: .kicks(KickLog(sessions: shown)))
    return outcome
  }

  private func of(_ day: CivilDate) -> Outcome {
    let count = request.journal.kicksByDay.first { $0.date == day }?.count
    let part: Part =
      count.map { self.day(day, $0) } ?? .reply("kicks.day_none", ["date": .date(day)])
    return Outcome(parts: [part] + (request.isAfterLoss ? [] : [.reply("kicks.change")]))
  }

  private func day(_ date: CivilDate, _ count: Int) -> Part {
    .reply("kicks.day", ["date": .date(date), "count": .integer(count)])
  }

  private func row(_ session: KickSession) -> Part {
    var values: [String: Argument] = [
      "date": .date(session.start.date), "time": .string(session.start.time.iso),
      "count": .integer(session.count),
    ]
    let minutes = session.kicks.last.map { session.minutes(until: $0) } ?? 0
    guard minutes > 0 else { return .reply("kicks.row", values) }
    values["seconds"] = .integer(minutes * 60)
    return .reply("kicks.row_minutes", values)
  }

  /// What is usual, once there are enough sessions to speak of it.
  private var usual: [Part] {
    guard sessions.count >= Self.enough, let pattern = KickPattern(sessions) else { return [] }
    var parts: [Part] = []
    if let hour = pattern.usualHour, let from = ClockTime(hour: hour, minute: 0),
      let to = ClockTime(hour: (hour + 1) % 24, minute: 0)
    {
      parts.append(
        .reply("kicks.usual_hour", ["from": .string(from.iso), "to": .string(to.iso)]))
    }
    if let minutes = pattern.usualMinutesToTen, minutes >= 1 {
      parts.append(
        .reply("kicks.usual_ten", ["seconds": .integer(Int((minutes * 60).rounded()))]))
    }
    return parts
  }

  private static let enough = 3
}
