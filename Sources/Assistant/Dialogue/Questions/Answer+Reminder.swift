import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Answers to what is asked of a reminder.
extension Answer {
  /// Whether the message only says that it is to be left.
  var isRefusal: Bool {
    main == .no || said.contains("answer.cancel") && reading.message.isShort
  }

  /// What to be reminded of: her words as they are.
  mutating func takeText(of open: Interpretation) {
    if isRefusal { return say("log.cancelled") }
    let isQuestion =
      reading.message.tokens.last?.text == "?"
      || reading.understanding.cues.contains { $0.id == "asks" && $0.tokens.lowerBound == 0 }
    guard reading.level == .ok, reading.message.tokens.count <= 12, !isQuestion else { return }
    let read = reader.read(
      reading.message.original, as: open.intent, context: scene.context)
    var filled = open
    filled.slots.merge(read.slots) { _, new in new }
    let isTimed = [SlotName.date, .time, "every", "lead"].contains { read.slots[$0] != nil }
    if read.slots[.what] == nil || !isTimed {
      filled.slots[.what] = .text(reading.message.original)
    }
    isOne = true
    interpretations = [filled]
  }

  /// Which half of the day is meant.
  mutating func takeHalf(_ time: ClockTime, of open: Interpretation) {
    if isRefusal { return say("log.cancelled") }
    guard reading.message.isShort else { return }
    let isSecond = said.contains("answer.second")
    let isEvening = said.contains("told.evening") || isSecond
    let isMorning = said.contains("told.morning") || !isSecond && said.contains("answer.first")
    let read = reader.read(
      reading.message.original, as: open.intent, context: scene.context)
    var filled = open
    if isMorning != isEvening {
      let hour = isEvening && time.hour < 12 ? time.hour + 12 : time.hour
      filled.slots[.time] = ClockTime(hour: hour, minute: time.minute).map { .time($0) }
    } else if case .time(let exact)? = read.slots[.time] {
      filled.slots[.time] = .time(exact)
    } else {
      return
    }
    isOne = true
    interpretations = [filled]
  }

  /// A rhythm for a reminder that was set for once.
  mutating func takeRhythm(_ entry: Entry, of open: Interpretation) {
    guard reading.level == .ok, reading.message.isShort else { return }
    let read = reader.read(
      reading.message.original, as: open.intent, context: scene.context)
    guard read.slots["every"] != nil, main?.isLog != true else { return }
    isOne = true
    var filled = open
    filled.slots["every"] = read.slots["every"]
    if let time = read.slots[.time] {
      filled.slots[.time] = time
    } else if case .reminder(let reminder) = entry.fact {
      filled.slots[.time] = .time(reminder.time)
    }
    outcome.edits = [.remove(entry)]
    interpretations = [filled]
  }

  /// Which reminders are to go.
  mutating func takeReminders(_ entries: [Entry]) {
    if isRefusal { return say("log.cancelled") }
    let places = ["answer.first", "answer.second", "answer.third"]
    var chosen: [Entry] = []
    if said.contains("told.all") || main == .yes {
      chosen = entries
    } else if let place = places.lastIndex(where: said.contains), reading.message.isShort,
      entries.indices.contains(place)
    {
      chosen = [entries[place]]
    } else if reading.message.isShort {
      let words = Set(ReminderWords.names(reading.message.original))
      chosen = entries.filter { entry in
        guard case .reminder(let reminder) = entry.fact else { return false }
        return !words.isDisjoint(with: ReminderWords.names(reminder.text))
      }
    }
    guard !chosen.isEmpty else { return }
    isOne = true
    outcome = RemindSkill.cancelling(chosen)
  }

  /// Whether the period that is open is over, and since when.
  mutating func takePeriod(_ prompt: IntentID, second: CivilDate?) {
    let isNotYet = main == .no || said.contains("answer.not_yet")
    if isNotYet, reading.level == .ok {
      isOne = true
      outcome =
        second.map { .say("prompt.not_yet", ["date": .date($0)]) } ?? .say("prompt.no_more")
      return
    }
    let read = reader.read(reading.message.original, as: prompt, context: scene.context)
    let isYes =
      main == .yes || reader.answers.isWhole(reading.message) && said.contains("answer.yes")
    guard isYes || isMostlyDate, reading.level == .ok else { return }
    isOne = true
    guard read.slots[.date]?.day != nil else {
      outcome = .say("prompt.which_day", expecting: .slot(.date, of: read))
      return
    }
    interpretations = [read]
  }
}
