import Assistant
import Civil

/// A year of days as a map: a column a week, a row a weekday, in parts that fit the width.
struct YearGrid {
  let map: YearMap
  /// Monday to Sunday, then January to December.
  let labels: [String]
  let columns: Int?
  let isASCII: Bool
  var ink = Ink.none
  var role = Role.predicted

  private static let weeks = 53

  /// The lines of all parts, an empty one between two.
  var lines: [String] {
    let parts = (columns ?? 72) >= Self.weeks + 6 ? 1 : 2
    let width = (Self.weeks + parts - 1) / parts
    return stride(from: 0, to: Self.weeks, by: width).flatMap { first -> [String] in
      (first > 0 ? [""] : []) + part(first..<min(first + width, Self.weeks))
    }
  }

  private func part(_ weeks: Range<Int>) -> [String] {
    [months(weeks)]
      + (0..<7).map { weekday in
        let name = weekday < labels.count ? String(labels[weekday].prefix(2)) : "  "
        let days = weeks.map { cell(map.first + ($0 * 7 + weekday)) }
        return ("  " + ink.text(name, as: .dim) + " " + days.joined()).withoutEnd
      }
  }

  /// The names of the months over the weeks that they begin in.
  private func months(_ weeks: Range<Int>) -> String {
    var line = ""
    for week in weeks {
      let monday = map.first + week * 7
      let begins = (0..<7).map { monday + $0 }.first { $0.day == 1 }
      let column = week - weeks.lowerBound
      guard let begins, line.count <= column else { continue }
      let place = 6 + begins.month
      let name = place < labels.count ? String(labels[place].prefix(3)) : "\(begins.month)"
      guard column + name.count <= weeks.count else { continue }
      line += String(repeating: " ", count: column - line.count) + name + " "
    }
    return ink.text(("     " + line).withoutEnd, as: .dim)
  }

  private func cell(_ date: CivilDate) -> String {
    guard date <= map.today else { return " " }
    guard let level = map.levels[date] else { return ink.text(isASCII ? "." : "·", as: .dim) }
    let strength = min(3, max(0, Int(level * 4)))
    if isASCII { return ink.heat(["-", "+", "*", "#"][strength], strength + 1, of: 4, as: role) }
    guard ink.depth > .sixteen else {
      return ink.text(["░", "▒", "▓", "█"][strength], as: role)
    }
    return ink.heat("■", strength + 1, of: 4, as: role)
  }
}
