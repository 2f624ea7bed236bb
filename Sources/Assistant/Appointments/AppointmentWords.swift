import Civil
import Journal
import Knowledge
import MessageFormat
import Physiology

/// Visits in words.
struct AppointmentWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  private var upcoming: [Appointments.Visit] {
    Appointments(request.journal).upcoming(from: request.now)
  }

  /// One visit: its day, its time and her words.
  static func row(_ entry: Entry) -> Part {
    guard case .text(_, let title) = entry.fact else { return .quote("") }
    var values: [String: Argument] = ["date": .date(entry.date), "title": .string(title)]
    guard let time = entry.time else { return .reply("appointment.row", values) }
    values["time"] = .string(time.iso)
    return .reply("appointment.row_timed", values)
  }

  /// All that are ahead; asked for by name, those noted before a loss too.
  var list: Outcome {
    let visits = upcoming
    guard let first = visits.first else { return .say("appointment.none") }
    guard visits.count > 1 else {
      return Outcome(parts: [
        .framed("appointment.next", [:], name: "visit", parts: [Self.row(first.entry)])
      ])
    }
    return Outcome(parts: [
      .reply("appointment.list", ["count": .integer(visits.count)]),
      .list(visits.map { Self.row($0.entry) }),
    ])
  }

  /// Those of today and tomorrow, for the day's card: nothing of a pregnancy that was lost, and
  /// nothing whose words are to be silent.
  func soon() throws(KnowledgeError) -> Part? {
    let hush = try request.hush()
    let visits = upcoming.filter { visit in
      visit.entry.date - request.today <= 1 && !visit.isBeforeLoss
        && hush.allows(visit.title)
    }
    guard !visits.isEmpty else { return nil }
    return .framed(
      "appointment.soon", [:], name: "visits", parts: visits.map { Self.row($0.entry) })
  }
}
