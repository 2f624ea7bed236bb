import Assistant
import Civil

extension Exhibit {
  /// The key and the object that `--json` shows it as.
  var json: (name: String, object: any Encodable) {
    switch self {
    case .calendar(let page): ("calendar", CalendarJSON(page))
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
