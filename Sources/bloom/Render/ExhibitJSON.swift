import Assistant
import Civil
import Physiology

extension Exhibit {
  /// The key and the object that `--json` shows it as.
  var json: (name: String, object: any Encodable) {
    switch self {
    case .calendar(let page): ("calendar", CalendarJSON(page))
    case .chart(let chart): ("chart", ChartJSON(chart))
    case .year(let map): ("year", YearJSON(map))
    case .contractions(let timeline): ("contractions", ContractionsJSON(timeline))
    case .kicks(let log): ("sessions", KicksJSON(log))
    case .fertile(let month): ("fertile_month", FertileMonthJSON(month))
    case .ribbon(let ribbon): ("cycle_days", RibbonJSON(ribbon))
    case .weeks(let progress): ("weeks", WeeksJSON(progress))
    case .phases(let grid): ("by_phase", PhaseGridJSON(grid))
    case .people(let timeline): ("ahead", PeopleJSON(timeline))
    }
  }
}

/// A calendar in JSON: the months, and each day that is marked.
struct CalendarJSON: Encodable {
  let months: [String]
  let today: String
  let days: [Day]

  /// A day with its mark: period, predicted, fertile, ovulation, due, week or logged.
  struct Day: Encodable {
    let date: String
    let mark: String
  }

  init(_ page: CalendarPage) {
    months = page.months.map(\.iso)
    today = page.today.iso
    days = page.marks.keys.sorted().compactMap { date in
      page.marks[date].map { Day(date: date.iso, mark: $0.rawValue) }
    }
  }
}

/// The running cycle in JSON: each day that is marked.
struct RibbonJSON: Encodable {
  let from: String
  let to: String
  let days: [CalendarJSON.Day]

  init(_ ribbon: CycleRibbon) {
    from = ribbon.days.lowerBound.iso
    to = ribbon.days.upperBound.iso
    days = ribbon.marks.keys.sorted().compactMap { date in
      ribbon.marks[date].map { CalendarJSON.Day(date: date.iso, mark: $0.rawValue) }
    }
  }
}

/// How far a pregnancy is in JSON.
struct WeeksJSON: Encodable {
  let week: Int
  let of: Int

  init(_ progress: WeekProgress) {
    week = progress.week
    of = progress.all
  }
}

/// What is ahead of several people in JSON.
struct PeopleJSON: Encodable {
  let people: [Row]

  /// One person, and the days of a period that are expected.
  struct Row: Encodable {
    let name: String
    let from: String?
    let to: String?
  }

  init(_ timeline: PeopleTimeline) {
    people = timeline.rows.map { row in
      Row(name: row.name, from: row.expected?.lowerBound.iso, to: row.expected?.upperBound.iso)
    }
  }
}

/// Days by phase in JSON: the phases, and the days of each row.
struct PhaseGridJSON: Encodable {
  let phases: [String]
  let days: [[Int]]

  init(_ grid: PhaseGrid) {
    phases = grid.phases.map(\.rawValue)
    days = grid.rows
  }
}

/// Values over time in JSON, with what they come to.
struct ChartJSON: Encodable {
  let what: String
  let step: String
  let count: Int
  let first: Value
  let last: Value
  let mean: Double
  let least: Double
  let greatest: Double
  let level: Double?
  let rise: String?
  let band: Band?
  let values: [Value]

  /// The edges of published figures beside the values.
  struct Band: Encodable {
    let low: [Value]
    let high: [Value]
  }

  /// A value of a day, or of the stretch that begins on it.
  struct Value: Encodable {
    let date: String
    let value: Double

    init(_ value: DatedValue) {
      date = value.date.iso
      self.value = value.value
    }
  }

  init(_ chart: Chart) {
    let series = chart.series
    what = chart.what
    step = chart.step.rawValue
    count = series.count
    first = Value(series.first)
    last = Value(series.last)
    mean = series.mean
    least = series.least
    greatest = series.greatest
    level = chart.level
    rise = chart.rise?.iso
    band = chart.band.map { band in
      Band(low: band.low.values.map(Value.init), high: band.high.values.map(Value.init))
    }
    values = series.values.map(Value.init)
  }
}

/// A year of days in JSON: how much, 0 to 1, on each day that has any.
struct YearJSON: Encodable {
  let what: String
  let from: String
  let to: String
  let days: [String: Double]

  init(_ map: YearMap) {
    what = map.what
    from = map.first.iso
    to = map.today.iso
    days = Dictionary(map.levels.map { ($0.key.iso, $0.value) }) { $1 }
  }
}

/// Past periods in JSON, newest first.
struct HistoryJSON: Encodable {
  let periods: [Row]

  /// A period and the cycle it opens.
  struct Row: Encodable {
    let start: String
    let end: String?
    let days: Int?
    let cycle: Int?

    private enum CodingKeys: String, CodingKey {
      case start, end, days
      case cycle = "cycle_days"
    }
  }

  init(_ history: CycleHistory, last count: Int) {
    let gaps = Dictionary(history.gaps.map { ($0.from, $0) }) { $1 }
    periods = history.periods.suffix(count).reversed().map { period in
      let gap = gaps[period.start].flatMap { $0.isBroken ? nil : $0.days }
      return Row(
        start: period.start.iso, end: period.end?.iso, days: period.length, cycle: gap)
    }
  }

  func encode(to encoder: any Encoder) throws { try periods.encode(to: encoder) }
}
