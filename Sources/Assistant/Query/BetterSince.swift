import Civil
import Journal
import MessageFormat
import Physiology

/// "Are my headaches better since 10 February": as many days before as since, side by side; where
/// nothing is noted from before, that is said.
struct BetterSince {
  private let measure: QueryMeasure
  private let day: CivilDate
  private let journal: Journal
  private let scene: Scene

  init?(_ asked: QueryReader, _ journal: Journal, _ scene: Scene) {
    let words = asked.words
    guard words.says("better.since"), !words.says("agg.change"), let measure = asked.measure,
      QueryGate(measure, scene).reply == nil, let day = Self.day(words), day < scene.today
    else { return nil }
    switch measure {
    case .sign, .metric: break
    default: return nil
    }
    self.measure = measure
    self.day = day
    self.journal = QueryGate(measure, scene).spared(journal)
    self.scene = scene
  }

  private static func day(_ words: QueryWords) -> CivilDate? {
    switch words.times.first {
    case .days(let days) where words.says("win.since") || days.upperBound > days.lowerBound:
      days.lowerBound
    case .month(let month): month.first
    case .since(let day): day
    default: nil
    }
  }

  private struct Stretch {
    let days: Int
    let logged: Int
    let mean: Double?
  }

  private func stretch(_ range: ClosedRange<CivilDate>) -> Stretch {
    let query = Query(measure, [QuerySide(window: .days(range))], .list)
    let answer = evaluate(query, journal, of: journal, scene.cycle, today: scene.today)
    let values = answer.findings.first?.values ?? []
    return Stretch(
      days: range.upperBound - range.lowerBound + 1, logged: answer.days.count,
      mean: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count))
  }

  var outcome: Outcome? {
    let length = min(scene.today - day, Self.longest)
    let before = stretch(day - length - 1...day - 1)
    let since = stretch(day...scene.today)
    let name = QueryNames.name(measure)
    guard before.logged + since.logged > 0 else { return nil }
    guard before.logged > 0 else {
      let query = Query(measure, [QuerySide()], .first)
      let first = evaluate(query, journal, of: journal, scene.cycle, today: scene.today).days.first
      return Outcome(parts: [
        .composed(
          "query.since.no_before",
          ["date": .date(day), "first": .date(first ?? day), "count": .integer(since.logged)],
          parts: ["what": name])
      ])
    }
    var parts: [Part] = [
      .composed(
        "query.since.days",
        [
          "date": .date(day), "since": .integer(since.logged), "span": .integer(since.days),
          "before": .integer(before.logged), "other": .integer(before.days),
        ], parts: ["what": name])
    ]
    if let now = since.mean, let then = before.mean {
      parts.append(
        .composed(
          "query.since.mean", [:],
          parts: [
            "now": QueryNames.value(now, measure), "then": QueryNames.value(then, measure),
          ]))
    }
    return Outcome(parts: parts)
  }

  /// No longer stretch is put beside another.
  private static let longest = 90
}
