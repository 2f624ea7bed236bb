import Assistant
import Civil

/// The days ahead of several people, a row each, in the colour of each.
struct PeopleStrip {
  let timeline: PeopleTimeline
  let columns: Int
  let isASCII: Bool
  let ink: Ink
  /// The colour of a name; nil where it has none.
  let color: (String) -> String?

  /// The most days ahead.
  private static let most = 42

  /// A row a person, and the days of the month of each Monday below; none where nothing is ahead.
  var lines: [String] {
    guard timeline.rows.contains(where: { $0.expected != nil }) else { return [] }
    let margin = min(timeline.rows.map(\.name.displayWidth).max() ?? 0, 16)
    let days = min(Self.most, columns - margin - 6)
    guard days >= 14 else { return [] }
    let rows = timeline.rows.map { row -> String in
      let name = row.name.cut(to: margin).padding(to: margin + 2)
      return "  " + painted(name, row.name) + (0..<days).map { cell($0, row) }.joined()
    }
    return rows + [axis(days, margin)]
  }

  private func cell(_ day: Int, _ row: PeopleTimeline.Row) -> String {
    let date = timeline.today + day
    if row.expected?.contains(date) ?? false { return painted(isASCII ? "p" : "▆", row.name) }
    return ink.text(day == 0 ? (isASCII ? ">" : "│") : isASCII ? "." : "·", as: .dim)
  }

  private func painted(_ text: String, _ name: String) -> String {
    guard let code = color(name), ink.depth > .sixteen else {
      return ink.text(text, as: Role.predicted)
    }
    return PersonColor.painted(text, code, depth: ink.depth)
  }

  private func axis(_ days: Int, _ margin: Int) -> String {
    var text = String(repeating: " ", count: margin + 4)
    let lead = text.count
    for day in 0..<days where (timeline.today + day).weekday == .monday || day == 0 {
      guard text.count <= lead + day else { continue }
      let date = timeline.today + day
      let isNamed = day == 0 || date.day <= 7
      let name = isNamed ? " " + DayHistogram.names[date.month - 1] : ""
      text = text.padding(to: lead + day) + "\(date.day)" + name + " "
    }
    return ink.text(String(text.prefix(lead + days)), as: .dim)
  }
}
