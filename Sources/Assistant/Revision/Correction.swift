import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A message that puts right what was noted: another day, value or thing.
struct Correction {
  /// What comes of it; nil where the message changes nothing that was noted.
  private(set) var outcome: Outcome?

  private let reading: Reading
  private let reader: Reader
  private let scene: Scene

  init(_ reading: Reading, of target: EntryTarget, reader: Reader, scene: Scene) {
    self.reading = reading
    self.reader = reader
    self.scene = scene
    guard !target.isHearsay, !reading.understanding.has("besides") else { return }
    if target.isNamed {
      for group in target.groups + [target.swaps] {
        outcome = put(group, isNamed: true)
        if outcome != nil { return }
      }
      return
    }
    if let last = target.groups.first, let put = put(last, isNamed: false) {
      outcome = put
      return
    }
    let earlier = target.groups.dropFirst().filter { $0.allSatisfy(\.fact.isMeasured) }
      .compactMap { put($0, isNamed: false) }
    outcome = earlier.count == 1 ? earlier[0] : nil
  }

  /// What comes of entries that may be meant.
  private func put(_ noted: [Entry], isNamed: Bool) -> Outcome? {
    if isNamed, let day, day <= scene.today, reading.isDating, !hasNumber {
      let moved = noted.filter { $0.date != day && $0.fact.isOfItsDay }
      if !moved.isEmpty { return .moving(moved, to: day) }
    }
    guard reading.corrects || reading.denies(noted), !noted.isEmpty,
      reading.message.tokens.count <= 16,
      !reading.understanding.interpretations.contains(where: { $0.standing == .asked })
    else { return nil }
    let changed = noted.compactMap { entry in
      replacement(of: entry, among: noted, isNamed: isNamed).map { (entry, $0) }
    }
    let movable = noted.filter(\.fact.isOfItsDay)
    if isNamed, let day, !changed.isEmpty, !changed.contains(where: { $0.0.date == day }) {
      return nil
    }
    if !changed.isEmpty { return change(changed) }
    guard reading.understanding.isCorrection || reading.denies(noted) else { return nil }
    if let day, movable.contains(where: { $0.date != day }) { return move(movable, to: day) }
    if isDenied {
      let removed = noted.filter { $0.fact == .period(.start) }
      guard let first = removed.first else { return nil }
      return Outcome(
        parts: FactPhrase.said(
          "edit.delete.done", ["date": .date(first.date)], removed.map(\.fact)),
        edits: removed.map(Edit.remove))
    }
    return nil
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

  private func replacement(
    of entry: Entry, among noted: [Entry], isNamed: Bool
  ) -> Fact? {
    if case .symptom(let term, let severity, let pain, _) = entry.fact {
      return symptom(term, severity, pain, isAlone: noted.count { $0.fact.kind == "symptom" } == 1)
    }
    if case .supplement(let what, let old?) = entry.fact, let amount = onlyAmount {
      return amount == old ? nil : .supplement(what, amount: amount)
    }
    guard let intent = entry.fact.logIntent else { return nil }
    if entry.fact.isMeasured, !hasNumber { return nil }
    if case .mood(let moods) = entry.fact, !isOfMood(moods) { return nil }
    let read = reader.read(reading.message.original, as: intent, context: scene.context)
    guard case .facts(let facts) = FactReader(intent: intent.rawValue, slots: read.slots).read()
    else { return nil }
    return facts.first { $0.isSameKind(as: entry.fact) }
      .map { isNamed ? $0 : $0.named(as: entry.fact) }
      .flatMap { $0 == entry.fact || $0.lacksValue(of: entry.fact) ? nil : $0 }
  }

  /// Whether it opens by taking something back.
  private var isNo: Bool {
    reading.understanding.cues.contains { $0.id == "slip" && $0.tokens.lowerBound == 0 }
  }

  /// "No, it's more of a headache": a few words that say what it was instead.
  private var isRetold: Bool {
    let words = reading.message.tokens.filter { !$0.isPunctuation }.map(\.text)
    return words.count <= 7 && words.first == "no"
      && ["its", "it", "that", "thats", "more"].contains(words.dropFirst().first ?? "")
      && !words.contains("too")
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

  /// The one amount with a unit that it says, as typed: "200 mg".
  private var onlyAmount: String? {
    let amounts = reading.understanding.entities.filter { entity in
      if case .quantity = entity.value { true } else { false }
    }
    return amounts.count == 1 ? reading.message.typed(amounts[0].range) : nil
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
      isDenied || reading.message.tokens.count <= 4 && !hasNumber && isNo || isRetold
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
    case .bloodPressure, .amount(.pulse, _), .amount(.hrv, _), .amount(.glucose, _),
      .amount(.spo2, _):
      "log.measure"
    case .supplement: "log.supplement"
    default: nil
    }
  }

  /// It as what another is called, where that has a name of its own.
  fileprivate func named(as other: Fact) -> Fact {
    switch (self, other) {
    case (.activity(let activity, let minutes, _), .activity(_, _, let what)):
      .activity(activity, minutes: minutes, what: what)
    case (.intake(let intake, let count, _), .intake(_, _, let what)):
      .intake(intake, count: count, what: what)
    case (.supplement(_, let amount), .supplement(let what, _)): .supplement(what, amount: amount)
    default: self
    }
  }

  /// Whether it has no number where another has one.
  fileprivate func lacksValue(of other: Fact) -> Bool {
    switch (self, other) {
    case (.activity(_, nil, _), .activity(_, .some, _)): true
    case (.supplement(_, nil), .supplement(_, .some)): true
    default: false
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
