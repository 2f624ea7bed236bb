public import Civil
public import Journal
import Knowledge
import Language
import MessageFormat

extension Assistant {
  /// Tells of the entries that a search finds; it writes nothing.
  public mutating func find(_ search: EntrySearch, now: Moment) -> Turn {
    let scene = begin(now)
    let told = Self.told(entries(search, scene), of: journal, scene)
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

  /// So many days are shown.
  private static let mostDays = 200

  private static func told(_ entries: [Entry], of journal: Journal, _ scene: Scene) -> Outcome {
    guard let first = entries.last, let last = entries.first else {
      let all = journal.entries.count
      return .say(all == 0 ? "query.page.empty" : "find.none", ["count": .integer(all)])
    }
    var days: [CivilDate] = []
    for entry in entries where days.last != entry.date { days.append(entry.date) }
    let ofDays = Dictionary(grouping: entries, by: \.date)
    let rows = days.prefix(mostDays).map { day in
      Part.Row(
        label: .reply("find.day", ["date": .date(day)]),
        value: .framed(
          "find.facts", [:], name: "facts",
          parts: (ofDays[day] ?? []).reversed().compactMap { scene.shown($0).map(part) }))
    }
    var outcome = Outcome(parts: [
      .reply(
        entries.count == 1 ? "find.one" : "find.title",
        [
          "count": .integer(entries.count), "days": .integer(days.count),
          "first": .date(first.date), "last": .date(last.date),
        ]),
      .table(rows),
    ])
    if days.count > mostDays {
      outcome.parts.append(.reply("find.more", ["days": .integer(days.count - mostDays)]))
    }
    return outcome
  }

  /// A fact in a row, with her own words as she wrote them.
  private static func part(_ fact: Fact) -> Part {
    if case .text(let kind, let text) = fact, kind != .favourite { return .quote(text) }
    return FactPhrase.part(fact)
  }
}
