import Civil
import Knowledge

/// Which day each part of a message is about.
extension MessageReader {
  /// Joins clauses that mean the same, and gives unsure clauses to the one before them.
  ///
  /// Logs of different days stay apart: "headache yesterday, nausea today".
  func grouped(_ parts: [Part]) -> [Part] {
    var groups: [Part] = []
    var pending: [Range<Int>] = []
    for part in parts {
      if !part.isSure {
        if groups.isEmpty {
          pending += part.spans
        } else if let again = repeated(groups[groups.count - 1], in: part) {
          groups.append(again)
        } else {
          groups[groups.count - 1].spans += part.spans
        }
      } else if let same = groups.lastIndex(where: { $0.intent == part.intent }),
        !areOfDifferentDays(groups[same], part)
      {
        groups[same].spans += part.spans
      } else {
        var part = part
        if let booking = booking(pending, before: part) {
          groups.append(booking)
        } else {
          part.spans = pending + part.spans
        }
        pending = []
        groups.append(part)
      }
    }
    return groups
  }

  /// The day that some words name; nil for none or a span of days.
  private func day(in spans: [Range<Int>]) -> CivilDate? {
    let said = reading.entities.filter { entity in spans.contains { $0.contains(entity.tokens) } }
    let told = said.filter { !$0.saysNow(in: message) }
    return (told.isEmpty ? said : told).lazy.compactMap(\.day).first
  }

  private func areOfDifferentDays(_ one: Part, _ other: Part) -> Bool {
    guard one.intent.group == "log", let first = day(in: one.spans),
      let second = day(in: other.spans)
    else { return false }
    return first != second && !(Self.single.contains(one.intent) && (isNow(one) || isNow(other)))
  }

  /// The logs of which "now" beside a day says no other one: "finished now, last of it was sunday".
  private static let single: WordSet = ["log.period_start", "log.period_end"]

  private func isNow(_ part: Part) -> Bool {
    reading.entities.contains { entity in
      entity.saysNow(in: message) && part.spans.contains { $0.contains(entity.tokens) }
    }
  }

  /// A log told again for another day with a value of its own: "and light today".
  private func repeated(_ part: Part, in clause: Part) -> Part? {
    guard areOfDifferentDays(part, clause), let intent = recogniser.intents[part.intent],
      let span = clause.spans.first
    else { return nil }
    var filler = SlotFiller(intent, reading, in: span, context: context)
    let own = Set(filler.fill().keys).subtracting(["date", "item", "text", "title", "what"])
    guard !own.isEmpty else { return nil }
    return Part(
      spans: clause.spans, intent: part.intent, score: part.score, match: part.match,
      captures: [], isSure: true)
  }

  /// Gives the logs without a day of their own the day that their neighbours are told for.
  ///
  /// A day holds for what is told after it, unless that is told of now: "yesterday I had cramps
  /// and a headache". It holds for what is listed before it too: "cramps and a headache yesterday".
  func withNearDays(_ read: [Interpretation]) -> [Interpretation] {
    let logs = read.indices.filter { read[$0].intent.group == "log" }
      .sorted { read[$0].range.lowerBound < read[$1].range.lowerBound }
    guard logs.count > 1 else { return read }
    var read = read
    for (place, index) in logs.enumerated() where read[index].slots["date"] == nil {
      let words = tokens(in: read[index].range)
      let isOfNow = words.contains { recogniser.standings.isOfNow(message.tokens[$0].text) }
      if place > 0, !isOfNow, let before = read[logs[place - 1]].told {
        read[index].nearDay = before
      } else if place + 1 < logs.count, words.count <= 3,
        Self.listed(read[index].intent, read[logs[place + 1]].intent),
        joinedByAnd(words, tokens(in: read[logs[place + 1]].range))
      {
        read[index].nearDay = read[logs[place + 1]].slots["date"].flatMap(Self.oneDay)
      }
    }
    return read
  }

  private static let complaints: WordSet = ["log.symptom", "log.cramps", "log.mood"]

  private static func listed(_ one: IntentID, _ other: IntentID) -> Bool {
    complaints.contains(one) && complaints.contains(other)
  }

  private static func oneDay(_ value: SlotValue) -> CivilDate? {
    if case .date(let day) = value { day } else { nil }
  }

  func tokens(in range: Range<Int>) -> Range<Int> {
    let first = message.tokens.firstIndex { $0.range.lowerBound >= range.lowerBound } ?? 0
    let last = message.tokens.lastIndex { $0.range.upperBound <= range.upperBound } ?? first
    return first..<max(first, last + 1)
  }

  private func joinedByAnd(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.upperBound < other.lowerBound
      && message.tokens[one.upperBound..<other.lowerBound].contains {
        ["and", "n", "&", "plus"].contains($0.text)
      }
  }
}

extension Interpretation {
  /// The one day it is told for: its own, else that of its neighbours.
  fileprivate var told: CivilDate? {
    if case .date(let day)? = slots["date"] { day } else { nearDay }
  }
}
