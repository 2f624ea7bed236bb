import Civil
import Journal
import Language
import Physiology

/// The entries that a search finds.
struct EntryFinder {
  private let search: EntrySearch
  private let words: QueryWords?
  private let span: QuerySpan

  /// Reads a search whose words were read as those of a question.
  init(_ search: EntrySearch, _ words: QueryWords?, _ journal: Journal, _ scene: Scene) {
    self.search = search
    self.words = words
    span = QuerySpan(journal, scene.cycle.history, today: scene.today)
  }

  /// Those of a journal, newest first.
  func entries(of journal: Journal) -> [Entry] {
    let windows = (words?.times ?? []).map(span.ranges(of:))
    let wanted = wanted
    return journal.chronological { (entry: Entry) -> Entry? in
      guard !entry.fact.isOfBookkeeping, isInside(entry, windows) else { return nil }
      let spoken = SpokenEntry(entry)
      let isWanted =
        wanted.allSatisfy { $0.holds(entry, spoken) }
        && search.tags.allSatisfy { spoken.tags.contains($0.lowercased()) }
      return isWanted ? entry : nil
    }.reversed()
  }

  /// What the words name of the diary.
  var measures: [QueryMeasure] { words?.things.map(\.measure) ?? [] }

  private func isInside(_ entry: Entry, _ windows: [[ClosedRange<CivilDate>]]) -> Bool {
    if let from = search.from, entry.date < from { return false }
    if let to = search.to, entry.date > to { return false }
    if let kind = search.kind, entry.fact.kind != kind { return false }
    return windows.allSatisfy { $0.contains { $0.contains(entry.date) } }
  }

  /// One thing that an entry must be about, or a word or number that it must hold.
  private struct Wanted {
    var measure: QueryMeasure?
    var number: Double?
    var words: [String] = []

    func holds(_ entry: Entry, _ spoken: SpokenEntry) -> Bool {
      if let measure, measure.item(of: entry) != nil { return true }
      if let number { return spoken.numbers.contains(number) }
      return !words.isEmpty && words.allSatisfy(spoken.holds)
    }
  }

  private var wanted: [Wanted] {
    guard let words else { return [] }
    return words.units.compactMap { unit in
      let said = SpokenEntry.words(of: unit.text)
      switch unit.kind {
      case .measure(let place):
        let thing = words.things.indices.contains(place) ? words.things[place] : nil
        return Wanted(measure: thing?.measure, words: said)
      case .number(let number): return Wanted(number: number)
      case .word, .clock, .weekday:
        return words.vocabulary.fillers.contains(unit.text) ? nil : Wanted(words: said)
      case .time, .mark: return nil
      }
    }
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
