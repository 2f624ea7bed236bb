import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What was logged on a day.
enum DayView {
  static func outcome(for request: Request) -> Outcome {
    let entries = request.journal.entries(on: request.day)
    guard !entries.isEmpty else {
      return .say("cycle.day_view.none", ["date": .date(request.day)])
    }
    return Outcome(parts: [
      .reply("cycle.day_view.title", ["date": .date(request.day)]),
      .list(entries.map { FactPhrase.part($0.fact) }),
    ])
  }
}
