import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat

/// A wish to follow a symptom in words of her own, to stop that, or to see which there are.
struct Tracking {
  /// What comes of it.
  private(set) var outcome: Outcome
  private let answers: Answers
  private let message: Message

  /// Nil where the message wishes nothing of the kind.
  init?(_ reading: Reading, _ said: Set<String>, journal: Journal, reader: Reader, scene: Scene) {
    guard reading.level <= .decline, reading.message.tokens.count <= Self.mostTokens,
      said.contains(where: { $0.hasPrefix("track.") }), !said.contains("told.other_track"),
      !said.contains("heard.track_hers")
    else { return nil }
    answers = reader.answers
    message = reading.message
    outcome = Outcome()
    if said.contains("track.list") {
      outcome = Self.list(journal)
    } else if said.contains("track.stop") {
      guard let stopped = stop(journal) else { return nil }
      outcome = stopped
    } else {
      guard let started = start(reading, said, journal, reader, scene) else { return nil }
      outcome = started
    }
  }

  private static let mostTokens = 14
  private static let mostWords = 4

  private static func list(_ journal: Journal) -> Outcome {
    let words = journal.trackedSymptoms
    guard !words.isEmpty else { return .say("track.none") }
    return Outcome(parts: [.reply("track.list"), .list(words.map { .quote($0) })])
  }

  private func stop(_ journal: Journal) -> Outcome? {
    guard let name = name(after: "track.stop"), let concept = OwnSymptoms.concept(of: name) else {
      return nil
    }
    let entries = journal.trackedEntries.filter { entry in
      guard case .text(_, let text) = entry.fact else { return false }
      return OwnSymptoms.concept(of: text) == concept
    }
    guard case .text(_, let text)? = entries.first?.fact else { return nil }
    return Outcome(
      parts: [.reply("track.stopped", ["word": .string(text)])], edits: entries.map(Edit.remove))
  }

  private func start(
    _ reading: Reading, _ said: Set<String>, _ journal: Journal, _ reader: Reader, _ scene: Scene
  ) -> Outcome? {
    let isNamed = said.contains("track.as")
    guard message.tokens.last?.text != "?" || !isNamed,
      let name = name(after: isNamed ? "track.add" : "track.start"),
      let concept = OwnSymptoms.concept(of: name), let term = Term(rawValue: concept),
      term.rawValue.utf8.count <= 40
    else { return nil }
    if journal.trackedSymptoms.contains(where: { OwnSymptoms.concept(of: $0) == concept }) {
      return .say("track.already", ["word": .string(name)])
    }
    let alone = reader.read(name, context: scene.context).understanding
    if Self.isKnown(concept, alone) {
      return .say("track.known", ["word": .string(name)])
    }
    guard isNamed || !Self.isOfDiary(alone) else { return nil }
    let fact = Fact.text(.tracked, name)
    return Outcome(
      parts: [.reply("track.started", ["word": .string(name)])],
      edits: [.add(Entry(date: scene.today, fact: fact))])
  }

  /// Whether Bloom has the same word for a symptom.
  private static func isKnown(_ concept: String, _ alone: Understanding) -> Bool {
    alone.mentions.contains {
      $0.kind == "symptom" && ($0.concept == concept || $0.concept + "s" == concept)
    }
  }

  /// Whether the diary has a place of its own for what is named, such as a weight or a mood.
  private static func isOfDiary(_ alone: Understanding) -> Bool {
    if alone.mentions.contains(where: { !ofBody.contains($0.kind) }) { return true }
    return alone.decision == .answer
      && alone.interpretations.contains { !bodily.contains($0.intent) }
  }

  private static let ofBody: Set<String> = ["symptom", "body_part", "severity", "skin"]
  private static let bodily: Set<IntentID> = ["log.symptom", "log.cramps", "log.skin"]

  /// Up to four words that follow a phrase, without those that only lead in or close.
  private func name(after id: String) -> String? {
    let tokens = answers.tokens(after: id, in: message, past: [":", "-"])
    let end = answers.tokens(before: "track.as", in: tokens) ?? tokens.count
    var words = tokens[..<end].filter { $0.kind == .word || $0.kind == .number }[...]
    words = words.drop { Self.leads.contains($0.text) }
    while let last = words.last, Self.closes.contains(last.text) { words = words.dropLast() }
    guard (1...Self.mostWords).contains(words.count),
      !words.contains(where: { Self.strangers.contains($0.text) })
    else { return nil }
    return words.map(\.text).joined(separator: " ")
  }

  private static let leads: Set<String> = [
    "my", "the", "a", "an", "some", "this", "new", "own", "symptom", "symptoms", "called", "named",
    "also", "for", "of", "how", "much", "often", "is", ":",
  ]
  private static let closes: Set<String> = [
    "please", "pls", "too", "as", "well", "now", "from", "today", "for", "me", "daily", "again",
    "symptom", "anymore", "more", "any", "thanks", "here", "it", "is", "on",
  ]
  private static let strangers: Set<String> = [
    "i", "im", "it", "that", "this", "you", "he", "she", "they", "me", "and", "when", "what", "why",
    "everything", "things", "stuff", "because", "if",
  ]
}
