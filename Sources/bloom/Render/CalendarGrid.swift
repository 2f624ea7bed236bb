import Assistant
import Civil

/// Months as grids of a week a row, Monday first; 28 columns wide and two of margin.
struct CalendarGrid {
  let page: CalendarPage
  /// Monday to Sunday, then the name of each month.
  let labels: [String]
  let ink: Ink

  /// The lines of all months, an empty one between two.
  var lines: [String] {
    page.months.enumerated().flatMap { index, month -> [String] in
      (index > 0 ? [""] : []) + lines(of: month, named: name(index))
    }
  }

  private func name(_ index: Int) -> String? {
    let place = Weekday.allCases.count + index
    return page.months.count > 1 && place < labels.count ? labels[place] : nil
  }

  private func lines(of month: Month, named name: String?) -> [String] {
    let heading =
      "  "
      + Weekday.allCases.map { weekday -> String in
        let place = weekday.rawValue - 1
        let letters = place < labels.count ? String(labels[place].prefix(2)) : ""
        return " " + letters + String(repeating: " ", count: max(0, 3 - letters.displayWidth))
      }.joined()
    let blanks = month.first.weekday.rawValue - 1
    let cells =
      Array(repeating: "    ", count: blanks)
      + (0..<month.numberOfDays).map { cell(month.first + $0) }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
      "  " + cells[start..<min(start + 7, cells.count)].joined()
    }
    return (name.map { ["  " + ink.strong($0)] } ?? []) + ([heading] + weeks).map(\.withoutEnd)
  }

  /// A sign of today, the day of the month, and the letter of its mark.
  private func cell(_ date: CivilDate) -> String {
    let sign = date == page.today ? String(CalendarPage.todaySign) : " "
    let day = date.day < 10 ? " \(date.day)" : "\(date.day)"
    guard let mark = page.marks[date] else {
      return date == page.today ? ink.strong(sign + day) + " " : sign + day + " "
    }
    return ink.text(sign + day + String(mark.letter), as: mark)
  }
}
