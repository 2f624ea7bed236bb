import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What one message adds to the diary, gathered by day.
struct DiaryPage {
  let request: Request
  private var entries: [Entry] = []
  private var replaced: [Entry] = []
  private var known: [Entry] = []
  var problems: [Part] = []
  private var remarks: [Part] = []
  /// A "medium" was said of the cervix, and so of no flow.
  private(set) var isOfCervix = false
  var expecting: OpenQuestion?
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
    let day = isAhead(time, on: day) ? day - 1 : day
    for fact in facts {
      if let problem = conflict(fact, day) {
        problems.append(problem)
        askBeginning(of: day)
        continue
      }
      if fact == .period(.start), let last = startLongAgo(before: day) {
        problems.append(.reply("log.after_a_year", ["start": .date(last)]))
        continue
      }
      if let standing = standing(for: fact, on: day) {
        guard moves else {
          ask(toMove: standing, to: day)
          continue
        }
        replaced.append(standing)
        journal.apply(.remove(standing))
      }
      var clock: ClockTime?
      if case .time(let said)? = time { clock = said }
      let entry = Entry(date: day, time: clock, fact: fact)
      let isKnown =
        journal.entries(on: day).contains { $0.fact == fact || $0.fact.says(fact) }
        && !fact.isCounted
      if isKnown {
        known.append(entry)
      } else {
        if fact == .period(.end) { replaceEnds(by: day) }
        if case .flow = fact { replaceFlow(on: day, by: entry) }
        entries.append(entry)
        journal.apply(.add(entry))
      }
    }
  }

  /// Writes what the words of a message tell beyond its slots: a break, or how a cervix felt.
  ///
  /// - Returns: whether they tell any.
  mutating func take(_ told: Interpretation) -> Bool {
    if told.intent == "log.discharge" { return takeCervix(told) }
    guard let pause = BreakReading(told, request) else { return false }
    if pause.isDenied {
      problems.append(.reply("log.unwritten.denied"))
      return true
    }
    if pause.isWithoutDates {
      problems.append(
        .reply(told.intent == .periodStart ? "log.break.when_start" : "log.break.when"))
      var open = told
      open.slots["factor"] = .text(BreakReading.forgotten)
      if expecting == nil { expecting = .slot(.date, of: open) }
      return true
    }
    for (fact, day) in pause.facts { write([fact], on: day, at: nil) }
    if pause.isGuessed, let day = pause.facts.first?.day {
      remarks.append(.reply("log.break.guessed", ["date": .date(day)]))
    }
    if pause.isHormonal, request.mode == .cycle { remarks.append(.reply("log.break.hormonal")) }
    if pause.isWithoutBeginning { remarks.append(.reply("log.break.no_beginning")) }
    if pause.isCoilUnknown { remarks.append(.reply("log.break.which_coil")) }
    return !pause.facts.isEmpty
  }

  private mutating func takeCervix(_ told: Interpretation) -> Bool {
    guard request.said.contains("told.cervix") else { return false }
    let opening = Cervix.Opening.allCases.first {
      request.said.contains("told.cervix." + $0.rawValue)
    }
    let firmness = Cervix.Firmness.allCases.first {
      request.said.contains("told.cervix." + $0.rawValue)
    }
    guard let opening, let firmness else {
      problems.append(.reply("log.cervix.needs"))
      return true
    }
    write([.cervix(opening, firmness)], on: told.slots[.date]?.day ?? request.today, at: nil)
    isOfCervix = opening == .medium
    return true
  }

  /// In perimenopause, the last start where it is more than a year before this one: bleeding after
  /// a year without is looked at before it is called a period.
  private func startLongAgo(before day: CivilDate) -> CivilDate? {
    guard request.mode == .perimenopause,
      let last = journal.periods.map(\.start).filter({ $0 <= day }).max(),
      day - last > Self.yearWithout
    else { return nil }
    return last
  }

  /// After more days than this without a period bleeding is called postmenopausal.
  private static let yearWithout = 365

  /// Whether a day that stands already gives way to the one that is told now.
  private var moves: Bool { request.slot(Self.moving) == .bool(true) }

  /// The slot that lets a day which stands already give way.
  static let moving: SlotName = "moves"

  /// The start or end that stands on another day where one is told of the same period.
  private func standing(for fact: Fact, on day: CivilDate) -> Entry? {
    switch fact {
    case .period(.start): nearStart(to: day)
    case .period(.end): standingEnd(of: day)
    default: nil
    }
  }

  /// The end of the period that `day` falls into, where it was noted on another day and not in this
  /// sitting.
  private func standingEnd(of day: CivilDate) -> Entry? {
    guard
      let start = journal.latest(
        of: [.period], where: { $0.fact == .period(.start) && $0.date <= day })
    else { return nil }
    return journal.ends(of: start).first { end in
      end.date != day && !entries.contains(end) && !request.thread.sitting.contains(end)
    }
  }

  /// Says which day stands, and asks whether the one told now is to take its place.
  private mutating func ask(toMove standing: Entry, to day: CivilDate) {
    let reply = standing.fact == .period(.start) ? "log.start_near" : "log.end_near"
    problems.append(
      .reply(
        request.scene.setting.isSingle ? reply + ".single" : reply,
        ["start": .date(standing.date), "date": .date(day), "iso": .string(day.iso)]))
    if expecting == nil {
      expecting = .confirm([
        .remove(standing), .add(Entry(date: day, fact: standing.fact)),
      ])
    }
  }

  /// A start so close to this day that one of the two must be a slip.
  private func nearStart(to day: CivilDate) -> Entry? {
    journal.latest(of: [.period]) { entry in
      entry.fact == .period(.start) && entry.date != day && abs(entry.date - day) < 10
    }
  }

  /// Whether a time of today has yet to come, so that what was told of it was yesterday.
  private func isAhead(_ time: SlotValue?, on day: CivilDate) -> Bool {
    guard case .time(let clock)? = time, day == request.today else { return false }
    return clock.minutesSinceMidnight - request.now.time.minutesSinceMidnight > Self.soon
      && !request.said.contains("told.says_today")
  }

  /// What is told of a time so many minutes ahead may be happening now.
  private static let soon = 60

  /// Takes away how heavy the bleeding of a day was said to be before, where neither has a time.
  private mutating func replaceFlow(on day: CivilDate, by entry: Entry) {
    guard entry.time == nil, day < request.today else { return }
    for old in journal.entries(on: day) where old.time == nil && !entries.contains(old) {
      guard case .flow = old.fact else { continue }
      replaced.append(old)
      journal.apply(.remove(old))
    }
  }

  /// Takes away the ends of the period that a new end closes.
  private mutating func replaceEnds(by day: CivilDate) {
    guard
      let start = journal.latest(
        of: [.period], where: { $0.fact == .period(.start) && $0.date <= day })
    else { return }
    for end in journal.ends(of: start) where !entries.contains(end) {
      replaced.append(end)
      journal.apply(.remove(end))
    }
  }

  /// Waits for the day on which the period began that ended on `day`.
  private mutating func askBeginning(of day: CivilDate) {
    guard expecting == nil else { return }
    var open = Interpretation(asking: .periodStart, in: request.message)
    open.slots["ended"] = .date(day)
    expecting = .slot(.date, of: open)
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

  var outcome: Outcome {
    let care = Aftercare(entries, request, journal)
    let noted = said("log.noted", entries)
    let flows = replaced.filter { if case .flow = $0.fact { true } else { false } }
    var parts = care.heard + noted + said("log.in_place", flows) + said("log.already", known)
    parts += problems
    parts += remarks
    if problems.isEmpty { parts += care.offer }
    if !entries.isEmpty, request.thread.uses(ofReply: "log.undo_hint") == 0 {
      parts.append(.reply("log.undo_hint"))
    }
    return Outcome(
      parts: parts, noted: noted, edits: replaced.map(Edit.remove) + entries.map(Edit.add),
      expecting: expecting ?? offeredMode)
  }

  /// While trying, a positive test comes with the question whether to count a pregnancy.
  private var offeredMode: OpenQuestion? {
    let isPositive = entries.contains { $0.fact == .test(.pregnancy(.positive)) }
    guard request.mode == .ttc, isPositive else { return nil }
    return .confirm([.add(Entry(date: request.today, fact: .mode(.pregnancy)))])
  }

  /// The entries said back, those of several days first and the others day by day.
  private func said(_ reply: String, _ entries: [Entry]) -> [Part] {
    let spans = entries.compactMap { entry -> Part? in
      guard case .pause(let reason, let last?) = entry.fact else { return nil }
      return .framed(
        reply + "_span", ["first": .date(entry.date), "last": .date(last)], name: "facts",
        parts: [.reply("pause." + reason.rawValue)])
    }
    let single = entries.filter { if case .pause(_, .some) = $0.fact { false } else { true } }
    return spans
      + Set(single.map(\.date)).sorted().flatMap { day in
        FactPhrase.said(
          reply, ["date": .date(day)], single.filter { $0.date == day }.map(\.fact))
      }
  }
}

extension Fact {
  /// Whether it says all that another does and more: the same bleeding with its colour.
  fileprivate func says(_ other: Fact) -> Bool {
    guard case .flow(let flow, .some) = self, case .flow(flow, nil) = other else { return false }
    return true
  }

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
