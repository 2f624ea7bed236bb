import Civil
import Knowledge
import Language
import MessageFormat
import Physiology

/// What comes when in a pregnancy: the lines of the weeks that speak of what is asked, or else what
/// lies ahead.
struct MilestoneWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  func outcome() throws(KnowledgeError) -> Outcome {
    if request.isAfterLoss { return .say("week.quiet") }
    if request.mode == .general { return .say("general.no_cycle") }
    let lines = try lines()
    let query = try request.query()
    let index = try request.library.kept("milestones") { () throws(KnowledgeError) in
      ContentIndex(
        lines.map { [ContentIndex.Field(text: $0.text, weight: 1)] },
        words: try request.library.searchWords())
    }
    let asked = query.terms.filter { index.has($0) }
    let hits = asked.isEmpty ? [] : index.hits(for: asked)
    guard let best = hits.first, asked.count * 2 >= query.terms.count else { return ahead }
    let shown = hits.filter { $0.score * 2 >= best.score }.prefix(Self.shown)
      .map { lines[$0.place] }.sorted { $0.week < $1.week }
    var outcome = Outcome(parts: [
      .list(
        shown.map { line in
          .framed(
            "milestone.line", ["week": .integer(line.week)], name: "text",
            parts: [.content(line.text, sources: line.sources)])
        }), .reply("milestone.close"),
    ])
    outcome.rest(on: [], sources: shown.flatMap(\.sources).deduplicated)
    return outcome
  }

  private static let shown = 3

  private struct Line {
    let week: Int
    let text: String
    let sources: [String]
  }

  private func lines() throws(KnowledgeError) -> [Line] {
    try request.library.weeks().flatMap { week in
      (week.facts + week.changes + week.windows.map(\.text)).map {
        Line(week: week.week, text: $0, sources: week.sources)
      }
    }
  }

  /// The next trimesters and the due date, where her dates are known.
  private var ahead: Outcome {
    guard let dating = request.pregnancy, let age = request.gestationalAge else {
      return request.mode == .pregnancy
        ? .say("week.unknown", expecting: .pregnancyDates) : .say("milestone.none")
    }
    var rows = Trimester.allCases.compactMap { trimester -> Part? in
      let days = dating.days(of: trimester)
      guard trimester.rawValue > age.trimester.rawValue else { return nil }
      return .reply(
        "milestone.trimester",
        ["trimester": .integer(trimester.rawValue), "date": .date(days.lowerBound)])
    }
    if dating.dueDate >= request.today {
      rows.append(.reply("milestone.due", ["date": .date(dating.dueDate)]))
    }
    guard !rows.isEmpty else { return .say("milestone.none") }
    return Outcome(parts: [.reply("milestone.ahead"), .list(rows), .reply("milestone.ask")])
  }
}
