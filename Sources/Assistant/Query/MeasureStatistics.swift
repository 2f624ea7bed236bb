import Civil
import Journal
import Language
import MessageFormat
import Physiology

/// One thing of the record over time: its values, gathered and compared by the query of questions.
struct MeasureStatistics {
  let measure: QueryMeasure
  private let look: MeasureLook
  private let journal: Journal
  private let scene: Scene

  init(_ measure: QueryMeasure, _ look: MeasureLook, _ journal: Journal, _ scene: Scene) {
    self.measure = measure
    self.look = look
    self.journal = QueryGate(measure, scene).spared(journal)
    self.scene = scene
  }

  /// Where nothing else is said, so many days are put beside as many before.
  private static let comparedDays = 28

  private var window: QueryWindow {
    let to = look.to ?? scene.today
    if let from = look.from { return .days(from...max(from, to)) }
    if look.isCompared { return .days(to - (Self.comparedDays - 1)...to) }
    return look.to.map { .days(min(first, $0)...$0) } ?? .all
  }

  /// The first day with any entry.
  private var first: CivilDate { journal.firstDay ?? scene.today }

  private func answer(
    _ windows: [QueryWindow], _ aggregate: QueryAggregate, by group: QueryGroup? = nil
  ) -> QueryAnswer {
    evaluate(
      Query(measure, windows.map { QuerySide(window: $0) }, aggregate, group: group), journal,
      scene.cycle, today: scene.today)
  }

  private var group: QueryGroup? {
    switch look.step {
    case .week: .week
    case .month: .month
    case .cycle: .cycle
    case .phase: .phase
    case .weekday: .weekday
    case .day, nil: nil
    }
  }

  private var windows: [QueryWindow] {
    look.isCompared ? [window, window.earlier(by: 1)].compactMap { $0 } : [window]
  }

  /// What is made of the values of a span.
  private var aggregate: QueryAggregate {
    measure.isOfDays ? .days : measure.isOfEntries && !measure.isSummed ? .count : .mean
  }

  /// What is made of each group: a mean, by the day of what adds up, or how many days there are.
  private var grouped: QueryAggregate {
    if measure.isOfDays { return .days }
    return answer([window], .mean).findings.first?.values.isEmpty == false ? .mean : .count
  }

  /// Whether its values are drawn over time by another look.
  private var isDrawn: Bool {
    if case .measure(let metric, _)? = Subject(measure), metric != .activity(nil) { return true }
    return [.cycleLength, .periodLength, .period].contains(measure)
  }

  /// In words: on how many days it is there, for what has no numbers to follow.
  var counted: Outcome {
    if let reply = QueryGate(measure, scene).reply { return .say(reply) }
    let answer = answer([window], .days)
    guard let finding = answer.findings.first, let first = finding.days.first,
      let last = finding.days.last
    else { return QueryReply(answer, scene).outcome }
    return Outcome(parts: [
      .framed(
        "look.count",
        [
          "days": .integer(finding.days.count), "first": .date(look.from ?? first),
          "last": .date(look.to ?? scene.today), "seen": .date(last),
        ], name: "what", parts: [QueryNames.name(measure)])
    ])
  }

  /// In words: each group, and the days before.
  var gathered: Outcome {
    guard QueryGate(measure, scene).reply == nil else { return Outcome() }
    var outcome = Outcome()
    if look.isCompared {
      var query = answer(windows, aggregate)
      if query.findings.allSatisfy({ $0.values.isEmpty }) { query = answer(windows, .days) }
      outcome.append(QueryReply(query, scene).outcome)
    }
    if let group, !isDrawn || ![.week, .month].contains(group) {
      var told = QueryReply(answer([window], grouped, by: group), scene).outcome
      if grouped == .mean, !told.parts.isEmpty {
        told.parts[0] = .framed(
          measure.isSummed ? "stats.means.daily" : "stats.means", [:], name: "what",
          parts: [QueryNames.name(measure)])
      }
      outcome.append(told)
    }
    return outcome
  }

  /// In numbers.
  var figures: MeasureFigures {
    let spans = windows.map(span)
    return MeasureFigures(
      what: measure.key, span: spans.first ?? span(window), before: spans.dropFirst().first,
      groups: group.map(groups) ?? (look.step == .day ? days : []))
  }

  private func span(_ window: QueryWindow) -> MeasureFigures.Span {
    let mean = answer([window], .mean).findings.first
    let median = answer([window], .median).findings.first?.number
    let least = answer([window], .min).findings.first?.number
    let greatest = answer([window], .max).findings.first?.number
    let values = mean?.values ?? []
    let range = mean?.ranges.first
    return MeasureFigures.Span(
      from: range.flatMap { $0.lowerBound > .earliest ? $0.lowerBound : nil },
      to: range.flatMap { $0.upperBound < .latest ? $0.upperBound : nil },
      count: mean?.items.count ?? 0, days: mean?.days.count ?? 0, valued: values.count,
      mean: values.isEmpty ? nil : mean?.number, median: values.isEmpty ? nil : median,
      least: least, greatest: greatest,
      sum: measure.isSummed && !values.isEmpty ? values.reduce(0, +) : nil)
  }

  private func groups(by group: QueryGroup) -> [MeasureFigures.Group] {
    let finding = answer([window], grouped, by: group).findings.first
    return (finding?.groups ?? []).map { share in
      MeasureFigures.Group(
        key: Self.key(share.key, of: group), value: share.mean, count: share.count)
    }
  }

  /// Each day with its value: the sum of what adds up, else the mean.
  private var days: [MeasureFigures.Group] {
    let finding = answer([window], .mean).findings.first
    let ofDays = Dictionary(grouping: finding?.items ?? [], by: \.date)
    return ofDays.sorted { $0.key < $1.key }.map { day, items in
      let values = items.compactMap(\.value)
      let sum = values.reduce(0, +)
      let isAdded = measure.isSummed || values.isEmpty
      return MeasureFigures.Group(
        key: day.iso,
        value: values.isEmpty ? Double(items.count) : isAdded ? sum : sum / Double(values.count),
        count: items.count)
    }
  }

  private static func key(_ key: Int, of group: QueryGroup) -> String {
    switch group {
    case .week, .cycle: return (CivilDate.earliest + key).iso
    case .month:
      return CivilDate(year: key / 12, month: key % 12 + 1, day: 1)?.iso ?? String(key)
    case .phase:
      let all = CyclePhase.allCases
      return all.indices.contains(key) ? all[key].rawValue : String(key)
    case .weekday, .cycleDay: return String(key)
    }
  }
}

extension QueryMeasure {
  /// An id for hosts, such as `sleep` or `migraine`.
  var key: String {
    switch self {
    case .metric(_, let id): id
    case .sign(let term): term.rawValue
    case .intake(let intake, let name): name ?? intake.rawValue
    case .medicine(let name?), .activity(let name?), .text(_, let name?): name
    case .food(let name): name
    case .flow(let flow): flow?.rawValue ?? "flow"
    default: id
    }
  }
}
