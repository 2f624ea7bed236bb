import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The human side of a log: a word that it was heard, and one thing that helps.
struct Aftercare {
  private let entries: [Entry]
  private let request: Request
  private let journal: Journal
  private let isFresh: Bool

  /// Looks at what was just told; days further back than yesterday are only noted.
  init(_ entries: [Entry], _ request: Request, _ journal: Journal) {
    self.entries = entries
    isFresh = entries.contains { request.today - $0.date <= 1 }
    self.request = request
    self.journal = journal
  }

  private static let lowMoods: Set<String> = [
    "sad", "anxious", "irritable", "angry", "stressed", "overwhelmed", "sensitive",
  ]

  /// From here on, of ten, a pain is spoken of.
  private static let sore = 6

  /// Symptoms that hurt, beside those whose name says so; the others are strong, not painful.
  private static let painful: Set<String> = [
    "cramps", "headache", "migraine", "soreness", "breast_tenderness", "leg_cramps", "heartburn",
    "sore_throat", "backache", "toothache",
  ]

  /// A word before anything else, where there is something to be heard, each once a day.
  var heard: [Part] {
    felt.filter { part in
      if case .reply(let id, _) = part { request.thread.uses(ofReply: id) == 0 } else { true }
    }
  }

  private var felt: [Part] {
    guard isFresh, !request.siblings.contains(where: { $0.intent == .talk }) else { return [] }
    if entries.contains(where: { $0.fact == .period(.start) }) {
      if request.said.contains("told.since_loss") { return [.reply("log.heard.start_after_loss")] }
      if request.mode == .ttc { return [.reply("log.heard.start_ttc")] }
    }
    if let pain = strongestPain, pain >= 8 { return [.reply("log.heard.pain_high")] }
    if request.said.contains("told.ashamed") { return [.reply("log.heard.ashamed")] }
    if request.said.contains("told.lonely") { return [.reply("log.heard.lonely")] }
    if !symptoms.isEmpty, (strongestPain ?? 0) <= 5 {
      if request.said.contains("told.less") { return [.reply("log.heard.less")] }
      if request.said.contains("told.glad") { return [.reply("log.heard.glad")] }
    }
    if let pain = strongestPain, pain >= Self.sore { return [.reply("log.heard.pain")] }
    if moods.contains(where: Self.lowMoods.contains) { return [.reply("log.heard.mood_low")] }
    let isGood = moods.contains { Term(rawValue: $0).flatMap(QueryMeasure.isGood) == true }
    return isGood ? [.reply("log.heard.mood_good")] : []
  }

  /// One thing that helps; nothing where there is nothing to add.
  var offer: [Part] {
    guard let last = entries.last else { return [] }
    if let positive = tests.first { return [positive] }
    if let pause = breakWords { return [pause] }
    var parts = periodWords
    if let pain = strongestPain, pain >= 8 { return parts + [.reply("log.after.pain_high")] }
    guard isFresh else { return parts }
    if let row = gratitude { parts.append(row) }
    if parts.isEmpty, case .amount(.water, _) = last.fact {
      let total = journal.entries(on: last.date).reduce(0.0) { sum, entry in
        if case .amount(.water, let amount) = entry.fact { sum + amount.value } else { sum }
      }
      let isMore = journal.entries(on: last.date).count { $0.fact.kind == last.fact.kind } > 1
      let goal = request.scene.setting.preferences.number(.waterGoal)
      if let goal {
        parts.append(
          .reply(
            total >= Double(goal) ? "log.after.water.reached" : "log.after.water.goal",
            ["total": .number(total), "goal": .integer(goal)]))
      } else if isMore {
        parts.append(.reply("log.after.water", ["total": .number(total)]))
      }
    }
    return parts
  }

  /// The days in a row with something to be grateful for, at the first of a day.
  private var gratitude: Part? {
    guard entries.contains(where: { $0.fact.isGratitude && $0.date == request.today }),
      !request.journal.entries(on: request.today).contains(where: \.fact.isGratitude)
    else { return nil }
    let days = Streak(
      journal.days(of: [.text], upTo: request.today, where: \.isGratitude), upTo: request.today
    ).days
    return days > 1 ? .reply("log.after.gratitude", ["days": .integer(days)]) : nil
  }

