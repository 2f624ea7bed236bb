import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What a few words turn to that were not said for the first time: an offer, a visit, a reminder,
/// and what she dictates.
extension Foremost {
  /// "Ok, now change it", after a switch of mode that was offered and put off.
  static func offered(
    _ reading: Reading, _ said: Set<String>, _ thread: Thread, _ scene: Scene
  ) -> Outcome? {
    guard reading.level <= .decline, reading.message.isShort, said.contains("told.now_change"),
      !thread.offered.isEmpty, thread.expecting == nil, thread.noted.isEmpty
    else { return nil }
    return .confirmed(thread.offered, in: scene)
  }

  /// "And iron at 10pm, every other day", after a reminder: another one.
  static func reminder(
    _ reading: Reading, _ thread: Thread, _ reader: Reader, _ scene: Scene
  ) -> Interpretation? {
    guard thread.topic?.intents.contains("remind.set") == true, reading.level == .ok,
      let first = reading.message.tokens.first?.text, ["and", "also", "plus"].contains(first),
      reading.understanding.interpretations.contains(where: { $0.intent.isLog && $0.isFact })
    else { return nil }
    var read = reader.read(reading.message.original, as: "remind.set", context: scene.context)
    let isAhead =
      if case .time(let time)? = read.slots[.time], read.slots[.date] == nil {
        time > scene.now.time
      } else {
        false
      }
    guard read.slots["every"] != nil || isAhead else { return nil }
    if read.slots[.what] == nil {
      let named = reading.understanding.interpretations.lazy.compactMap {
        $0.slots[.supplement]?.words.first ?? $0.slots["activity"]?.words.first
      }.first
      guard let named else { return nil }
      read.slots[.what] = .text(named)
    }
    return read
  }

  /// Whether the message names a visit that is ahead.
  static func namesVisit(_ reading: Reading, _ journal: Journal, _ scene: Scene) -> Bool {
    let words = Set(reading.message.tokens.filter { $0.kind == .word }.map(\.text))
    return Appointments(journal).upcoming(from: scene.now).contains { visit in
      visit.title.lowercased().split { !$0.isLetter }
        .contains { $0.count > 2 && words.contains(String($0)) }
    }
  }

  /// "Write down: …" and, after a loss, a letter that begins with "Dear": kept word for word.
  ///
  /// - Parameter asNoted: it is only kept, after the answer to a danger.
  static func dictated(
    _ reading: Reading, _ reader: Reader, _ scene: Scene, asNoted: Bool = false
  ) -> Outcome? {
    guard asNoted || reading.triage.level <= .decline && reading.classified < .urgent else {
      return nil
    }
    if scene.isAfterLoss, isLetter(reading) {
      return Outcome(
        parts: [.reply("talk.letter")], edits: [.add(note(reading.message.original, scene))])
    }
    let isOther = reading.logs.contains { $0.intent != "log.note" && $0.intent != "log.mood" }
    guard !isOther,
      let text = led(reading, reader, scene, asNoted: asNoted) ?? reader.kept(in: reading.message)
    else { return nil }
    let entry = note(text, scene)
    let noted = FactPhrase.said("log.noted", ["date": .date(scene.today)], [entry.fact])
    return Outcome(
      parts: noted + [.reply("log.undo_hint")], noted: noted, edits: [.add(entry)])
  }

  /// The words of a note after a colon: "note: …".
  private static func led(
    _ reading: Reading, _ reader: Reader, _ scene: Scene, asNoted: Bool
  ) -> String? {
    let pieces = reading.message.original.split(separator: ":", maxSplits: 1)
    guard pieces.count == 2 else { return nil }
    let lead = Normaliser().normalise(String(pieces[0]))
    let text = pieces[1].trimmingPrefix { $0.isWhitespace }
    let isLed =
      reader.answers.isWhole(lead) && reader.answers.said(in: lead).contains("answer.dictates")
    guard text.contains(where: \.isLetter),
      isLed || asNoted && isNote(text, reading, reader, scene)
    else { return nil }
    return String(text)
  }

  /// "Put: no epidural unless I ask", in a pregnancy: a wish for the birth.
  static func dictatedWish(
    _ reading: Reading, _ said: Set<String>, _ reader: Reader, _ scene: Scene
  ) -> Interpretation? {
    let lead = reading.message.original.split(separator: ":", maxSplits: 1).first.map(String.init)
    guard scene.mode == .pregnancy, !scene.isAfterLoss, reading.level == .ok, let lead,
      lead != reading.message.original, said.contains(where: { $0.hasPrefix(BirthTopic.prefix) }),
      reader.answers.said(in: Normaliser().normalise(lead)).contains("answer.dictates")
    else { return nil }
    return reader.read(reading.message.original, as: .birthPlan, context: scene.context)
  }

  /// Whether the words after a colon are those of a note: "note: …".
  private static func isNote(
    _ text: Substring, _ reading: Reading, _ reader: Reader, _ scene: Scene
  ) -> Bool {
    let read = reader.read(reading.message.original, as: "log.note", context: scene.context)
    return read.slots["text"]?.words.first.map { text.hasPrefix($0) } ?? false
  }

  private static func isLetter(_ reading: Reading) -> Bool {
    let words = reading.message.tokens.map(\.text)
    return words.count > 4 && words[0] == "dear" && !["diary", "bloom"].contains(words[1])
  }

  private static func note(_ text: String, _ scene: Scene) -> Entry {
    Entry(date: scene.today, fact: .text(.note, text))
  }
}
