import Civil
import Clauses
import Journal
import Language
import MessageFormat
import Physiology

/// What is put in the place of an entry: another value, another day.
extension EntryRevision {
  /// A new value in the place of the one that an entry has.
  var replaced: Outcome? {
    guard let value = revision.new.last, named.isEmpty || revision.new.count == 1 else {
      return nil
    }
    let days = revision.days.filter { $0 <= today }
    var found = candidates(onDays: days)
    if named.isEmpty {
      guard revision.isPlain, !revision.namesMeasure else { return nil }
      if !revision.old.isEmpty {
        found = found.filter { one in revision.old.contains(where: one.entry.fact.holds) }
      }
    }
    let changed = found.compactMap { one in
      one.entry.fact.revised(to: value).map { (old: one.entry, new: $0, score: one.score) }
    }.filter { !named.isEmpty || $0.old.fact.isNear($0.new) }
    guard let best = changed.first else { return nil }
    if named.isEmpty, revision.old.isEmpty {
      let near = thread.last?.focus == nil ? thread.noted : shown
      let rivals = changed.filter { near.contains($0.old) == near.contains(best.old) }
      guard rivals.count == 1 else { return nil }
    }
    let new = Entry(date: best.old.date, time: best.old.time, fact: best.new)
    return .replacing([best.old], with: [new])
  }

  /// An entry on another day.
  var moved: Outcome? {
    guard revision.marks.isEmpty, let day = revision.days.last, day <= today else { return nil }
    let isBare = revision.new.isEmpty || revision.movesDay
    if isBare, named.isEmpty, !revision.oldDays.isEmpty {
      let told = thread.noted.filter { revision.oldDays.contains($0.date) && $0.fact.isOfItsDay }
      return told.count == 1 ? .moving(told, to: day) : nil
    }
    if isBare {
      guard !named.isEmpty || !revision.events.isEmpty, revision.isPlain || revision.equates else {
        return nil
      }
      let marks = revision.events.compactMap(PeriodMark.init).map(Fact.period)
      let found =
        (marks.isEmpty
        ? candidates(onDays: [])
        : candidates(onDays: [], among: pool.filter { marks.contains($0.fact) }))
        .filter { $0.entry.date != day }
      guard let first = found.first else { return nil }
      return .moving([first.entry], to: day)
    }
    guard named.isEmpty, revision.equates, revision.new.count == 1, let value = revision.new.first
    else { return nil }
    let found = pool.filter { $0.fact.holds(value) && $0.date != day }
    return found.count == 1 ? .moving(found, to: day) : nil
  }

  /// Asks where a span may as well be the old day of a start and its new one: "edit my period of
  /// march 1 to march 2".
  var restarted: Outcome? {
    guard revision.deed == .replace, revision.marks.count == 2,
      let from = revision.marks.first(where: { $0.name == PeriodMark.start.rawValue })?.day,
      let to = revision.marks.first(where: { $0.name == PeriodMark.end.rawValue })?.day,
      to <= today, (1...Self.daysOfSlip).contains(to - from),
      let start = journal.entries(on: from).first(where: { $0.fact == .period(.start) }),
      !journal.entries(on: to).contains(where: { $0.fact == .period(.end) })
    else { return nil }
    let moved = Entry(date: to, time: start.time, fact: start.fact)
    return .say(
      "log.start_near", ["start": .date(from), "date": .date(to)],
      expecting: .confirm([.remove(start), .add(moved)]))
  }

  /// A start that is off by more days is hardly a slip.
  private static let daysOfSlip = 2

  /// Marks of a period on other days than those they have.
  var marked: Outcome? {
    guard revision.isPlain || revision.equates || revision.spansPeriod && restates,
      !revision.marks.isEmpty,
      revision.marks.allSatisfy({ $0.day <= today })
    else { return nil }
    var old: [Entry] = []
    var new: [Entry] = []
    var hasKnown = false
    for told in revision.marks {
      guard let mark = PeriodMark(rawValue: told.name) else { continue }
      let known = pool.first { $0.fact == .period(mark) && isNear($0.date, told.day) }
      if known?.date == told.day {
        hasKnown = true
        continue
      }
      if let known { old.append(known) }
      new.append(Entry(date: told.day, fact: .period(mark)))
    }
    guard !old.isEmpty || hasKnown && !new.isEmpty else { return nil }
    var outcome = Outcome.replacing(old, with: new)
    outcome.edits = old.map(Edit.remove) + new.map(Edit.add)
    return outcome
  }

  /// Whether a period is told with other days than the last turn noted for it.
  private var restates: Bool {
    thread.noted.contains { entry in
      revision.marks.contains { mark in
        PeriodMark(rawValue: mark.name).map { entry.fact == .period($0) } == true
          && entry.date != mark.day && isNear(entry.date, mark.day)
      }
    }
  }

  private func isNear(_ one: CivilDate, _ other: CivilDate) -> Bool {
    abs(one - other) <= Self.daysOfPeriod
  }

  /// A mark that is further from another is that of another period.
  private static let daysOfPeriod = 16
}
