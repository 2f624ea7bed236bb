import Assistant
import Civil
import Physiology

/// The days of a month with a letter each for how fertile they are, in rows that fit the width.
struct FertileStrip {
  let month: FertileMonth
  let columns: Int?

  /// Two lines a row: the days, today behind its sign, and the letters.
  var lines: [String] {
    let days = (0..<month.month.numberOfDays).map { month.month.first + $0 }
    let width = max(7, min(16, ((columns ?? 72) - 2) / 4))
    return stride(from: 0, to: days.count, by: width).flatMap { start -> [String] in
      let row = days[start..<min(start + width, days.count)]
      return [
        "  " + row.map(number).joined(), ("  " + row.map(letter).joined()).withoutEnd,
      ]
    }
  }

  private func number(_ date: CivilDate) -> String {
    let text = (date == month.today ? String(CalendarPage.todaySign) : "") + "\(date.day)"
    return String(repeating: " ", count: 4 - text.count) + text
  }

  private func letter(_ date: CivilDate) -> String {
    "   " + String(Self.letters[month.level(on: date).rawValue])
  }

  /// Low, medium, high, peak.
  private static let letters: [Character] = [".", "m", "h", "P"]
}

/// A month of fertile days in JSON: each day with its level, 0 to 3.
struct FertileMonthJSON: Encodable {
  let month: String
  let days: [Day]

  /// A day with its estimate: 0 low, 1 medium, 2 high, 3 peak.
  struct Day: Encodable {
    let date: String
    let level: Int
  }

  init(_ month: FertileMonth) {
    self.month = month.month.iso
    days = (0..<month.month.numberOfDays).map { offset in
      let date = month.month.first + offset
      return Day(date: date.iso, level: month.level(on: date).rawValue)
    }
  }
}
