import Civil
import Clauses
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Entries that are named by their day alone.
extension UndoSkill {
  /// What is to be removed where only a day is named: its one entry, or which of several.
  static func choosing(toRemove request: Request) -> Outcome? {
    let entries = ofDay(request)
    guard let first = entries.first else { return nil }
    return entries.count == 1
      ? removing([first] + (first.fact == .period(.start) ? request.journal.ends(of: first) : []))
      : Outcome(
        parts: [.reply("edit.delete.which_of", ["date": .date(first.date)])] + options(entries),
        expecting: .entries(entries))
  }

  /// What is to be changed where only a day is named: its one entry, or which of several.
  static func choosing(toChange request: Request) -> Outcome? {
    let entries = ofDay(request)
    guard let first = entries.first else {
      guard let day = request.slot(.date)?.day, namesNothing(request) else { return nil }
      return .say("edit.change.none", ["date": .date(day)])
    }
    return entries.count == 1
      ? amending(first)
      : Outcome(
        parts: [.reply("edit.change.which_of", ["date": .date(first.date)])] + options(entries),
        expecting: .amend(entries))
  }

  /// Asks what an entry is to be.
  static func amending(_ entry: Entry) -> Outcome {
    Outcome(
      parts: FactPhrase.said("edit.change.into", ["date": .date(entry.date)], [entry.fact]),
      expecting: .amend([entry]))
  }

  private static func options(_ entries: [Entry]) -> [Part] {
    let rows = entries.map { entry -> Part in
      if case .text(_, let text) = entry.fact { .quote(text) } else { FactPhrase.part(entry.fact) }
    }
    return [.list(rows), .reply("edit.which_of.how")]
  }

  /// The entries of the day that is named, where nothing else is.
  private static func ofDay(_ request: Request) -> [Entry] {
    guard let day = request.slot(.date)?.day, namesNothing(request) else { return [] }
    return request.journal.entries(on: day).filter { entry in
      entry.fact.isOfItsDay && (!request.isAfterLoss || !entry.fact.isOfPregnancy)
    }
  }

  private static func namesNothing(_ request: Request) -> Bool {
    request.interpretation.slots.keys.allSatisfy { $0 == .date || $0 == .time }
      && !request.said.contains("told.all")
  }
}

extension Request {
  /// Whether a day is all that is named beside the verb: "edit march 4".
  var isDayAlone: Bool {
    guard let days = entities.first(where: { $0.day != nil })?.tokens else { return false }
    let others = message.tokens.indices.filter {
      !days.contains($0) && !message.tokens[$0].isPunctuation
    }
    return others.count == 1
  }
}

extension Answer {
  /// Which entry is to be changed, or what it is to be.
  mutating func takeAmendment(of entries: [Entry]) {
    if isRefusal { return say("log.cancelled") }
    guard reading.level == .ok, reading.message.isShort else { return }
    let places = ["answer.first", "answer.second", "answer.third"]
    if entries.count > 1, let place = places.lastIndex(where: said.contains),
      entries.indices.contains(place)
    {
      isOne = true
      outcome = UndoSkill.amending(entries[place])
      return
    }
    for new in toldFacts(for: entries) {
      guard let old = entries.last(where: { $0.fact.isSameKind(as: new) }), old.fact != new else {
        continue
      }
      isOne = true
      outcome = .replacing([old], with: [Entry(date: old.date, time: old.time, fact: new)])
      return
    }
  }

  /// The facts that the message tells, or a new strength of the one symptom.
  private func toldFacts(for entries: [Entry]) -> [Fact] {
    if entries.count == 1, case .symptom(let term, _, _, _) = entries[0].fact {
      let read = reader.read(
        reading.message.original, as: "log.symptom", context: scene.context)
      var slots = read.slots
      if slots[.symptom] == nil { slots[.symptom] = .text(term.rawValue) }
      if slots[.pain] == nil, slots[.severity] == nil, let number = onlyNumber {
        slots[.pain] = .number(number)
      }
      if case .facts(let facts) = FactReader(intent: "log.symptom", slots: slots).read() {
        return facts
      }
    }
    let logs = reading.understanding.interpretations.filter(\.intent.isLog)
    let told = logs.flatMap { log -> [Fact] in
      if case .facts(let facts) = FactReader(log).read() { facts } else { [] }
    }
    return told + same(as: entries)
  }

  /// What the words make of the kind of the one entry: "a litre", where water is to be changed.
  private func same(as entries: [Entry]) -> [Fact] {
    guard entries.count == 1 else { return [] }
    let intents: [String: IntentID] = [
      "water": "log.water", "weight": "log.weight", "temperature": "log.bbt",
      "sleep": "log.sleep", "mood": "log.mood", "flow": "log.flow",
    ]
    if let number = reading.message.onlyNumber,
      let new = entries[0].fact.revised(
        to: Revision.Value(value: .number(number), unit: nil, measure: "", type: ""))
    {
      return [new]
    }
    if case .text(.note, _) = entries[0].fact { return [.text(.note, reading.message.original)] }
    guard let intent = intents[entries[0].fact.kind] else { return [] }
    let read = reader.read(reading.message.original, as: intent, context: scene.context)
    if case .facts(let facts) = FactReader(read).read() { return facts }
    return []
  }

  private var onlyNumber: Double? {
    let numbers = reading.message.tokens.compactMap(\.number)
    return numbers.count == 1 && (0...10).contains(numbers[0]) ? numbers[0] : nil
  }
}

extension Message {
  /// The number of a message that says nothing else.
  fileprivate var onlyNumber: Double? {
    let words = tokens.filter { !$0.isPunctuation }
    return words.count == 1 ? words.first?.number : nil
  }
}
