import Knowledge

/// Values told beside the ones they replace: "36.5 not 36.8", "on friday, not saturday".
extension MessageReader {
  /// The correction that a message makes by naming both values; nil where it makes none.
  func amendment(_ whole: Range<Int>, of intent: IntentID) -> Part? {
    guard intent.group == "log" || intent == "edit.change" || opensWithDenial(whole),
      intent != "log.note",
      intent != "log.gratitude",
      recogniser.intents["edit.change"] != nil,
      whole.contains(where: { message.tokens[$0].text == "not" && replaces($0, in: whole) })
        || opensWithDenial(whole) || isToBe(whole) || isPutRight(whole) || isSwapped(whole)
        || isAmended(whole)
    else { return nil }
    return Part(
      spans: [whole], intent: "edit.change", score: recogniser.thresholds.answer + 1,
      match: .mention, captures: [], isSure: true)
  }

  /// A correction that fills one sentence, with the logs that others beside it tell: "BBT was 97.6
  /// not 97.4. CM creamy".
  var amendedApart: [Part]? {
    let clauses = wholeClauses
    guard (2...4).contains(clauses.count),
      clauses.dropFirst().allSatisfy({
        [".", ";"].contains(message.tokens[$0.lowerBound - 1].text)
      })
    else { return nil }
    let parts = clauses.map { clause in
      amendment(clause, of: "edit.change") ?? read(clause, supported: [])
    }
    let logs = parts.filter { $0.intent.group == "log" && $0.isSure }
    return logs.count == parts.count - 1 && parts.contains { $0.intent == "edit.change" }
      ? parts : nil
  }

  /// The log that a message puts right in the same breath, where it was taken for a correction of
  /// what is on record: "36.2 this morning sorry typo 36.7".
  func repairedLog(
    _ whole: Range<Int>, of intent: IntentID, _ scores: [(intent: IntentID, score: Double)]
  ) -> Part? {
    guard intent == "edit.change", !recogniser.standings.isCorrection(message),
      let log = scores.first(where: { $0.intent.group == "log" }),
      log.score >= recogniser.thresholds.answer,
      let repair = whole.dropFirst().last(where: {
        recogniser.standings.isRepair(at: $0, in: message)
      }),
      let old = reading.entities.first(where: { whole.contains($0.tokens) }),
      let new = reading.entities.last(where: { whole.contains($0.tokens) }),
      old.tokens.upperBound <= repair, new.tokens.lowerBound > repair, areAlike(old, new)
    else { return nil }
    return Part(
      spans: [whole], intent: log.intent, score: log.score, match: .classifier, captures: [],
      isSure: true)
  }

  /// Whether an hour is said: "14:00", or "14h" as the French write it.
  private func isHour(_ entity: Entity) -> Bool {
    switch entity.value {
    case .time: true
    case .duration(_, _, let unit): unit == .hour
    default: false
    }
  }

  private static let faults = [
    "made a mistake", "my mistake", "made an error", "typed it wrong", "typed wrong", "wrote wrong",
    "i was wrong", "i was mistaken", "was my error", "i put wrong", "put it wrong",
    "i wrote it wrong",
    "i entered wrong", "i got it wrong", "i misread", "i mistyped",
  ].map { Array($0.utf8) }

  private static let openers: WordSet = ["no", "nope", "nah", "mistake", "error", "wrong"]

  /// Whether a value follows a "no" or a fault owned: "no, it was 8 hours of sleep".
  private func isPutRight(_ whole: Range<Int>) -> Bool {
    guard whole.contains(where: { Self.openers.contains(message.tokens[$0]) }) else {
      return false
    }
    let words = message.tokens[whole].filter { !$0.isPunctuation }.map(\.text)
    let start = Array(words.prefix(6).joined(separator: " ").utf8)
    let isNo =
      ["no", "nope", "nah"].contains(words.first ?? "")
      && ["it", "its", "i", "the", "my", "that"].contains(words.dropFirst().first ?? "")
      && recogniser.standings.isCorrection(message)
    let isOwned =
      Self.faults.contains(where: start.holds)
      || recogniser.standings.isMistake(message) && whole.lowerBound <= body.lowerBound
    return (isNo || isOwned)
      && reading.hasFigures(in: whole) && !Tone.asks(message, whole)
  }

  private static let recorded: WordSet = [
    "record", "entry", "typed", "entered", "logged", "saved", "put", "wrote", "noted", "log",
  ]

  /// Whether a record is said to hold one value for another: "sleep record: 6h instead of 7".
  private func isSwapped(_ whole: Range<Int>) -> Bool {
    let words = message.tokens
    guard !reading.entities.isEmpty || !reading.mentions.isEmpty, !Tone.asks(message, whole),
      words[whole].contains(where: { Self.recorded.contains($0) })
        || reading.hasFigures(in: whole)
          && !words[whole].contains(where: { Self.consuming.contains($0) })
    else { return false }
    if whole.dropFirst(2).dropLast().contains(where: { isArrow($0, in: whole) }) { return true }
    return whole.dropFirst().contains { index in
      Self.afterInstead.contains(words[index])
        && ["instead", "rather"].contains(words[index - 1].text) && replaces(index, in: whole)
    }
  }

  private static let afterInstead: WordSet = ["of", "than"]

