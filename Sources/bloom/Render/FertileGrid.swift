import Assistant
import Civil
import Physiology

/// A month of fertile days as weeks, each day as strong as it is fertile, with a letter beside it.
struct FertileGrid {
  let month: FertileMonth
  let isASCII: Bool
  let ink: Ink

  var lines: [String] {
    let heads = Self.weekdays.map { " " + $0 + "  " }.joined()
    let blanks = month.month.first.weekday.rawValue - 1
    let cells =
      Array(repeating: "     ", count: blanks)
      + (0..<month.month.numberOfDays).map { cell(month.month.first + $0) }
    return ["  " + ink.text(heads.withoutEnd, as: .dim)]
      + stride(from: 0, to: cells.count, by: 7).map { start in
        "  " + cells[start..<min(start + 7, cells.count)].joined()
      }
  }

  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private func cell(_ date: CivilDate) -> String {
    let level = month.level(on: date)
    let day = (date.day < 10 ? "  " : " ") + "\(date.day)"
    let letter = [isASCII ? "." : "·", "m", "h", "P"][level.rawValue]
    if date == month.today { return ink.reversed(day + letter) + " " }
    switch level {
    case .low: return ink.text(day + letter, as: .dim) + " "
    case .peak: return ink.filled(day + letter, as: .fertile) + " "
    case .medium, .high:
      return ink.heat(day + letter, level.rawValue + 1, of: 3, as: .fertile) + " "
    }
  }
}
