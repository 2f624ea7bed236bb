import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What one message adds to the diary, gathered by day.
struct DiaryPage {
  private let request: Request
  private var entries: [Entry] = []
  private var known: [Entry] = []
  private var problems: [Part] = []
  private var expecting: Expectation?
  private var journal: Journal

  init(_ request: Request) {
    self.request = request
    journal = request.journal
  }

  mutating func write(_ facts: [Fact], on day: CivilDate, at time: SlotValue?) {
    guard day <= request.today else {
      problems.append(.reply("log.future", ["date": .date(day)]))
      return
    }
    for fact in facts {
      if let problem = conflict(fact, day) {
        problems.append(problem)
        continue
      }
      var clock: ClockTime?
      if case .time(let said)? = time { clock = said }
      let entry = Entry(date: day, time: clock, fact: fact)
      let isKnown = journal.entries(on: day).contains { $0.fact == fact } && !fact.isCounted
      if isKnown {
        known.append(entry)
      } else {
        entries.append(entry)
        journal.apply(.add(entry))
      }
    }
  }

  mutating func need(_ slot: SlotName, of interpretation: Interpretation) {
    problems.append(.reply("log.needs", ["example": .string(example(interpretation))]))
    if expecting == nil { expecting = .slot(slot, of: interpretation) }
  }

  mutating func ask(_ first: CivilDate, or second: CivilDate, for interpretation: Interpretation) {
    problems.append(.reply("log.ask_date", ["first": .date(first), "second": .date(second)]))
    if expecting == nil { expecting = .day(first, second, of: interpretation) }
  }

  mutating func refuse(_ interpretation: Interpretation) {
    problems.append(.reply("log.impossible", ["example": .string(example(interpretation))]))
  }

  private func example(_ interpretation: Interpretation) -> String {
    let intents = (try? request.library.intents()) ?? []
    return intents.first { $0.id == interpretation.intent }?.example ?? "cramps 6/10 today"
  }

  private func conflict(_ fact: Fact, _ day: CivilDate) -> Part? {
    guard fact == .period(.end) else { return nil }
    guard let last = journal.periods.last(where: { $0.start <= day }) else {
      if let later = journal.periods.last {
        return .reply("log.end_before_start", ["start": .date(later.start)])
      }
      return .reply("log.end_without_start", ["date": .date(day)])
    }
    return day - last.start > 20 ? .reply("log.end_without_start", ["date": .date(day)]) : nil
  }

  func outcome(_ request: Request) throws(KnowledgeError) -> Outcome {
    let care = Aftercare(entries, request, journal)
    var parts = care.heard
    for day in Set(entries.map(\.date)).sorted() {
      parts.append(noted("log.noted", day, entries.filter { $0.date == day }))
    }
    for day in Set(known.map(\.date)).sorted() {
      parts.append(noted("log.already", day, known.filter { $0.date == day }))
    }
    parts += problems
    if problems.isEmpty { parts += try care.offer() }
    if !entries.isEmpty, request.thread.uses(ofReply: "log.undo_hint") == 0 {
      parts.append(.reply("log.undo_hint"))
    }
    return Outcome(parts: parts, edits: entries.map(Edit.add), expecting: expecting)
  }

  private func noted(_ reply: String, _ day: CivilDate, _ entries: [Entry]) -> Part {
    .framed(
      reply, ["date": .date(day)], name: "facts", parts: entries.map { FactPhrase.part($0.fact) })
  }
}

extension Fact {
  /// Whether saying it twice means it happened twice.
  var isCounted: Bool {
    switch self {
    case .amount(.water, _), .drink, .intake, .food, .activity, .kicks, .contraction, .sex,
      .product,
      .supplement, .text:
      true
    default: false
    }
  }
}