  private var symptoms: [String] {
    entries.compactMap { entry in
      guard case .symptom(let term, let severity, _, _) = entry.fact, severity != Severity.none
      else { return nil }
      return term.rawValue
    }
  }

  private var moods: [String] {
    entries.flatMap { entry -> [String] in
      if case .mood(let terms) = entry.fact { terms.map(\.rawValue) } else { [] }
    }
  }

  private var strongestPain: Int? {
    entries.compactMap { entry -> Int? in
      guard case .symptom(let term, let severity, let pain, _) = entry.fact,
        term.rawValue.hasSuffix("pain") || Self.painful.contains(term.rawValue)
      else { return nil }
      return pain ?? (severity == .severe ? 8 : nil)
    }.max()
  }

  private var tests: [Part] {
    entries.compactMap { entry in
      switch entry.fact {
      case .test(.pregnancy(.positive)): .reply("log.after.test_pregnancy_positive")
      case .test(.pregnancy(.faint)): .reply("log.after.test_pregnancy_faint")
      case .test(.pregnancy(.negative)): .reply("log.after.test_pregnancy_negative")
      case .test(.ovulation(.positive)), .test(.ovulation(.peak)):
        .reply("log.after.test_ovulation_positive")
      default: nil
      }
    }
  }

  private var periodWords: [Part] {
    guard request.mode != .general, request.mode != .pregnancy else { return [] }
    for entry in entries {
      if entry.fact == .period(.start) { return started(entry.date) }
      if entry.fact == .period(.end),
        let period = journal.periods.last(where: { $0.end == entry.date })
      {
        let days = entry.date - period.start + 1
        return [.reply("log.after.period_end", ["days": .integer(days)])]
      }
    }
    return []
  }

  private func started(_ day: CivilDate) -> [Part] {
    let picture = CyclePicture(
      journal, today: request.today, model: request.model, mode: request.mode)
    guard let forecast = picture.forecast, forecast.lastStart == day, !forecast.isStale else {
      return []
    }
    var variables: [String: Argument] = [
      "next": .date(forecast.nextStart), "expected": .date(forecast.expectedStart),
    ]
    if let low = forecast.low, let high = forecast.high {
      variables["low"] = .date(day + low)
      variables["high"] = .date(day + high)
    }
    let isLate =
      forecast.nextStart > forecast.expectedStart && forecast.expectedStart < request.today
    let late = isLate ? ".late" : ""
    let gap = picture.history.gaps.last
    if let gap, gap.isBroken {
      return [.reply("log.after.period_start.afresh" + late, variables)]
    }
    guard let gap, gap.days <= 100 else {
      return [.reply("log.after.period_start.first" + late, variables)]
    }
    variables["length"] = .integer(gap.days)
    return [.reply("log.after.period_start" + late, variables)]
  }

  /// What a break that was told does to the dates; nil where none was told.
  private var breakWords: Part? {
    guard request.mode != .general, request.mode != .pregnancy,
      entries.contains(where: \.fact.isBreak), journal.breaks != request.journal.breaks
    else { return nil }
    let picture = CyclePicture(
      journal, today: request.today, model: request.model, mode: request.mode)
    guard let forecast = picture.forecast else { return .reply("log.after.break") }
    if let pause = picture.pause {
      return .reply(pause.isOpenMethod ? "log.after.break.open" : "log.after.break.running")
    }
    return forecast.isStale
      ? .reply("log.after.break")
      : .reply(
        picture.wasIll ? "log.after.break.loose" : "log.after.break.counted",
        ["next": .date(forecast.nextStart)])
  }
}

extension Break {
  /// Whether it is hormonal contraception that goes on.
  var isOpenMethod: Bool { reason == .pill && to == nil }
}

extension Fact {
  /// Whether it begins or ends a break.
  fileprivate var isBreak: Bool {
    switch self {
    case .pause: true
    case .text(.factor, let factor): BreakMark(factor: factor) != nil
    default: false
    }
  }
}
