import Civil

/// Chances by day as bars side by side, the likely days in colour and bracketed.
struct DayHistogram {
  let plot: DayPlot
  let columns: Int
  let isASCII: Bool
  let ink: Ink
  /// What the bars are about.
  let role: Role
  /// What stands below the likely days.
  var likely = "likely"

  private static let height = 6
  private static let most = 22
  /// Fewer days than these around the likely ones say too little.
  private static let fewest = 7

  /// The lines; none where the days do not fit side by side.
  var lines: [String] {
    let rows = shown
    let width = min(5, (columns - 4) / max(rows.count, 1))
    guard width >= 3, rows.count >= min(plot.rows.count, Self.fewest), let first = rows.first else {
      return []
    }
    let full = rows.map(\.chance).max() ?? 1
    let bars = (0..<Self.height).map { level in
      line(rows, width) { row in bar(row.chance / max(full, 0.0001), level: level, width: width) }
    }.filter { !$0.withoutStyles.allSatisfy { $0 == " " } }
    let days = line(rows, width, isBar: false) { centred("\($0.first.day)", width) }
    let shares = line(rows, width, isBar: false) {
      centred("\(Int(($0.chance * 100).rounded()))", width)
    }
    return bars + [days, months(rows, width, from: first.first), shares] + bracket(rows, width)
  }

  /// The days around the likely ones that matter, as many as there is room for.
  private var shown: [DayPlot.Row] {
    let room = min(Self.most, (columns - 4) / 3)
    guard plot.rows.count > room else { return plot.rows }
    let peak = plot.rows.indices.max { plot.rows[$0].chance < plot.rows[$1].chance } ?? 0
    let start = min(max(peak - room / 2, 0), plot.rows.count - room)
    return Array(plot.rows[start..<(start + room)])
  }

  private func line(
    _ rows: [DayPlot.Row], _ width: Int, isBar: Bool = true, _ cell: (DayPlot.Row) -> String
  ) -> String {
    "  "
      + rows.map { row -> String in
        let text = cell(row)
        switch row.mark {
        case .likeliest: return isBar ? ink.text(text, as: role) : ink.strong(text)
        case .inside: return ink.text(text, as: isBar ? role : .dim)
        case .outside: return ink.text(text, as: .dim)
        }
      }.joined()
  }

  /// One row of a bar, from the top: whole, an eighth or more of a row, or empty.
  private func bar(_ share: Double, level: Int, width: Int) -> String {
    let eighths = Int((share * Double(Self.height * 8)).rounded())
    let below = (Self.height - 1 - level) * 8
    let part = min(max(eighths - below, 0), 8)
    let isLowest = level == Self.height - 1
    let eighth = max(part, isLowest && share > 0 ? 1 : 0)
    let sign =
      isASCII ? (eighth > 3 ? "#" : isLowest && eighth > 0 ? "_" : " ") : Self.eighths[eighth]
    return String(repeating: sign, count: width - 1) + " "
  }

  private static let eighths = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private func centred(_ text: String, _ width: Int) -> String {
    let left = max((width - 1 - text.count) / 2, 0)
    return (String(repeating: " ", count: left) + text).padding(to: width)
  }

  /// The name of the month below its first day that is shown.
  private func months(_ rows: [DayPlot.Row], _ width: Int, from first: CivilDate) -> String {
    var text = ""
    for (index, row) in rows.enumerated()
    where index == 0 || row.first.month != rows[index - 1].first.month {
      let column = index * width
      guard text.isEmpty || text.count < column else { continue }
      text = text.padding(to: column) + Self.names[row.first.month - 1]
    }
    return "  " + ink.text(text, as: .dim)
  }

  static let names = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A bracket below the likely days.
  private func bracket(_ rows: [DayPlot.Row], _ width: Int) -> [String] {
    guard let first = rows.firstIndex(where: { $0.mark != .outside }),
      let last = rows.lastIndex(where: { $0.mark != .outside })
    else { return [] }
    let length = (last - first + 1) * width - 1
    let (left, line, right) = isASCII ? ("\\", "_", "/") : ("└", "─", "┘")
    let word = length >= likely.count + 4 ? " \(likely) " : ""
    let rest = max(length - 2 - word.count, 0)
    let text =
      left + String(repeating: line, count: rest / 2) + word
      + String(repeating: line, count: rest - rest / 2) + right
    return [String(repeating: " ", count: first * width + 2) + ink.text(text, as: .dim)]
  }
}

extension String {
  /// With spaces up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - displayWidth, 0))
  }
}
