import Assistant
import Civil
import Guardrails

/// Months side by side with filled cells, and a legend in the signs themselves.
struct MonthRows {
  let page: CalendarPage
  /// Monday to Sunday, then the name of each month.
  let labels: [String]
  let columns: Int
  let isASCII: Bool
  let ink: Ink

  /// The columns of a month, and those between two.
  private static let (width, gap) = (21, 3)

  /// How many months stand side by side.
  static func perRow(_ columns: Int) -> Int { max(1, min(4, (columns - 2 + gap) / (width + gap))) }

  /// How many months a screen has room for, at least one row of them and at most a year.
  static func months(columns: Int, rows: Int) -> Int {
    min(perRow(columns) * max((rows - 10) / 9, 1), 12)
  }

  var lines: [String] {
    let perRow = Self.perRow(columns)
    let blocks = page.months.enumerated().map { index, month in block(of: month, named: index) }
    return stride(from: 0, to: blocks.count, by: perRow).flatMap { start -> [String] in
      let row = Array(blocks[start..<min(start + perRow, blocks.count)])
      let height = row.map(\.count).max() ?? 0
      let space = String(repeating: " ", count: Self.gap)
      let empty = String(repeating: " ", count: Self.width)
      return (start > 0 ? [""] : [])
        + (0..<height).map { line in
          "  " + row.map { line < $0.count ? $0[line] : empty }.joined(separator: space)
        }
    }
  }

  /// The name, the weekdays and the weeks, each as wide as the month.
  private func block(of month: Month, named index: Int) -> [String] {
    let place = Weekday.allCases.count + index
    let name = place < labels.count ? labels[place] : month.iso
    let left = max((Self.width - name.displayWidth) / 2, 0)
    let title = (String(repeating: " ", count: left) + name).padding(to: Self.width)
    let heads = Weekday.allCases.map { weekday -> String in
      let label = weekday.rawValue - 1 < labels.count ? labels[weekday.rawValue - 1] : ""
      return " " + String(label.prefix(2)).padding(to: 2)
    }.joined()
    let blanks = month.first.weekday.rawValue - 1
    let cells =
      Array(repeating: "   ", count: blanks)
      + (0..<month.numberOfDays).map { cell(month.first + $0) }
    let weeks = stride(from: 0, to: cells.count, by: 7).map { start -> String in
      let week = cells[start..<min(start + 7, cells.count)]
      return week.joined() + String(repeating: "   ", count: 7 - week.count)
    }
    return [ink.strong(title), ink.text(heads, as: .dim)] + weeks
  }

  /// A sign before the day, where colour is not all there is to see.
  private func cell(_ date: CivilDate) -> String {
    let day = date.day < 10 ? " \(date.day)" : "\(date.day)"
    return cell(day, page.marks[date], isToday: date == page.today)
  }

  private func cell(_ day: String, _ mark: DayMark?, isToday: Bool) -> String {
    if isToday { return ink.reversed(ink.depth > .none ? " " + day : ">" + day) }
    guard let mark else { return ink.text(" " + day, as: .dim) }
    let sign = Self.sign(of: mark, isASCII: isASCII || ink.depth == .none)
    guard ink.depth > .none else { return sign + day }
    switch mark {
    case .period: return ink.filled(" " + day, as: .period)
    case .logged: return " " + day
    case .predicted: return " " + ink.underlined(day, as: .predicted)
    case .ovulation, .fertile, .due, .week: return ink.text(sign + day, as: mark)
    }
  }

  private static func sign(of mark: DayMark, isASCII: Bool) -> String {
    if isASCII { return String(mark.letter) }
    return switch mark {
    case .period, .predicted, .logged: " "
    case .ovulation: "◆"
    case .fertile: "·"
    case .due: "★"
    case .week: "w"
    }
  }

  /// The signs that occur with what they mean, beside each other.
  func legend(_ words: Vetted) -> [String] {
    let rows = words.blocks.flatMap { block -> [[Line]] in
      if case .table(let table) = block { table.rows } else { [] }
    }
    let parts = rows.compactMap { row -> (text: String, width: Int)? in
      guard row.count == 2, let letter = row[0].text.first else { return nil }
      let mark = DayMark.allCases.first { $0.letter == letter }
      let text = isASCII ? row[1].text.ascii : row[1].text
      return (
        cell(" 7", mark, isToday: mark == nil) + " " + ink.text(text, as: .dim),
        4 + text.displayWidth
      )
    }
    return parts.rows(within: columns - 2, indent: "  ")
  }
}
