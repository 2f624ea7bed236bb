public import Civil
public import Journal
import Knowledge
import Language

extension Assistant {
  /// Tells of the entries that a search finds; it writes nothing.
  public mutating func find(_ search: EntrySearch, now: Moment) -> Turn {
    let scene = begin(now)
    let found = entries(search, scene)
    let silent = found.isEmpty ? silence(search, scene) : nil
    let told = silent ?? FoundWords(found, journal, scene).outcome
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: told, as: "cycle.day_view"), reading, scene)
  }

  /// The entries that a search finds, newest first, without those that are to be silent.
  public func entries(_ search: EntrySearch, now: Moment) -> [Entry] {
    entries(search, scene(now))
  }

  private func entries(_ search: EntrySearch, _ scene: Scene) -> [Entry] {
    let reading = reader.read(search.words, context: scene.context)
    let words = reader.queryWords(reading, scene)
    let shown = QueryGate(.entries, scene).spared(journal)
    return EntryFinder(search, words, journal, scene).entries(of: shown)
      .filter { scene.shown($0) != nil }
  }

  /// What is said where the words name what is to be silent; nil where they name nothing of it.
  private func silence(_ search: EntrySearch, _ scene: Scene) -> Outcome? {
    let reading = reader.read(search.words, context: scene.context)
    let kinds = search.kind.flatMap { Subject(id: $0) }.map { [$0.measure] } ?? []
    let words = reader.queryWords(reading, scene)
    let named = EntryFinder(search, words, journal, scene).measures + kinds
    return named.lazy.compactMap { QueryGate($0, scene).reply }.first.map { .say($0) }
  }
}
