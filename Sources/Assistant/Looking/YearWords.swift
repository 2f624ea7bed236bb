import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A year of one thing at a glance.
struct YearWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  func outcome(_ subject: Subject, _ levels: [CivilDate: Double]) -> Outcome {
    let map = YearMap(what: subject.id, today: request.today, levels: levels)
    var outcome = Outcome(parts: [
      LookNames.reply(
        map.levels.isEmpty ? "look.year_none" : "look.year", subject,
        [
          "days": .integer(map.levels.count), "first": .date(map.first),
          "last": .date(map.today),
        ])
    ])
    guard !map.levels.isEmpty else { return outcome }
    outcome.picture = PicturePlan(
      exhibit: .year(map), labels: labels, legend: [.reply("look.legend.year")],
      words: [.list(months(map))])
    return outcome
  }

  /// Each day as strong as its number among those of the year; a day of a period counts as one of
  /// bleeding. Nil for what is no measure.
  func outcome(_ subject: Subject, _ all: Series?) -> Outcome? {
    guard case .measure(let measure, _) = subject else { return nil }
    let first = request.today - 371
    let values = (all?.values ?? []).filter { first <= $0.date && $0.date <= request.today }
    let greatest = values.map(\.value).max() ?? 1
    let least = min(values.map(\.value).min() ?? 0, greatest)
    var levels: [CivilDate: Double] = [:]
    if measure == .flow {
      for period in request.cycle.history.periods {
        for day in period.start...(period.end ?? period.start) where first <= day {
          levels[day] = Self.unnamed
        }
      }
    }
    for value in values {
      let share = greatest > least ? (value.value - least) / (greatest - least) : 1
      levels[value.date] = Self.faintest + (1 - Self.faintest) * share
    }
    return levels.isEmpty ? nil : outcome(subject, levels)
  }

  /// How strong the lowest number is, and a day of a period without one.
  private static let faintest = 0.1
  private static let unnamed = 0.6

  /// Monday to Sunday, then January to December.
  private var labels: [Part] {
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
