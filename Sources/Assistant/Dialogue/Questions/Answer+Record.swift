import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Answers to what Bloom asks of her record of starts.
extension Answer {
  /// What a yes-or-no question was answered with.
  private enum Word { case yes, no, unknown }

  private var word: Word? {
    guard reading.message.isShort else { return nil }
    if said.contains("answer.forgot") { return .yes }
    if said.contains("answer.unknown") { return .unknown }
    if main == .no || said.contains("answer.no") { return .no }
    return main == .yes || said.contains("answer.yes") ? .yes : nil
  }

  /// Yes and no settle how the gap counts, and the forecast is told anew.
  mutating func missedLog(_ question: MissedLogQuestion) {
    if let day = toldDay, question.gap.from < day, day < question.gap.to { return start(day) }
    switch word {
    case .yes?: settle(question, missed: true)
    case .no?: settle(question, missed: false)
    case .unknown?:
      say("cycle.missed.unknown")
      outcome.edits = [.add(Entry(date: scene.today, fact: .asked(after: question.gap.from)))]
    case nil: return
    }
  }

  private mutating func settle(_ question: MissedLogQuestion, missed: Bool) {
    let confirmed = question.answered(missed: missed)
    isOne = true
    outcome = .say(
      missed ? "cycle.missed.yes" : "cycle.missed.no",
      ["days": .integer(question.gap.days), "cycles": .integer(confirmed.missingStarts + 1)])
    outcome.edits = [
      .add(
        Entry(
          date: scene.today, fact: .gap(after: confirmed.after, missing: confirmed.missingStarts)))
    ]
    interpretations = [reader.read("", as: .cycleNextPeriod, context: scene.context)]
  }

  /// A day is noted as the start, a no keeps the last one, and a start whose day is gone from
  /// memory leaves the time since then out.
  mutating func missedStart(after start: CivilDate, isKnown: Bool) {
    if let day = toldDay, start < day, day <= scene.today { return self.start(day) }
    switch word {
    case .yes? where !isKnown:
      say("silence.when")
      outcome.expecting = .missedStart(after: start, isKnown: true)
    case .unknown? where isKnown:
      say("silence.forgot")
      outcome.edits = [
        .add(Entry(date: start + 1, fact: .pause(.forgot, until: scene.today)))
      ]
    case .no?, .unknown?:
      say(word == .no ? "silence.no" : "cycle.missed.unknown")
      outcome.edits = [.add(Entry(date: scene.today, fact: .asked(after: start)))]
    default: return
    }
  }

  /// Which of several entries is to be removed: by its place, its time, or all of them.
  mutating func takeEntries(_ entries: [Entry]) {
    if isRefusal { return say("log.cancelled") }
    guard reading.message.isShort, reading.level == .ok else { return }
    // "the second one" says "one" too
    let places = ["answer.first", "answer.second", "answer.third"]
    var chosen: [Entry] = []
    if said.contains("told.all") {
      chosen = entries
    } else if let time = toldTime {
      chosen = entries.filter { $0.time == time }
    } else if let place = places.lastIndex(where: said.contains), entries.indices.contains(place) {
      chosen = [entries[place]]
    }
    guard !chosen.isEmpty else { return }
    isOne = true
    outcome = UndoSkill.removing(chosen)
  }

  private var toldTime: ClockTime? {
    reading.understanding.entities.lazy.compactMap { entity in
      if case .time(let time) = entity.value { time } else { nil }
    }.first
  }

  /// The one day that the message tells.
  private var toldDay: CivilDate? {
    guard main == nil || main == .periodStart || main == .yes || isMostlyDate else { return nil }
    return reader.read(reading.message.original, as: .periodStart, context: scene.context)
      .slots[.date].flatMap { if case .date(let day) = $0 { day } else { nil } }
  }

  private mutating func start(_ day: CivilDate) {
    isOne = true
    var read = reader.read(reading.message.original, as: .periodStart, context: scene.context)
    read.slots[.date] = .date(day)
    interpretations = [read]
  }
}
