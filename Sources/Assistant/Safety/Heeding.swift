import Guardrails
import Journal
import Knowledge
import Language

/// Her own words that something keeps, and what they call for.
///
/// Whatever is about to be kept passes here, however it came: what was read as the message is
/// known, and all else is read as a message of its own.
struct Heeding {
  /// The words that call for the most care.
  let reading: Reading

  /// Nil where nothing in the words calls for as much care.
  init?(
    _ words: [String], _ reader: Reader, _ scene: Scene, from least: CareLevel = .urgent
  ) {
    var most: Reading?
    for words in words where words.contains(where: \.isLetter) {
      let read = reader.read(words, context: scene.context)
      if most.map({ $0.urgency < read.urgency }) ?? true { most = read }
    }
    guard let most, most.level >= least else { return nil }
    reading = most
  }

  /// Looks at what an outcome keeps beyond the message that it answers.
  init?(_ outcome: Outcome, beside read: Reading, _ reader: Reader, _ scene: Scene) {
    guard !outcome.isUndo, outcome.keepsWords, read.level < .urgent else { return nil }
    self.init(
      outcome.keptWords.filter { !read.message.original.contains($0) }, reader, scene)
  }
}

extension Reading {
  /// How much care it calls for, and how soon.
  var urgency: Urgency {
    max(triage.concern?.urgency ?? Urgency(level: .ok, soon: nil), Urgency(level: level, soon: nil))
  }

  /// What sort of danger it tells of.
  var dangerKind: DangerKind {
    DangerKind(intent: concern.flatMap { $0.level >= classified ? $0.intent : nil } ?? concernID)
  }
}

extension Outcome {
  /// Whether anything is kept for good.
  var keepsWords: Bool { !edits.isEmpty || !changes.isEmpty }

  /// Her own words that are kept and were not before.
  var keptWords: [String] {
    let known = edits.filter { !$0.isAddition }.flatMap(\.entry.fact.ownWords)
    let added = edits.filter(\.isAddition).flatMap(\.entry.fact.ownWords)
    return added.filter { !known.contains($0) }
      + changes.filter { $0.key.holdsWords }.compactMap(\.new)
  }

  /// Whether it keeps something that she wrote out.
  var keepsNote: Bool {
    edits.contains { edit in
      if edit.isAddition, case .text = edit.entry.fact { true } else { false }
    }
  }

  /// It with the answer to a danger in what it keeps first, and of the rest what was noted.
  ///
  /// A word of a crisis is no mood, no reminder and no item of a list; a note that she wrote is kept
  /// and said to be.
  mutating func heed(_ plan: Plan, isOfBody: Bool) {
    if !isOfBody {
      let kept = edits.filter { $0.isWritten }
      if kept != edits { noted = [] }
      edits = kept
      changes = []
    }
    parts = plan.opening.parts + noted
    expecting = nil
    if keepsNote { parts.append(.reply("guard.kept")) }
  }
}

extension Edit {
  var isAddition: Bool {
    if case .add = self { true } else { false }
  }

  /// Whether it adds what she wrote out for the diary, or takes something out.
  fileprivate var isWritten: Bool {
    guard isAddition else { return true }
    guard case .text(let kind, _) = entry.fact else { return false }
    return kind == .note || kind == .gratitude
  }
}
