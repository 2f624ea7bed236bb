import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// The moods of some days, where they were told in words.
struct MoodWords {
  private let request: Request
  private let span: LookSpan

  init(_ request: Request, _ span: LookSpan) {
    self.request = request
    self.span = span
  }

  private static let shown = 8

  var outcome: Outcome {
    let days = request.journal.entries.compactMap { entry -> (CivilDate, [Term])? in
      guard case .mood(let terms) = entry.fact, entry.date <= request.today else { return nil }
      return (entry.date, terms)
    }
    guard !days.isEmpty else { return LookNeeds(.mood).outcome }
    if request.looks("year") {
      return YearWords(request.journal, request.scene).outcome(.mood)
    }
    let within = days.filter { span.days.contains($0.0) }
    var counts: [Term: Set<CivilDate>] = [:]
    for (day, terms) in within { for term in terms { counts[term, default: []].insert(day) } }
    guard !counts.isEmpty else {
      return Outcome(parts: [
        LookNames.reply(
          "look.none_then", .mood,
          [
            "first": .date(span.days.lowerBound), "last": .date(span.days.upperBound),
            "seen": .date(days.map(\.0).max() ?? request.today),
          ])
      ])
    }
    let rows = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .prefix(Self.shown).map { term, days in
        Part.reply(
          "look.tally",
          [
            "what": .string(FactPhrase.plain(term.rawValue)), "days": .integer(days.count),
          ])
      }
    return Outcome(parts: [
      .reply(
        "look.moods",
        [
          "days": .integer(Set(within.map(\.0)).count), "first": .date(span.days.lowerBound),
          "last": .date(span.days.upperBound),
        ]), .list(rows),
    ])
  }
}
