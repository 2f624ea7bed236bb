import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A week in short: what was logged, beside the week before; nothing is judged.
struct WeekReview {
  private let journal: Journal
  private let scene: Scene
  private let days: ClosedRange<CivilDate>
  /// The same number of days just before.
  private let before: ClosedRange<CivilDate>

  init(_ request: Request) {
    let span = LookSpan(request, usual: Self.daysOfWeek)
    self.init(request.journal, request.scene, days: span.days, before: span.before)
  }

  /// The seven days that end today.
  init(_ journal: Journal, _ scene: Scene) {
    let first = scene.today - (Self.daysOfWeek - 1)
    self.init(
      journal, scene, days: first...scene.today, before: first - Self.daysOfWeek...first - 1)
  }

  private init(
    _ journal: Journal, _ scene: Scene, days: ClosedRange<CivilDate>,
    before: ClosedRange<CivilDate>
  ) {
    self.journal = QueryGate(.entries, scene).spared(journal)
    self.scene = scene
    self.days = days
    self.before = before
  }

  private static let daysOfWeek = 7

  private static let shown = 4

  var outcome: Outcome {
    let rows = rows
    guard !rows.isEmpty else {
      return .say(
        "week_review.nothing",
        ["first": .date(days.lowerBound), "last": .date(days.upperBound)])
    }
    return Outcome(
      parts: [
        .reply(
          "week_review.title",
          [
            "first": .date(days.lowerBound), "last": .date(days.upperBound),
            "days": .integer(loggedDays(days)), "before": .integer(loggedDays(before)),
          ]), .table(rows),
      ] + noticed, why: [.reply("week_review.why")])
  }

  /// The one thing that stands out in the last half year and touches this week, or that nothing
  /// does; with the week's score where scores are switched on.
  private var noticed: [Part] {
    var parts = PatternWords(PatternSubjects.anything, journal, scene).noticed
    if scene.setting.showsScores { parts += WeekScoreWords(journal, scene).outcome.parts.prefix(1) }
    return parts
  }

  private var first: CivilDate { min(days.lowerBound, before.lowerBound) }

  private func loggedDays(_ days: ClosedRange<CivilDate>) -> Int {
    Set(
      journal.entries(from: days.lowerBound, upTo: days.upperBound)
        .filter { !$0.fact.isOfPregnancy }.map(\.date)
    ).count
  }

  private var rows: [Part.Row] {
    let signs = journal.signsByDay(from: first, upTo: scene.today)
    let now = signs.filter { days.contains($0.date) }
    let then = signs.filter { before.contains($0.date) }
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
    let all = journal.series(of: measure, from: first, upTo: scene.today)
    guard let now = all?.part(days) else { return nil }
    var parts = [
      Part.framed(
        reply, ["days": .integer(now.count)], name: "value",
        parts: [LookNames.value(figure(now), of: subject)])
    ]
    if let before = all?.part(before) {
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
