import Civil
import Journal
import Language
import MessageFormat
import Physiology

/// A message that says that a period, or a pregnancy, told a little before is not so after all.
struct TakeBack {
  /// What comes of it; nil where nothing told before is denied.
  private(set) var outcome: Outcome?

  init(
    _ reading: Reading, of noted: [Entry], in journal: Journal, said: Set<String>, today: CivilDate
  ) {
    let words = reading.message.tokens.map(\.text)
    guard !noted.isEmpty, words.count <= 10, words.last != "?" else { return }
    var removed: [Entry] = []
    if said.contains("answer.not_pregnant"), noted.contains(where: \.fact.tellsPregnancy) {
      removed = noted.filter(\.fact.tellsPregnancy)
    } else if Self.denies(words, Self.ending) {
      guard let end = journal.lastMark(.end), noted.contains(end) || said.contains("answer.slip")
      else { return }
      removed = [end]
    } else if said.contains("answer.slip"), Self.denies(words, Self.starting),
      let start = journal.lastMark(.start), today - start.date <= 14
    {
      removed = [start] + journal.ends(of: start)
    }
    guard let first = removed.first else { return }
    outcome = Outcome(
      parts: FactPhrase.said(
        "edit.delete.done", ["date": .date(first.date)], removed.map(\.fact)),
      edits: removed.map(Edit.remove))
  }

  private static let denials: Set<String> = [
    "didnt", "hasnt", "havent", "isnt", "not", "never", "wasnt",
  ]
  private static let starting: Set<String> = ["start", "started", "come", "came", "begin", "begun"]
  private static let ending: Set<String> = [
    "end", "ended", "over", "stop", "stopped", "finish", "finished", "done",
  ]

  private static func denies(_ words: [String], _ verbs: Set<String>) -> Bool {
    words.indices.contains { index in
      denials.contains(words[index])
        && words[(index + 1)...].prefix(2).contains(where: verbs.contains)
    }
  }
}

extension Journal {
  /// The latest entry of a mark.
  func lastMark(_ mark: PeriodMark) -> Entry? {
    chronological.last { $0.fact == .period(mark) }
  }

  /// The entries that end the period of a start.
  func ends(of start: Entry) -> [Entry] {
    let marks = chronological.filter { $0.fact == .period(.start) || $0.fact == .period(.end) }
    let next = marks.first { $0.fact == .period(.start) && $0.date > start.date }?.date
    return marks.filter { entry in
      entry.fact == .period(.end) && entry.date >= start.date
        && (next.map { entry.date < $0 } ?? true)
    }
  }
}

extension Fact {
  /// Whether it says that a pregnancy goes on.
  fileprivate var tellsPregnancy: Bool {
    switch self {
    case .mode(.pregnancy), .pregnancy(.lmp), .pregnancy(.due): true
    default: false
    }
  }
}
