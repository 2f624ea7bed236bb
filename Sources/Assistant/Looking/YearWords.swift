import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A year of one thing at a glance.
struct YearWords {
  private let journal: Journal
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    self.journal = journal
    self.scene = scene
  }

  /// Each day as strong as its number among those of the year, or as it was said to be; a day of a
  /// period counts as one of bleeding.
  func outcome(_ measure: QueryMeasure) -> Outcome {
    let map = YearMap(what: measure.key, today: scene.today, levels: levels(measure))
    var outcome = Outcome(parts: [
      .framed(
        map.levels.isEmpty ? "look.year_none" : "look.year",
        [
          "days": .integer(map.levels.count), "first": .date(map.first),
          "last": .date(map.today),
        ], name: "what", parts: [QueryNames.name(measure)])
    ])
    guard !map.levels.isEmpty else { return outcome }
    outcome.picture = PicturePlan(
      exhibit: .year(map), labels: Self.labels, legend: [.reply("look.legend.year")],
      words: [.list(months(map))])
    return outcome
  }

  private func levels(_ measure: QueryMeasure) -> [CivilDate: Double] {
    let year = scene.today - YearMap.days...scene.today
    let side = QuerySide(window: .days(year))
    let found =
      evaluate(
        Query(measure, [side], .list), journal, scene.cycle, today: scene.today
      ).findings.first?.items ?? []
    var levels: [CivilDate: Double] = [:]
    if measure.isOfBleeding, scene.mode != .general {
      for period in scene.cycle.history.periods {
        for day in period.start...(period.end ?? period.start) where year.contains(day) {
          levels[day] = Self.unnamed
        }
      }
    }
    let days = Dictionary(grouping: found, by: \.date).mapValues { level($0, measure) }
    let values = days.values.compactMap { $0 }
    let (least, greatest) = (values.min() ?? 0, values.max() ?? 1)
    for (day, value) in days {
      guard let value else {
        levels[day] = 1
        continue
      }
      if case .sign = measure {
        if value > 0 { levels[day] = value }
        continue
      }
      let share = greatest > least ? (value - least) / (greatest - least) : 1
      levels[day] = Self.faintest + (1 - Self.faintest) * share
    }
    return levels
  }

  /// How much a day has: what adds up together, the mean of numbers, the strongest pain as a share;
  /// nil where nothing has a number.
  private func level(_ items: [QueryItem], _ measure: QueryMeasure) -> Double? {
    if case .sign = measure { return items.compactMap(Self.share).max() }
    let values = items.compactMap(\.value)
    guard !values.isEmpty else { return nil }
    let sum = values.reduce(0, +)
    return measure.isSummed ? sum : sum / Double(values.count)
  }

  private static func share(_ item: QueryItem) -> Double? {
    guard case .symptom(_, let severity, let pain, _)? = item.fact else { return nil }
    return pain.map { Double($0) / 10 } ?? severity?.share
  }

  /// How strong the lowest number is, and a day of a period without one.
  private static let faintest = 0.1
  private static let unnamed = 0.6

  /// Monday to Sunday, then January to December.
  static var labels: [Part] {
    Weekday.allCases.map {
      .reply("calendar.weekday", ["weekday": .string(String($0.rawValue))])
    } + (1...12).map { .reply("look.month", ["month": .string(String($0))]) }
  }

  private func months(_ map: YearMap) -> [Part] {
    var counts: [Month: Int] = [:]
    for day in map.levels.keys { counts[Month(of: day), default: 0] += 1 }
    return counts.keys.sorted().map { month in
      .framed(
        "look.words.month", ["date": .date(month.first)], name: "value",
        parts: [.reply("look.value.times", ["value": .integer(counts[month] ?? 0)])])
    }
  }
}

extension QueryMeasure {
  /// Whether it is bleeding of any strength, or periods.
  fileprivate var isOfBleeding: Bool {
    switch self {
    case .flow(nil), .period, .metric(.flow, _): true
    default: false
    }
  }
}

extension Severity {
  /// How strong it is, 0 to 1.
  fileprivate var share: Double {
    switch self {
    case .none: 0
    case .mild: 0.3
    case .moderate: 0.6
    case .severe: 1
    }
  }
}
