import Civil
import Journal
import Language
import Physiology

/// The entries that a search finds.
struct EntryFinder {
  private let search: EntrySearch
  private let words: QueryWords?
  private let span: QuerySpan
  private let today: CivilDate

  /// Reads a search whose words were read as those of a question.
  init(_ search: EntrySearch, _ words: QueryWords?, _ journal: Journal, _ scene: Scene) {
    self.search = search
    self.words = words
    today = scene.today
    span = QuerySpan(journal, scene.cycle.history, today: scene.today)
  }

  /// Those of a journal, newest first.
  func entries(of journal: Journal) -> [Entry] {
    let windows = (words?.times ?? []).map(span.ranges(of:))
    let wanted = wanted
    return journal.chronological.reversed().filter { entry in
      guard !entry.fact.isOfBookkeeping, isInside(entry, windows) else { return false }
      let spoken = Spoken(entry)
      return wanted.allSatisfy { $0.holds(entry, spoken) }
        && search.tags.allSatisfy { spoken.tags.contains($0.lowercased()) }
    }
  }

  private func isInside(_ entry: Entry, _ windows: [[ClosedRange<CivilDate>]]) -> Bool {
    if let from = search.from, entry.date < from { return false }
    if let to = search.to, entry.date > to { return false }
    if let kind = search.kind, entry.fact.kind != kind { return false }
    return windows.allSatisfy { $0.contains { $0.contains(entry.date) } }
  }

  /// One thing that an entry must be about, or a word that it must hold.
  private struct Wanted {
    var measure: QueryMeasure?
    let words: [String]

    func holds(_ entry: Entry, _ spoken: Spoken) -> Bool {
      if let measure, measure.item(of: entry) != nil { return true }
      return !words.isEmpty && words.allSatisfy(spoken.holds)
    }
  }

  private var wanted: [Wanted] {
    guard let words else { return [] }
    return words.units.compactMap { unit in
      let said = Spoken.words(of: unit.text)
      switch unit.kind {
      case .measure(let place):
        let thing = words.things.indices.contains(place) ? words.things[place] : nil
        return Wanted(measure: thing?.measure, words: said)
      case .word, .number, .clock, .weekday:
        return words.vocabulary.fillers.contains(unit.text) ? nil : Wanted(words: said)
      case .time, .mark: return nil
      }
    }
  }

  /// The words of an entry's line.
  private struct Spoken {
    private let words: [String]
    let tags: Set<String>

    init(_ entry: Entry) {
      let line = entry.fact.words.joined(separator: " ")
      words = Self.words(of: line)
      tags = Set(
        line.lowercased().split(whereSeparator: \.isWhitespace)
          .map { $0.trimmed }.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
    }

    func holds(_ word: String) -> Bool { words.contains { $0.hasPrefix(word) } }

    static func words(of text: String) -> [String] {
      text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }
}

extension Substring {
  /// Without the marks at its ends.
  fileprivate var trimmed: Substring {
    var text = self
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    while let first = text.first, first == "\"" { text.removeFirst() }
    return text
  }
}

extension Fact {
  /// Whether it is kept for Bloom itself and tells nothing of a day.
  fileprivate var isOfBookkeeping: Bool {
    switch self {
    case .mode, .asked, .reminder, .unknown: true
    default: false
    }
  }
}
