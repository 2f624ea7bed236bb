import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a message tells of movements felt: some of them, or that she begins or ends counting.
///
/// It notes and shows; no number is ever called enough.
struct KickReading {
  private let told: Interpretation
  private let request: Request

  init(_ told: Interpretation, _ request: Request) {
    self.told = told
    self.request = request
  }

  private var words: KickWords { KickWords(request) }

  var outcome: Outcome {
    if request.isAfterLoss { return .say("week.quiet") }
    if request.mode == .general { return .say("general.no_cycle") }
    if let number = told.slots[.count]?.number {
      guard let count = number.whole, (1...500).contains(count) else {
        return .say("log.impossible_plain")
      }
      return note(count)
    }
    switch told.slots["action"] {
    case .text("stop"): return words.ended
    case .text("start"): return .say("kicks.start")
    default: break
    }
    let isOne =
      request.said.contains("told.kick") && !request.said.contains("told.kick_counting")
    return isOne ? note(1) : .say("kicks.start")
  }

  private func note(_ count: Int) -> Outcome {
    let day = told.slots[.date]?.day ?? request.today
    guard day <= request.today else { return .say("log.future", ["date": .date(day)]) }
    var clock = day == request.today ? request.now.time : nil
    if case .time(let time)? = told.slots[.time] { clock = time }
    let minutes = told.slots[.minutes]?.number.flatMap { Amount($0) }
    let entry = Entry(date: day, time: clock, fact: .kicks(count, minutes: minutes))
    guard entry.fault == nil else { return .say("log.impossible_plain") }
    guard let clock, day == request.today else {
      let noted = FactPhrase.said("log.noted", ["date": .date(day)], [entry.fact])
      return Outcome(parts: noted + words.change, noted: noted, edits: [.add(entry)])
    }
    let noted = words.noted(count, at: clock, adding: entry)
    return Outcome(parts: [noted] + words.change, noted: [noted], edits: [.add(entry)])
  }
}
