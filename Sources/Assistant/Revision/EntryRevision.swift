import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A message that puts right one entry of the diary: another value or day, taken out, or put back.
///
/// The entry is bound by what the message names, the value it takes back, the day it says, and how
/// lately it was told, in this order; a message that names a thing never reaches another.
struct EntryRevision {
  /// What comes of it; nil where the words put no entry right that can be told.
  private(set) var outcome: Outcome?

  let revision: Revision
  let named: NamedFacts
  let reading: Reading
  let thread: DialogueState
  let journal: Journal
  let today: CivilDate

  init?(_ reading: Reading, _ thread: DialogueState, journal: Journal, reader: Reader, scene: Scene)
  {
    let understanding = reading.understanding
    guard reading.triage.level == .ok, !understanding.has("besides"),
      !reader.answers.said(in: reading.message).contains("told.scraps_start"),
      !EntryTarget(reading, after: thread, in: journal, today: scene.today).isHearsay,
      !understanding.interpretations.contains(where: { $0.standing == .asked }),
      let revision = reader.revision(
        in: reading.message, context: scene.context, ofPeriods: true)
    else { return nil }
    self.revision = revision
    named = NamedFacts(understanding)
    if revision.deed == .remove, named.namesNote { return nil }
    (self.reading, self.thread, self.journal) = (reading, thread, journal)
    today = scene.today
    outcome = settled
    if outcome == nil { return nil }
  }

  /// What it is reported as.
  var intent: IntentID { revision.deed == .remove ? .delete : .change }

  private var settled: Outcome? {
    switch revision.deed {
    case .restore: restored
    case .remove: removed
    case nil where revision.goesOn: thread.last?.intents.first == .delete ? removed : nil
    case .replace, nil: restarted ?? moved ?? marked ?? replaced
    }
  }
}

extension EntryRevision {
  /// What may be meant, the latest told first.
  var pool: [Entry] {
    let last = thread.noted.reversed().filter { journal.entries(on: $0.date).contains($0) }
    let earlier = thread.sitting.filter { journal.entries(on: $0.date).contains($0) }
    let days = (revision.days + revision.oldDays).filter { $0 <= today }
    let ofDays = (days + [today]).flatMap { journal.entries(on: $0).reversed() }
    let isShown = thread.last?.focus != nil
    var pool = (isShown ? shown : []) + last + earlier + shown + ofDays
    if !named.isEmpty, revision.isPlain {
      let reach = days.isEmpty ? Self.daysNamed : Self.daysDated
      pool += journal.entries(from: today.adding(days: -reach), upTo: today).reversed()
        .filter { named.contains($0.fact) }
    }
    if !revision.events.isEmpty || !revision.marks.isEmpty {
      pool += journal.chronological(of: [.period], from: today - Self.daysOfMarks, upTo: today) {
        $0
      }
      .reversed()
    }
    var seen: Set<Entry> = []
    return pool.filter { $0.fact.isOfItsDay && seen.insert($0).inserted }
  }

  /// What the last question about the record was answered with.
  var shown: [Entry] {
    guard let focus = thread.query, !focus.isOfIntent, focus.query.measure != .entries else {
      return []
    }
    return focus.days.flatMap(journal.entries).filter { focus.query.measure.item(of: $0) != nil }
  }

  /// How far back an entry may be that is named, and one that is named with its day.
  private static let daysNamed = 2
  private static let daysOfMarks = 60
  private static let daysDated = 400

  /// The entries that the words can mean, the likeliest first, each with what speaks for it.
  func candidates(
    onDays days: [CivilDate], among marks: [Entry]? = nil
  ) -> [(entry: Entry, score: Int)] {
    var found = marks ?? pool
    if marks == nil, !named.isEmpty { found = found.filter { named.contains($0.fact) } }
    if !days.isEmpty {
      found = found.filter { days.contains($0.date) }
    } else if !revision.isPlain {
      found = found.filter { $0.date == today && thread.sitting.contains($0) }
    }
    let scored = found.enumerated().map { place, entry in
      var score = max(0, Self.mostRecent - place)
      if revision.old.contains(where: entry.fact.holds) { score += Self.byValue }
      if oldDays.contains(entry.date) { score += Self.byDay }
      return (entry: entry, score: score)
    }
    return scored.enumerated().sorted {
      ($0.element.score, $1.offset) > ($1.element.score, $0.offset)
    }.map(\.element)
  }

  /// The days that are taken back; of several days in a row all but the last.
  private var oldDays: [CivilDate] { revision.oldDays + revision.days.dropLast() }

  private static let mostRecent = 8
  private static let byValue = 12
  private static let byDay = 10
}

