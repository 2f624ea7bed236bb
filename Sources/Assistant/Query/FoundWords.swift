import Civil
import Journal
import MessageFormat

/// The entries that a search found, by their days, newest first.
struct FoundWords {
  private let entries: [Entry]
  private let journal: Journal
  private let scene: Scene

  init(_ entries: [Entry], _ journal: Journal, _ scene: Scene) {
    self.entries = entries
    self.journal = journal
    self.scene = scene
  }

  /// So many days are shown.
  private static let mostDays = 200

  var outcome: Outcome {
    guard let first = entries.last, let last = entries.first else {
      let all = journal.entries.count
      return .say(all == 0 ? "query.page.empty" : "find.none", ["count": .integer(all)])
    }
    var days: [CivilDate] = []
    for entry in entries where days.last != entry.date { days.append(entry.date) }
    let ofDays = Dictionary(grouping: entries, by: \.date)
    let rows = days.prefix(Self.mostDays).map { day in
      Part.Row(
        label: .reply("find.day", ["date": .date(day)]),
        value: .framed(
          "find.facts", [:], name: "facts",
          parts: (ofDays[day] ?? []).reversed().compactMap { scene.shown($0).map(Self.part) }))
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
    if days.count > Self.mostDays {
      outcome.parts.append(.reply("find.more", ["days": .integer(days.count - Self.mostDays)]))
    }
    return outcome
  }

  /// A fact in a row, with her own words as she wrote them.
  private static func part(_ fact: Fact) -> Part {
    if case .text(let kind, let text) = fact, kind != .favourite, kind != .factor {
      return .quote(text)
    }
    return FactPhrase.part(fact)
  }
}
