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
    if let back = settings(request) { return back }
    guard let edits = request.undoable, !edits.isEmpty else { return .say("edit.undo.nothing") }
    let removed = edits.filter { if case .remove = $0 { true } else { false } }
    let shown = removed.isEmpty ? edits : removed
    if shown.count > Self.mostNamed {
      let reply = removed.isEmpty ? "edit.undo.restored_many" : "edit.undo.done_many"
      return Outcome(
        parts: [.reply(reply, ["n": .integer(shown.count)])], edits: edits, isUndo: true)
    }
    let parts = FactPhrase.said(
      removed.isEmpty ? "edit.undo.restored" : "edit.undo.done", [:], shown.map(\.entry.fact))
    return Outcome(parts: parts, edits: edits, isUndo: true)
  }

  /// How many things are named one by one.
  private static let mostNamed = 12
  /// The settings of the last turn as they were.
  private func settings(_ request: Request) -> Outcome? {
    guard let last = request.thread.last, !last.isUndo, !last.changes.isEmpty else { return nil }
    let changes = last.changes
    var outcome = Outcome(isUndo: true)
    outcome.changes = changes.reversed().map(\.inverse)
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
    var found = request.journal.entries(on: request.day).filter { isMeant($0.fact, request) }
    for start in found where start.fact == .period(.start) {
      found += request.journal.ends(of: start).filter { !found.contains($0) }
    }
    guard !found.isEmpty else {
      return .say("edit.delete.none", ["date": .date(request.day)])
    }
    let parts = FactPhrase.said(
      "edit.delete.done", ["date": .date(request.day)], found.map(\.fact))
    return Outcome(parts: parts, edits: found.map(Edit.remove))
  }

  /// Whether the words of the request name the fact.
  private func isMeant(_ fact: Fact, _ request: Request) -> Bool {
    let said = Set(request.interpretation.slots.values.flatMap(\.words))
    switch fact {
    case .symptom(let term, _, _): return said.contains(term.rawValue)
    case .mood(let terms):
      return said.contains("mood") || terms.contains { said.contains($0.rawValue) }
    default: return said.contains(fact.kind) || said.contains(FactPhrase.plain(fact.kind))
    }
  }

  private func change(_ request: Request) -> Outcome {
    let last = (request.undoable ?? []).compactMap { edit -> Entry? in
      if case .remove(let entry) = edit { entry } else { nil }
    }
    let target = target(of: request, last)
    if let day = request.slot(.date)?.day, day <= request.today,
      target.contains(where: { $0.date != day })
    {
      return .moving(target, to: day)
    }
    guard let new = replacement(request) else { return .say("edit.change.how") }
    let pool = last + request.journal.entries(on: request.day)
    guard let old = pool.last(where: { $0.fact.isSameKind(as: new) }), old.fact != new else {
      return .say("edit.change.how")
    }
    let entry = Entry(date: old.date, time: old.time, fact: new)
    return .replacing([old], with: [entry])
  }

  /// What is to be moved: what the request names, the last one where it names nothing.
  private func target(of request: Request, _ last: [Entry]) -> [Entry] {
    let named = last.filter { isMeant($0.fact, request) }
    let namesNone = [SlotName.what, .symptom, .mood, .flow].allSatisfy { request.slot($0) == nil }
    if !named.isEmpty || namesNone { return named.isEmpty ? last : named }
    return request.journal.chronological.last { isMeant($0.fact, request) }.map { [$0] } ?? []
  }

  /// The fact that the new value makes.
  private func replacement(_ request: Request) -> Fact? {
    let kinds = [
      "log.flow", "log.cramps", "log.symptom", "log.mood", "log.weight", "log.bbt", "log.water",
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
  func isSameKind(as other: Fact) -> Bool {
    switch (self, other) {
    case (.symptom(let left, _, _), .symptom(let right, _, _)): left == right
    default: kind == other.kind
    }
  }
}
