import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Takes back, removes or changes what was noted.
struct UndoSkill: Skill {
  static let name = "undo"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch request.intent {
    case .delete: delete(request)
    case .change: change(request)
    default: undo(request)
    }
  }

  private func undo(_ request: Request) -> Outcome {
    guard let changed = request.thread.changed, !changed.isUndo, !changed.changes.isEmpty else {
      return entries(request)
    }
    var outcome = settings(of: changed)
    if !changed.edits.isEmpty { outcome.append(entries(request)) }
    return outcome
  }

  /// The entries of the last turn, as they were.
  private func entries(_ request: Request) -> Outcome {
    if case .unknown = request.lastTurn.value { return .say("edit.undo.unknown") }
    let edits = request.undoable
    guard !edits.isEmpty else { return .say("edit.undo.nothing") }
    let removed = edits.filter { if case .remove = $0 { true } else { false } }
    let shown = removed.isEmpty ? edits : removed
    var outcome = Outcome(takenBack: edits, isUndo: true)
    if shown.count > Self.mostNamed {
      let reply = removed.isEmpty ? "edit.undo.restored_many" : "edit.undo.done_many"
      outcome.parts = [.reply(reply, ["n": .integer(shown.count)])]
    } else {
      let day = shown.first?.entry.date ?? request.today
      let isEarlier =
        !removed.isEmpty && day < request.today
        && shown.allSatisfy { $0.entry.date == day && !request.thread.sitting.contains($0.entry) }
      outcome.parts = FactPhrase.said(
        isEarlier
          ? "edit.undo.done_of" : removed.isEmpty ? "edit.undo.restored" : "edit.undo.done",
        ["date": .date(day)], shown.map(\.entry.fact))
      let back = edits.filter(\.isAddition).map(\.entry.fact).filter { fact in
        !removed.contains { $0.entry.fact.isSameKind(as: fact) }
      }
      if !removed.isEmpty, !back.isEmpty {
        outcome.parts += FactPhrase.said("edit.undo.restored", [:], back)
      }
    }
    return outcome
  }

  /// How many things are named one by one.
  private static let mostNamed = 12

  /// The settings of a turn as they were.
  private func settings(of turn: Turn) -> Outcome {
    var outcome = Outcome(isUndo: true)
    outcome.changes = turn.changes.reversed().map(\.inverse)
    for change in outcome.changes {
      guard let value = change.new ?? change.key.standard else {
        outcome.parts.append(.reply("settings.undone"))
        continue
      }
      outcome.parts.append(SettingsSkill.said(change.key, value))
    }
    return outcome
  }

  private func delete(_ request: Request) -> Outcome {
    let meant = MeantFacts(request)
    var found = request.journal.entries(on: request.day).filter { meant.contains($0.fact) }
    if found.isEmpty, request.slot(.date) == nil, request.slot("month") == nil {
      found = latestMeant(request)
    }
    let later = request.day.adding(days: 7)
    if found.isEmpty, later <= request.today, Self.isOfWeekday(request) {
      // "Last tuesday" may be the one before today as well as the one of the week before.
      found = request.journal.entries(on: later).filter { meant.contains($0.fact) }
    }
    let texts = found.filter(\.fact.isNote)
    found = NamedText(texts.isEmpty ? found : texts, request).entries
    for start in found where start.fact == .period(.start) {
      found += request.journal.ends(of: start).filter { !found.contains($0) }
    }
    guard !found.isEmpty else {
      return Self.choosing(toRemove: request)
        ?? .say("edit.delete.none", ["date": .date(request.day)])
    }
    if Self.areAlike(found), !request.said.contains("told.all") {
      return Outcome(
        parts: [
          .reply("edit.delete.which", ["count": .integer(found.count)]),
          .list(found.map(Self.option)),
        ], expecting: .entries(found))
    }
    return Self.removing(found)
  }

  /// Whether its day is said by two words without a number, as "last tuesday" is.
  private static func isOfWeekday(_ request: Request) -> Bool {
    request.entities.contains { entity in
      entity.day == request.day && entity.tokens.count == 2
        && request.message.tokens[entity.tokens].allSatisfy { $0.number == nil }
    }
  }

  /// Takes entries of one day away and says which.
  static func removing(_ entries: [Entry]) -> Outcome {
    guard let first = entries.first else { return Outcome() }
    let parts = FactPhrase.said(
      "edit.delete.done", ["date": .date(first.date)], entries.map(\.fact))
    return Outcome(parts: parts, edits: entries.map(Edit.remove))
  }

  /// Whether they are the same symptom told more than once, or several texts, so that one of them may be
  /// meant.
  private static func areAlike(_ entries: [Entry]) -> Bool {
    guard let first = entries.first, entries.count > 1 else { return false }
    switch first.fact {
    case .symptom, .text: break
    default: return false
    }
    return entries.allSatisfy { $0.fact.isSameKind(as: first.fact) }
  }

  private static func option(_ entry: Entry) -> Part {
    if case .text(_, let text) = entry.fact { return .quote(text) }
    guard let time = entry.time else { return FactPhrase.part(entry.fact) }
    return .framed(
      "edit.delete.option", ["time": .string(time.iso)], name: "fact",
      parts: [FactPhrase.part(entry.fact)])
  }

  /// The one entry of the last days that the words name, where they name no day.
  private func latestMeant(_ request: Request) -> [Entry] {
    let meant = MeantFacts(request)
    return lastMeant(request, meant, within: Self.daysLookedBack)
  }

  private func lastMeant(_ request: Request, _ meant: MeantFacts, within days: Int) -> [Entry] {
    request.journal.entries(from: request.today.adding(days: -days), upTo: request.today)
      .last { meant.contains($0.fact) }.map { [$0] } ?? []
  }

  /// How far back what is to be removed is looked for, in days.
  private static let daysLookedBack = 7
  /// How far back what is to be moved to another day is looked for, in days.
  private static let daysMovedFrom = 400

  private func change(_ request: Request) -> Outcome {
    let last = request.undoable.compactMap { edit -> Entry? in
      if case .remove(let entry) = edit { entry } else { nil }
    }
    if last.isEmpty || request.isDayAlone || request.said.contains("told.entry_of"),
      let choice = Self.choosing(toChange: request)
    {
      return choice
    }
    if let day = request.slot(.date)?.day, day <= request.today, !request.isDayAlone {
      let target = target(of: request, last).filter(\.fact.isOfItsDay)
      if target.contains(where: { $0.date != day }) { return .moving(target, to: day) }
    }
    let pool = last + request.journal.entries(on: request.day)
    if let swap = rated(request, last) {
      let entry = Entry(date: swap.old.date, time: swap.old.time, fact: swap.new)
      return .replacing([swap.old], with: [entry])
    }
    guard let new = replacement(request) else {
      return Self.choosing(toChange: request) ?? .say("edit.change.how")
    }
    guard let old = pool.last(where: { $0.fact.isSameKind(as: new) }), old.fact != new else {
      return .say("edit.change.how")
    }
    let entry = Entry(date: old.date, time: old.time, fact: new)
    return .replacing([old], with: [entry])
  }

  /// What is to be moved: what the request names, the last one where it names nothing.
  private func target(of request: Request, _ last: [Entry]) -> [Entry] {
    let meant = MeantFacts(request)
    let named = last.filter { meant.contains($0.fact) }
    let namesNone = [SlotName.what, .symptom, .mood, .flow].allSatisfy { request.slot($0) == nil }
    if !named.isEmpty || namesNone { return named.isEmpty ? last : named }
    return lastMeant(request, meant, within: Self.daysMovedFrom)
  }

  /// A bare number in place of that of the one symptom of the last turn: "make that 7".
  private func rated(_ request: Request, _ last: [Entry]) -> (old: Entry, new: Fact)? {
    let numbers = request.message.tokens.compactMap(\.number)
    guard last.count == 1, case .symptom(let term, let severity, let pain?, _) = last[0].fact,
      numbers.count == 1, request.message.isShort, let number = numbers[0].whole,
      (0...10).contains(number), number != pain
    else { return nil }
    return (last[0], .symptom(term, severity, pain: number))
  }

  /// The fact that the new value makes.
  private func replacement(_ request: Request) -> Fact? {
    let kinds = [
      "log.flow", "log.cramps", "log.symptom", "log.mood", "log.weight", "log.bbt", "log.water",
      "log.sleep",
    ]
    let slots = request.interpretation.slots
    for kind in kinds where kind != "log.cramps" || slots[.pain] != nil {
      let reading = FactReader(intent: kind, slots: slots).read()
      if case .facts(let facts) = reading, let fact = facts.first { return fact }
    }
    return nil
  }
}

extension Fact {
  /// Whether it is told of one day and can be moved to another by naming it: the stage of life, the
  /// dates of a pregnancy, visits and reminders cannot.
  var isOfItsDay: Bool {
    switch self {
    case .mode, .pregnancy, .reminder, .text(.appointment, _): false
    default: true
    }
  }

  func isSameKind(as other: Fact) -> Bool {
    switch (self, other) {
    case (.symptom(let left, _, _, _), .symptom(let right, _, _, _)): left == right
    default: kind == other.kind
    }
  }
}
