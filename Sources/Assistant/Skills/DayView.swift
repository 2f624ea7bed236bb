import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What was logged on a day.
enum DayView {
  static func outcome(for request: Request) -> Outcome {
    let entries = request.journal.entries(on: request.day).filter {
      !request.isAfterLoss || !$0.fact.isOfPregnancy
    }
    guard !entries.isEmpty else {
      return .say("cycle.day_view.none", ["date": .date(request.day)])
    }
    return Outcome(parts: [
      .reply("cycle.day_view.title", ["date": .date(request.day)]),
      .list(entries.flatMap { FactPhrase.lines($0.fact) }),
    ])
  }
}

extension Fact {
  /// Whether it speaks of a pregnancy or of the mode, which a loss silences.
  var isOfPregnancy: Bool {
    switch self {
    case .pregnancy, .mode, .kicks, .contraction, .pause: true
    default: false
    }
  }
}
