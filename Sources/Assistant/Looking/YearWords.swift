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