extension EntryRevision {
  /// Entries that are taken out.
  private var removed: Outcome? {
    let days = (revision.days + revision.marks.map(\.day)).filter { $0 <= today }
    if named.isEmpty, revision.new.allSatisfy({ $0.isDay(of: days) }), revision.events.isEmpty,
      !days.isEmpty
    {
      if revision.isAll {
        let all = days.flatMap(journal.entries).filter(\.fact.isOfItsDay)
        return all.isEmpty ? nil : UndoSkill.removing(all)
      }
      let meant = shown.filter { days.contains($0.date) }
      if meant.count == 1 { return UndoSkill.removing(meant) }
    }
    guard !named.isEmpty || !revision.lacks.isEmpty || !revision.events.isEmpty else { return nil }
    var found = candidates(onDays: days)
    if !revision.events.isEmpty {
      let marks = revision.events.compactMap(PeriodMark.init).map(Fact.period)
      found = candidates(onDays: days, among: pool.filter { marks.contains($0.fact) })
      if let first = found.first { found = [first] }
    } else if namesPeriod {
      found = candidates(onDays: days, among: periodStarts.filter(isOfMonth))
      if let first = found.first { found = [first] }
    }
    let values = revision.new + revision.old
    let valued = found.filter { one in values.contains(where: one.entry.fact.holds) }
    if !values.isEmpty, !valued.isEmpty { found = valued }
    if !revision.lacks.isEmpty {
      found = found.filter { one in revision.lacks.contains(where: one.entry.fact.lacks) }
    }
    guard let first = found.first?.entry else {
      return revision.lacks.isEmpty ? nil : .say("edit.change.not_there")
    }
    let ofDay = found.map(\.entry).filter { $0.date == first.date }
    if revision.isList, values.isEmpty, revision.lacks.isEmpty, revision.events.isEmpty {
      let kinds = ofDay.filter { entry in
        ofDay.count(where: { $0.fact.isSameKind(as: entry.fact) }) == 1
      }
      if kinds.count > 1, kinds.count == ofDay.count { return UndoSkill.removing(kinds) }
    }
    if let fewer = first.fewer(by: reading.understanding) {
      return .replacing([first], with: [fewer])
    }
    let alike = found.map(\.entry).filter {
      $0.date == first.date && $0.fact.isSameKind(as: first.fact)
    }
    guard alike.count == 1 || revision.isAll else { return nil }
    let isWhole = first.fact == .period(.start) && (revision.events.isEmpty || !days.isEmpty)
    let ends = isWhole ? journal.ends(of: first) : []
    return UndoSkill.removing(alike + ends.filter { !alike.contains($0) })
  }

  /// Whether a period is named as a whole, and no mark of it.
  private var namesPeriod: Bool {
    guard named.isOnlyPeriod,
      let name = (reading.understanding.mentions + reading.understanding.named)
        .first(where: { $0.concept == NamedFacts.period })?.tokens
    else { return false }
    let next = name.upperBound
    let tokens = reading.message.tokens
    if next >= tokens.count || tokens[next].isPunctuation { return true }
    return reading.understanding.entities.contains { entity in
      entity.day != nil && (next...next + Self.wordsToDay).contains(entity.tokens.lowerBound)
    }
  }

  /// So many words may stand between a period and the day that tells which.
  private static let wordsToDay = 4

  /// Whether an entry is of the month that is named, where one is.
  private func isOfMonth(_ entry: Entry) -> Bool {
    let months = reading.understanding.interpretations.compactMap { told -> Month? in
      if case .month(let month)? = told.slots["month"] { month } else { nil }
    }
    return months.isEmpty || months.contains(Month(of: entry.date))
  }

  /// The starts of periods, the latest first.
  private var periodStarts: [Entry] {
    journal.chronological(of: [.period], upTo: today) { entry in
      entry.fact == .period(.start) ? entry : nil
    }.reversed()
  }

  /// What was taken out before, or is named whole, is put back.
  private var restored: Outcome? {
    let taken = thread.changed?.edits.compactMap { edit -> Entry? in
      if case .remove(let entry) = edit { entry } else { nil }
    }
    if let taken, !taken.isEmpty,
      named.isEmpty || taken.contains(where: { named.contains($0.fact) })
    {
      return nil
    }
    guard let value = revision.new.last, case .word = value.value, value.measure == "flow",
      let day = revision.days.last ?? Optional(today), day <= today,
      let fact = Fact.flow(.medium, nil).revised(to: value) ?? Optional(.flow(.medium, nil)),
      !journal.entries(on: day).contains(where: { $0.fact == fact })
    else { return nil }
    return Outcome(
      parts: FactPhrase.said("log.noted", ["date": .date(day)], [fact]),
      edits: [.add(Entry(date: day, fact: fact))])
  }
}

extension Revision.Value {
  /// Whether it only says the day of the month of one of some days: "fri 8".
  fileprivate func isDay(of days: [CivilDate]) -> Bool {
    guard case .number(let number) = value else { return false }
    return days.contains { Double($0.day) == number }
  }
}