  /// Words with which a day is told, so that "2 instead of 3" is no correction.
  private static let consuming: WordSet = [
    "had", "have", "took", "drank", "ate", "did", "slept", "ran", "walked", "only", "today",
    "managed", "use", "say", "call", "write", "want",
  ]

  private static let arrows: WordSet = ["→", "->", "=>", "➡"]

  /// Whether an arrow stands between two values of a sort: "weight 61.8 -> 61.4".
  func isArrow(_ index: Int, in whole: Range<Int>) -> Bool {
    let words = message.tokens
    let isSign =
      Self.arrows.contains(words[index])
      || words[index].text == ">" && ["-", "="].contains(words[index - 1].text)
    guard isSign else { return false }
    let old = reading.entities.last { $0.tokens.upperBound <= index && whole.contains($0.tokens) }
    let new = reading.entities.first { $0.tokens.lowerBound > index && whole.contains($0.tokens) }
    guard let old, let new else { return false }
    return areAlike(old, new)
  }

  private static let amending: WordSet = ["amend", "correct", "change", "edit", "rectify"]
  private static let records: WordSet = [
    "record", "records", "register", "entry", "log", "diary", "journal", "chart", "history",
  ]

  /// Whether an order to put the record right stands beside what is so: "it began on the 6th; amend
  /// the register", "that was 3 coffees, change it".
  private func isAmended(_ whole: Range<Int>) -> Bool {
    let words = message.tokens
    guard words[whole].contains(where: { Self.amending.contains($0) }),
      !Tone.asks(message, whole)
    else { return false }
    return whole.dropFirst(2).contains { index in
      guard Self.amending.contains(words[index]), index + 1 < whole.upperBound,
        words[index - 1].isBreak || ["please", "pls", "kindly"].contains(words[index - 1].text)
      else { return false }
      let next = words[index + 1].text
      let owned = index + 2 < whole.upperBound && ["the", "my"].contains(next)
      return owned && Self.records.contains(words[index + 2])
        || ["it", "that"].contains(next) && !reading.entities.isEmpty
    }
  }

  private static let putting: WordSet = ["should", "make", "correct", "fix"]

  /// Whether words say what a value ought to be: "mood should be calm", "make that 7 hours".
  private func isToBe(_ whole: Range<Int>) -> Bool {
    guard message.tokens[whole].contains(where: { Self.putting.contains($0) }) else {
      return false
    }
    let words = Array(
      message.tokens[whole].map(\.text).drop { ["please", "pls", "kindly"].contains($0) })
    guard !words.isEmpty, !Tone.asks(message, whole) else { return false }
    let isOrder = ["make that", "make it", "correct the", "correct my", "fix the", "fix my"]
      .contains(words.prefix(2).joined(separator: " "))
    let should = words.indices.dropLast().first {
      words[$0] == "should" && ["be", "say", "read", "have"].contains(words[$0 + 1])
    }
    return isOrder && !words.contains("i")
      || should.map { !words[..<$0].contains("i") } ?? false
  }

  /// Whether a message takes a value back before it says another one: "not yesterday, the day before".
  private func opensWithDenial(_ whole: Range<Int>) -> Bool {
    guard let first = whole.first, message.tokens[first].text == "not", whole.count <= 10,
      !Tone.asks(message, whole)
    else { return false }
    let said = reading.entities.filter { whole.contains($0.tokens) }
    return said.count == 2 && said[0].tokens.lowerBound <= first + 2 && areAlike(said[0], said[1])
  }

  /// Whether a value of the same sort stands on both sides of a "not".
  private func replaces(_ denial: Int, in whole: Range<Int>) -> Bool {
    var after = denial + 1
    while after < whole.upperBound, Self.beforeDenied.contains(message.tokens[after]) { after += 1 }
    if let new = reading.entities.first(where: { $0.tokens.contains(after) }) {
      return reading.entities.contains { old in
        whole.contains(old.tokens) && isNear(old.tokens, denial) && areAlike(old, new)
      }
    }
    let first = firstWord(of: whole).map { message.tokens[$0].text } ?? ""
    let isOpen = ["it", "that", "its", "thats", "was"].contains(first)
    return reading.mentions.contains { new in
      (Self.replaceable.contains(new.kind) || isOpen && Self.named.contains(new.kind))
        && new.tokens.lowerBound == after
        && reading.mentions.contains {
          $0.kind == new.kind && $0.concept != new.concept && isNear($0.tokens, denial)
        }
    }
  }

  /// Words that stand between a "not" and the value it takes back: "not at 14h".
  private static let beforeDenied: WordSet = ["at", "on"]

  private static let named: WordSet = ["drink", "supplement", "drug", "activity", "food"]
  private static let replaceable: WordSet = ["flow", "opk", "discharge", "result"]

  private func isNear(_ tokens: Range<Int>, _ denial: Int) -> Bool {
    tokens.upperBound <= denial && denial - tokens.upperBound <= 2
  }

  private func areAlike(_ one: Entity, _ other: Entity) -> Bool {
    if one.day != nil, other.day != nil { return true }
    if case .time = one.value, isHour(other) { return true }
    guard let one = Figure(one), let other = Figure(other), one.unit != .ordinal else {
      return false
    }
    return one.value != other.value
      && (one.unit == other.unit || one.unit == .none || other.unit == .none)
  }
}
