import Civil
import Journal
import MessageFormat

/// What was noted, as a whole: of the days that are named, else of what was written last.
struct QueryPage {
  private let query: Query
  private let journal: Journal
  private let scene: Scene
  private let noted: [Entry]

  init(_ query: Query, _ journal: Journal, _ scene: Scene, noted: [Entry]) {
    self.query = query
    self.journal = journal
    self.scene = scene
    self.noted = noted
  }

  var outcome: Outcome {
    let window = query.sides.first?.window ?? .all
    var outcome: Outcome
    if query.sides.count > 1, query.sides.allSatisfy(\.window.isNamed) {
      outcome = several
    } else if window.isNamed || query.aggregate == .count || query.aggregate == .days {
      outcome = named(window)
    } else {
      outcome = latest
    }
    if outcome.focus == nil { outcome.focus = QueryFocus(query, days: []) }
    return outcome
  }

  private func lines(_ day: CivilDate) -> [Part] {
    journal.entries(on: day).compactMap(scene.shown).flatMap(FactPhrase.lines)
  }

  /// What was written last: in this sitting, else today, else on the last day with anything.
  private var latest: Outcome {
    let days = Set(noted.map(\.date)).sorted()
    if days.count > 1 { return pages(days) }
    let day =
      days.first
      ?? journal.entries.lazy.map(\.date).filter { $0 <= scene.today }.max()
    guard let day else { return .say("query.page.empty") }
    return page(day)
  }

  private func page(_ day: CivilDate) -> Outcome {
    let lines = lines(day)
    guard !lines.isEmpty else { return .say("cycle.day_view.none", ["date": .date(day)]) }
    return Outcome(parts: [.reply("query.page", ["date": .date(day)]), .list(lines)])
  }

  /// A fact in a row; a note in her words where they are few.
  private func told(_ fact: Fact) -> Part {
    if case .text(.note, let text) = fact, text.count <= Self.longestNote { return .quote(text) }
    return FactPhrase.part(fact)
  }

  private static let longestNote = 80

  private func pages(_ days: [CivilDate]) -> Outcome {
    let rows = days.suffix(Self.mostDays).compactMap { day -> Part.Row? in
      let facts = journal.entries(on: day).compactMap(scene.shown).map(told)
      guard !facts.isEmpty else { return nil }
      return Part.Row(
        label: .reply("cycle.day_view.day", ["date": .date(day)]),
        value: .framed("today.logged", [:], name: "facts", parts: facts))
    }
    return Outcome(parts: [
      .reply("query.page.days", ["count": .integer(days.count)]), .table(rows),
    ])
  }

  private static let mostDays = 31

  /// What is noted on each of several days or spans.
  private var several: Outcome {
    var outcome = Outcome()
    for side in query.sides { outcome.append(named(side.window)) }
    return outcome
  }

  private func named(_ window: QueryWindow) -> Outcome {
    let ranges = QuerySpan(journal, scene.cycle.history, today: scene.today).ranges(of: window)
    var days: Set<CivilDate> = []
    for range in ranges {
      for entry in journal.entries(from: range.lowerBound, upTo: range.upperBound)
      where scene.shown(entry) != nil && entry.date <= scene.today { days.insert(entry.date) }
    }
    guard let first = days.min() else {
      if window == .all { return .say("query.page.empty") }
      guard let range = ranges.first, range.lowerBound == range.upperBound else {
        return .say("query.page.none")
      }
      return .say("cycle.day_view.none", ["date": .date(range.lowerBound)])
    }
    var outcome = days.count == 1 ? page(first) : pages(days.sorted())
    outcome.focus = QueryFocus(query, days: days.sorted())
    return outcome
  }
}
