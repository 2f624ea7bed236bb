import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// A calendar told in sentences, for those who hear it or want no drawing.
struct CalendarWords {
  private let page: CalendarPage
  private let request: Request

  init(_ page: CalendarPage, _ request: Request) {
    self.page = page
    self.request = request
  }

  var parts: [Part] {
    let lines = page.used.filter { $0 != .week }.flatMap(lines)
    let here = page.months.contains(Month(of: page.today)) ? [today] : []
    return here.isEmpty && lines.isEmpty ? [.reply("calendar.words.none")] : [.list(here + lines)]
  }

  private func lines(_ mark: DayMark) -> [Part] {
    let stretches = page.stretches(of: mark)
    if mark == .logged, stretches.count > Self.mostLogged {
      let days = stretches.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) + 1 }
      return [.reply("calendar.words.logged_many", ["days": .integer(days)])]
    }
    return stretches.map { days in
      let isOne = days.lowerBound == days.upperBound
      return .reply(
        "calendar.words." + mark.rawValue + (isOne ? "_day" : ""),
        ["first": .date(days.lowerBound), "last": .date(days.upperBound)])
    }
  }

  private static let mostLogged = 4

  private var today: Part {
    guard request.showsCycles, let day = request.cycle.cycleDay(on: page.today) else {
      return .reply("calendar.words.today", ["date": .date(page.today)])
    }
    return .reply(
      "calendar.words.today_day", ["date": .date(page.today), "day": .integer(day)])
  }
}
