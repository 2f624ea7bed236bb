import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A week in short: what was logged, beside the week before; nothing is judged.
struct WeekReview {
  private let request: Request
  private let span: LookSpan

  init(_ request: Request) {
    self.request = request
    span = LookSpan(request, usual: 7)
  }

  private static let shown = 4

  var outcome: Outcome {
    let rows = rows
    guard !rows.isEmpty else {
      return .say(
        "week_review.nothing",
        ["first": .date(span.days.lowerBound), "last": .date(span.days.upperBound)])
    }
    return Outcome(
      parts: [
        .reply(
          "week_review.title",
          [
            "first": .date(span.days.lowerBound), "last": .date(span.days.upperBound),
            "days": .integer(loggedDays(span.days)), "before": .integer(loggedDays(span.before)),
          ]), .table(rows),
      ], why: [.reply("week_review.why")])
  }

  private var first: CivilDate { min(span.days.lowerBound, span.before.lowerBound) }

  private func loggedDays(_ days: ClosedRange<CivilDate>) -> Int {
    Set(
      request.journal.entries.lazy.filter {
        days.contains($0.date) && !$0.fact.isOfPregnancy
      }.map(\.date)
    ).count
  }

  private var rows: [Part.Row] {
    let signs = request.journal.signsByDay(from: first, upTo: request.today)
    let now = signs.filter { span.days.contains($0.date) }
    let then = signs.filter { span.before.contains($0.date) }
    return [
      felt(now, then), mean(.sleep, "sleep"), mean(.scale(.energy), "energy"),
      mean(.scale(.stress), "stress"), mean(.scale(.moodScore), "mood_score"),
      mean(.amount(.water), "water"), sum(.activity(nil), "movement"),
      mean(.amount(.steps), "steps"), mean(.amount(.weight), "weight"),
    ].compactMap(\.self)
  }

  /// The symptoms and moods of most days.
  private func felt(_ now: [DaySigns], _ then: [DaySigns]) -> Part.Row? {
    let before = Self.counts(then)
    let counts = Self.counts(now).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !counts.isEmpty else { return nil }
    let parts = counts.prefix(Self.shown).map { term, days in
      Part.reply(
        "week_review.felt",
        [
          "what": .string(FactPhrase.plain(term.rawValue)), "days": .integer(days),
          "before": .integer(before[term] ?? 0),
        ])
    }
    return Part.Row(
      label: .reply("week_review.label.felt"),
      value: .framed("week_review.list", [:], name: "parts", parts: parts))
  }

  private static func counts(_ days: [DaySigns]) -> [Term: Int] {
    var counts: [Term: Int] = [:]
    for day in days { for term in day.terms { counts[term, default: 0] += 1 } }
    return counts
  }

  private func mean(_ measure: Metric, _ id: String) -> Part.Row? {
    row(measure, id, "week_review.mean") { $0.mean }
  }

  private func sum(_ measure: Metric, _ id: String) -> Part.Row? {
    row(measure, id, "week_review.sum") { $0.sum }
  }

  private func row(
    _ measure: Metric, _ id: String, _ reply: String,
    _ figure: (Series) -> Double
  ) -> Part.Row? {
    let subject = Subject.measure(measure, id: id)
    let all = request.journal.series(of: measure, from: first, upTo: request.today)
    guard let now = all?.part(span.days) else { return nil }
    var parts = [
      Part.framed(
        reply, ["days": .integer(now.count)], name: "value",
        parts: [LookNames.value(figure(now), of: subject)])
    ]
    if let before = all?.part(span.before) {
      parts.append(
        .framed(
          "week_review.before", [:], name: "value",
          parts: [LookNames.value(figure(before), of: subject)]))
    }
    return Part.Row(
      label: .reply("week_review.label." + id),
      value: .framed("week_review.list", [:], name: "parts", parts: parts))
  }
}
