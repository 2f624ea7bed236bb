import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Which part of life Bloom is set to, and the dates of a pregnancy.
struct ModeSkill: Skill {
  static let name = "mode"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if let past = pastPregnancy(request) { return past }
    switch request.intent {
    case .modeQuery: return query(request)
    case .pregnancyDates: return try dates(request)
    case .onboard where request.thread.isHeavy: return .say("onboard.later")
    case .onboard where !request.scene.mayAsk(.lastPeriod, request.thread):
      return .say("onboard.later")
    case .onboard: return .say("onboard.first", expecting: .lastPeriod)
    default: return try set(request)
    }
  }

  /// A pregnancy that is over, told by its first and last day, is a break; nil where none is.
  private func pastPregnancy(_ request: Request) -> Outcome? {
    guard [.pregnancyDates, .modeSet].contains(request.intent),
      !request.words(.tone).contains("loss"),
      case .dates(let first?, let last?)? = request.slot(.date), last < request.today,
      request.said.contains("told.was_pregnant")
    else { return nil }
    var diary = DiaryPage(request)
    diary.write([.pause(.pregnancy, until: last)], on: first, at: nil)
    return diary.outcome
  }

  private func query(_ request: Request) -> Outcome {
    .say(
      "mode.query",
      [
        "mode": .string(request.mode.rawValue),
        "other": .string(request.mode == .cycle ? "ttc" : "cycle"),
      ])
  }

  private func set(_ request: Request) throws(KnowledgeError) -> Outcome {
    if request.words(.tone).contains("loss") {
      if request.said.contains("answer.fear") {
        return request.siblings.isEmpty ? .say("talk.heard") : Outcome()
      }
      let isLongAgo = toldDay(request).map { request.today - $0 > Self.daysOfGrief } ?? false
      return isLongAgo ? .say("talk.heard") : loss(request)
    }
    if request.slot("birth") == .bool(true) { return birth(request) }
    if request.interpretation.pregnancyDating(today: request.today) != nil {
      return try dates(request)
    }
    guard let mode = request.words(.mode).lazy.compactMap(Mode.init).first else {
      return .say("mode.which")
    }
    if mode == .ttc || request.mode == .ttc && mode == .cycle,
      request.said.contains("told.pauses_trying")
    {
      return pauseTrying(request)
    }
    let edits = [Edit.add(Entry(date: request.today, fact: .mode(mode)))]
    if mode == .postpartum, request.mode == .pregnancy {
      let birth = Edit.add(Entry(date: request.today, fact: .pregnancy(.ended(.birth))))
      return .say("mode.birth", expecting: .confirm([birth] + edits))
    }
    if mode == .pregnancy, request.pregnancy == nil {
      return Outcome(
        parts: [.reply("mode.set.pregnancy")], edits: edits, expecting: .pregnancyDates)
    }
    return Outcome(parts: [.reply("mode.set." + mode.rawValue)], edits: edits)
  }

  /// Whoever rests from trying is asked before anything is switched.
  private func pauseTrying(_ request: Request) -> Outcome {
    guard request.mode == .ttc else { return .say("mode.pause_trying.heard") }
    let edit = Edit.add(Entry(date: request.today, fact: .mode(.cycle)))
    return .say("mode.pause_trying", expecting: .confirm([edit]))
  }

  private func loss(_ request: Request) -> Outcome {
    if let days = request.scene.daysAfterLoss, days <= Self.daysOfOneLoss,
      request.mode != .pregnancy
    {
      return .say("talk.loss.known")
    }
    let edits = lossEdits(request)
    if request.slot("ended") == .bool(true) {
      return Outcome(parts: [.reply("talk.ended")], edits: edits)
    }
    if let name = request.words("name").first {
      return Outcome(
        parts: [.reply("talk.loss.named", ["name": .string(name)])], edits: edits)
    }
    let isPast = toldDay(request).map { request.today - $0 > Self.daysOfOneLoss } ?? false
    return Outcome(parts: [.reply(isPast ? "talk.loss.past" : "talk.loss")], edits: edits)
  }

  /// A loss of weeks or months ago is noted on its day, and no mode with it unless one must end.
  private func lossEdits(_ request: Request) -> [Edit] {
    guard let told = toldDay(request), request.today - told > Self.daysOfOneLoss,
      request.mode != .pregnancy, request.journal.pregnancy?.isOngoing != true
    else { return endings(.loss, then: .cycle, on: lastDay(request)) }
    return [.add(Entry(date: told, fact: .pregnancy(.ended(.loss))))]
  }

  /// For how long a loss that is told is taken up as one, in days.
  private static let daysOfGrief = 400

  /// For so many days a loss that is told is the one already told.
  private static let daysOfOneLoss = 14

  /// A birth that is told plainly is noted without asking; one of long ago changes nothing.
  private func birth(_ request: Request) -> Outcome {
    let day = lastDay(request)
    if let told = toldDay(request), request.today - told > Self.daysAfterBirth {
      return .say("mode.born.past")
    }
    if request.mode == .postpartum, request.journal.lastBirth == day {
      return .say("mode.born.known", ["date": .date(day)])
    }
    let edits = endings(.birth, then: .postpartum, on: day)
    let words = Part.reply("mode.born", ["date": .date(day)])
    var outcome = Outcome(parts: [words, .reply("log.undo_hint")], edits: edits)
    outcome.noted = [.reply("mode.born.noted", ["date": .date(day)])]
    return outcome
  }

  /// How long after a birth its first year is told of, in days.
  private static let daysAfterBirth = 400

  private func endings(_ ending: PregnancyMark.Ending, then mode: Mode, on day: CivilDate) -> [Edit]
  {
    [Entry(date: day, fact: .pregnancy(.ended(ending))), Entry(date: day, fact: .mode(mode))]
      .map(Edit.add)
  }

  /// Days from the first of a month to its 15th, the day that a month alone stands for.
  private static let middleOfMonth = 14

  private func toldDay(_ request: Request) -> CivilDate? {
    switch request.slot(.date) {
    case .dates(let first?, let last?)
    where first == Month(of: first).first && last == Month(of: first).last:
      first + Self.middleOfMonth
    case .dates(let first, let last): last ?? first
    case let slot: slot?.day
    }
  }

  /// The day told, or the last of a span, but not before what was noted of the pregnancy.
  private func lastDay(_ request: Request) -> CivilDate {
    let told = toldDay(request)
    let noted = request.journal.entries.filter { entry in
      switch entry.fact {
      case .mode, .pregnancy: true
      default: false
      }
    }.map(\.date).max()
    return min(request.today, max(told ?? request.today, noted ?? told ?? request.today))
  }

  /// Fewer weeks than this are not told of a pregnancy: no test can show it yet.
  private static let earliestTold = 4.0

  /// Whether the message itself speaks of a pregnancy, and not of a late period or an age.
  private func isOfPregnancy(_ request: Request, _ told: DatingReading) -> Bool {
    guard request.mode != .pregnancy, request.thread.expecting != .pregnancyDates,
      !told.isOfPregnancy
    else { return true }
    if request.mode == .postpartum || request.isAfterLoss {
      return request.said.contains("told.pregnancy")
    }
    let isDated =
      request.number(.weeks).map { $0 >= Self.earliestTold } ?? false && request.slot(.days) != nil
    return (isDated || request.said.contains("answer.pregnant"))
      && !request.said.contains("answer.late")
  }

  /// An embryo that was just transferred is noted and begins no pregnancy: no test can tell yet.
  private func transfer(_ request: Request) throws(KnowledgeError) -> Outcome? {
    guard request.mode != .pregnancy, request.said.contains("told.transfer"),
      !request.said.contains("answer.pregnant"), !request.said.contains("told.pregnancy_dates"),
      let day = request.slot(.date)?.day, (0...Self.daysBeforeTest).contains(request.today - day)
    else { return nil }
    var diary = DiaryPage(request)
    diary.write([.text(.note, request.text)], on: day, at: nil)
    var outcome = diary.outcome
    outcome.parts.append(.reply("log.transfer"))
    return outcome
  }

  /// For so many days after a transfer a test can mislead.
  private static let daysBeforeTest = 14

  private func dates(_ request: Request) throws(KnowledgeError) -> Outcome {
    let told = DatingReading(request)
    if let transfer = try transfer(request) { return transfer }
    if request.mode != .pregnancy, !told.isOfPregnancy,
      request.said.contains("answer.back_then")
    {
      return .say(request.isAfterLoss ? "talk.loss.weeks" : "preg.back_then")
    }
    guard isOfPregnancy(request, told) else {
      guard request.siblings.isEmpty else { return Outcome() }
      if request.isAfterLoss { return .say("talk.loss.weeks") }
      return .say(request.mode == .postpartum ? "preg.which.after_birth" : "preg.which")
    }
    guard let method = told.method else {
      return .say(
        told.lacksEmbryoAge ? "preg.dates.embryo" : "mode.set.pregnancy",
        expecting: .pregnancyDates)
    }
    return Self.dated(by: method, isDue: request.slot(.due) != nil, on: request.today, request)
  }

  /// Notes what a pregnancy is dated by, and its mode where it is not chosen yet; the reason where
  /// the dates cannot be so.
  static func dated(
    by method: DatingMethod, isDue: Bool, on day: CivilDate, _ request: Request
  ) -> Outcome {
    do {
      let dating = try PregnancyDating(method, today: request.today)
      let age = try dating.age(on: request.today)
      var edits: [Edit] = []
      if request.mode != .pregnancy {
        edits.append(.add(Entry(date: request.today, fact: .mode(.pregnancy))))
      }
      let mark: PregnancyMark = isDue ? .due(dating.dueDate) : .lmp(dating.lmp)
      edits.append(.add(Entry(date: day, fact: .pregnancy(mark))))
      return Outcome(
        parts: [.reply("preg.dates", WeekSkill.variables(dating, age, request.today))],
        edits: edits)
    } catch {
      return Outcome(parts: [error.reply], expecting: .pregnancyDates)
    }
  }
}

extension PregnancyError {
  /// Why the dates cannot be so, and what to tell instead.
  fileprivate var reply: Part {
    switch self {
    case .lmpInFuture: .reply("preg.dates.future")
    case .tooLongAgo, .ageTooGreat: .reply("preg.dates.past")
    case .conceptionInFuture(let day, _), .transferInFuture(let day, _),
      .scanInFuture(let day, _):
      .reply("preg.dates.ahead", ["date": .date(day)])
    case .dueTooFarAhead(let due, _): .reply("preg.dates.due_far", ["due": .date(due)])
    case .dueTooLongAgo(let due, _): .reply("preg.dates.due_past", ["due": .date(due)])
    }
  }
}
