import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A message that puts right what the turn before noted: another day, value or thing.
struct Correction {
  /// What comes of it; nil where the message changes nothing that was noted.
  private(set) var outcome: Outcome?

  private let reading: Reading
  private let reader: Reader
  private let scene: Scene

  init(_ reading: Reading, of noted: [Entry], reader: Reader, scene: Scene) {
    self.reading = reading
    self.reader = reader
    self.scene = scene
    if let day, day <= scene.today, reading.dates(noted, answers: reader.answers) {
      outcome = .moving(noted, to: day)
      return
    }
    guard reading.understanding.isCorrection || reading.denies(noted), !noted.isEmpty,
      reading.message.tokens.count <= 16,
      !reading.understanding.interpretations.contains(where: { $0.standing == .asked })
    else { return }
    let changed = noted.compactMap { entry in
      replacement(of: entry, among: noted).map { (entry, $0) }
    }
    let movable = noted.filter(\.fact.isOfItsDay)
    if !changed.isEmpty {
      outcome = change(changed)
    } else if let day, movable.contains(where: { $0.date != day }) {
      outcome = move(movable, to: day)
    } else if isDenied {
      let removed = noted.filter { $0.fact == .period(.start) }
      guard let first = removed.first else { return }
      outcome = Outcome(
        parts: FactPhrase.said(
          "edit.delete.done", ["date": .date(first.date)], removed.map(\.fact)),
        edits: removed.map(Edit.remove))
    }
  }

  /// Whether a period is told not to have started after all.
  private var isDenied: Bool {
    reading.deniesStart() || reading.denies(.start, reader.answers)
  }

  /// The day meant: the one said without a "not" before it.
  private var day: CivilDate? {
    let days = reading.understanding.entities.filter { entity in
      let before = entity.tokens.lowerBound - 1
      return entity.day != nil
        && !(before >= 0 && reading.message.tokens[before].text == "not")
    }
    return days.first?.day
  }

  private func change(_ changed: [(old: Entry, new: Fact)]) -> Outcome {
    let day = self.day.flatMap { $0 <= scene.today ? $0 : nil }
    let new = changed.map { pair in
      Entry(date: day ?? pair.old.date, time: pair.old.time, fact: pair.new)
    }
    return .replacing(changed.map(\.old), with: new)
  }

  private func move(_ noted: [Entry], to day: CivilDate) -> Outcome {
    guard day <= scene.today else { return .say("log.future", ["date": .date(day)]) }
    return .moving(noted, to: day)
  }

  private func replacement(of entry: Entry, among noted: [Entry]) -> Fact? {
    if case .symptom(let term, let severity, let pain) = entry.fact {
      return symptom(term, severity, pain, isAlone: noted.count { $0.fact.kind == "symptom" } == 1)
    }
    guard let intent = entry.fact.logIntent else { return nil }
    if entry.fact.isMeasured, !hasNumber { return nil }
    if case .mood(let moods) = entry.fact, !isOfMood(moods) { return nil }
    let read = reader.read(reading.message.original, as: intent, context: scene.context)
    guard case .facts(let facts) = FactReader(intent: intent.rawValue, slots: read.slots).read()
    else { return nil }
    return facts.first { $0.isSameKind(as: entry.fact) && $0 != entry.fact }
  }

  /// "No, it's more of a headache": a few words that say what it was instead.
  private var isRetold: Bool {
    let words = reading.message.tokens.filter { !$0.isPunctuation }.map(\.text)
    return words.count <= 7 && words.first == "no"
      && ["its", "it", "that", "thats", "more"].contains(words.dropFirst().first ?? "")
      && !words.contains("too") && !words.contains("also")
  }

  /// Whether the words put a mood right: a few, or ones that say which is not so. "The stitches are
  /// fine" tells of no mood.
  private func isOfMood(_ moods: [Term]) -> Bool {
    reading.message.tokens.count <= 7
      || reader.answers.said(in: reading.message).contains("answer.meant")
      || reading.understanding.mentions.contains { mention in
        mention.isNegated && moods.contains { $0.rawValue == mention.concept }
      }
  }

  private var hasNumber: Bool {
    reading.understanding.entities.contains { entity in
      switch entity.value {
      case .number, .quantity, .duration, .percent: true
      default: false
      }
    }
  }

  private func symptom(
    _ term: Term, _ severity: Severity?, _ pain: Int?, isAlone: Bool
  ) -> Fact? {
    let names =
      reading.understanding.mentions.filter { $0.kind == "symptom" } + reading.understanding.parts
    let isNamed = names.contains { !$0.isNegated && $0.concept == term.rawValue }
    let isDenied = names.contains { $0.isNegated && $0.concept == term.rawValue }
    let isReplaced =
      isDenied || reading.message.tokens.count <= 4 || isRetold
      || reader.answers.said(in: reading.message).contains("answer.meant")
    if !isNamed, isDenied || isAlone && isReplaced,
      let other = names.lazy.filter({ !$0.isNegated }).compactMap({ Term(rawValue: $0.concept) })
        .first,
      other != term
    {
      return .symptom(other, severity, pain: pain)
    }
    guard isNamed || isAlone && names.isEmpty else { return nil }
    let read = reader.read(reading.message.original, as: "log.cramps", context: scene.context)
    if let new = (read.slots[.pain]?.number?.rounded()).flatMap(\.whole), new != pain {
      let stays = severity?.rawValue == "none" ? nil : severity
      return .symptom(term, stays, pain: new)
    }
    let graded = read.slots[.severity]?.words.lazy.compactMap(Severity.init).first
    return graded.flatMap { $0 == severity ? nil : .symptom(term, $0, pain: pain) }
  }
}

extension Outcome {
  /// Entries put in the place of others of the same length, and said back.
  static func replacing(_ old: [Entry], with new: [Entry]) -> Outcome {
    let parts = FactPhrase.said(
      "edit.change.done", ["date": .date(new[0].date)], new.map(\.fact), as: "after")
    return Outcome(parts: parts, edits: old.map(Edit.remove) + new.map(Edit.add))
  }

  /// Entries of another day.
  static func moving(_ entries: [Entry], to day: CivilDate) -> Outcome {
    replacing(entries, with: entries.map { Entry(date: day, time: $0.time, fact: $0.fact) })
  }
}

extension Fact {
  /// The log that makes such a fact.
  fileprivate var logIntent: IntentID? {
    switch self {
    case .flow: "log.flow"
    case .mood: "log.mood"
    case .discharge: "log.discharge"
    case .skin: "log.skin"
    case .temperature: "log.bbt"
    case .test(.ovulation): "log.opk"
    case .test(.pregnancy): "log.pregnancy_test"
    case .amount(.water, _): "log.water"
    case .amount(.weight, _): "log.weight"
    case .sleep: "log.sleep"
    case .scale: "log.scale"
    case .intake(.caffeine, _, _): "log.caffeine"
    case .intake(.alcohol, _, _): "log.alcohol"
    case .activity(.exercise, _, _): "log.exercise"
    case .activity(.yoga, _, _): "log.yoga"
    default: nil
    }
  }

  /// Whether a number is what may be put right.
  fileprivate var isMeasured: Bool {
    switch self {
    case .flow, .mood, .discharge, .skin, .test: false
    default: true
    }
  }
}
