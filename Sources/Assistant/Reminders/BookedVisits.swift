import Civil
import Journal
import Knowledge
import Language

/// The visits that a reminder may be about: those of the same message, and those of the diary.
struct BookedVisits {
  let request: Request

  /// The visit that was told of just before: "remind me about it the day before".
  var last: String? {
    request.thread.noted.lazy.compactMap { entry -> String? in
      if case .text(.appointment, let title) = entry.fact { title } else { nil }
    }.first
  }

  /// What is booked in the same message.
  var titles: [String] {
    request.siblings.filter { $0.intent == "log.appointment" }
      .compactMap { $0.slots["title"]?.words.first }
  }

  /// When what is booked is: as said, or as the diary has it under these words.
  func visit(named text: String) -> (date: CivilDate, time: ClockTime?)? {
    let told = request.siblings.first { $0.intent == "log.appointment" }
    if let day = request.slot(.date)?.day ?? told?.slots[.date]?.day {
      var time: ClockTime?
      if case .time(let said)? = request.slot(.time) ?? told?.slots[.time] { time = said }
      return (day, time)
    }
    let names = Set(ReminderWords.names(text))
    return request.journal.entries.compactMap { entry -> (CivilDate, ClockTime?)? in
      guard case .text(.appointment, let title) = entry.fact, entry.date >= request.today,
        !names.isDisjoint(with: ReminderWords.names(title))
      else { return nil }
      return (entry.date, entry.time)
    }.min { $0.0 < $1.0 }
  }
}
