import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat

/// Words that are kept as they are: "Write down: …" and, after a loss, a letter that begins with
/// "Dear".
struct Dictation {
  /// Nil where nothing is dictated.
  let outcome: Outcome?

  /// - Parameter asNoted: it is only kept, after the answer to a danger.
  init(_ reading: Reading, _ reader: Reader, _ scene: Scene, asNoted: Bool = false) {
    outcome = Self.dictated(reading, reader, scene, asNoted: asNoted)
  }

  private static func dictated(
    _ reading: Reading, _ reader: Reader, _ scene: Scene, asNoted: Bool
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
