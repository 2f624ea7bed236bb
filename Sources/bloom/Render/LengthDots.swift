import Civil

/// Cycle lengths as dots on one scale, with a line at the usual length.
struct LengthDots {
  let plot: LengthPlot
  let columns: Int
  let isASCII: Bool
  let ink: Ink

  /// The lines, none wider than the terminal.
  var lines: [String] {
    let days = plot.rows.filter { $0.cycles == 1 }.map(\.days) + [plot.typical].compactMap { $0 }
    guard let least = days.min(), let greatest = days.max() else { return [] }
    let (from, to) = (least - 2, max(greatest, least + 6) + 2)
    let room = max(min(columns - 28, 44), 8)
    let step = max(1, min(4, room / (to - from + 1)))
    let width = min(room, (to - from) * step + 1)
    func place(_ days: Int) -> Int {
      let share = Double(min(max(days, from), to) - from) / Double(to - from)
      return Int((share * Double(width - 1)).rounded())
    }
    let line = plot.typical.map(place)
    let rows = plot.rows.map { row -> String in
      let dot = row.cycles == nil ? nil : place(row.days)
      let cells = (0..<width).map { cell($0, dot: dot, line: line, row: row) }.joined()
      let days = String(repeating: " ", count: max(4 - "\(row.days)".count, 1)) + "\(row.days)"
      let isUsual = row.days == plot.typical
      return "  " + row.mark + " " + ink.text(row.first.iso, as: .dim) + "  " + cells
        + (isUsual ? ink.text(days, as: .dim) : ink.strong(days)) + ink.text(row.split, as: .dim)
    }
    return rows + axis(from, to, line, width)
  }

  private func cell(_ column: Int, dot: Int?, line: Int?, row: LengthPlot.Row) -> String {
    if column == dot {
      let sign = isASCII ? "o" : row.isLight ? "○" : "●"
      return ink.text(sign, as: row.isLight ? Role.dim : Role.predicted)
    }
    if column == line { return ink.text(isASCII ? "|" : "│", as: .accent) }
    return ink.text(isASCII ? "." : column % 2 == 0 ? "·" : " ", as: .dim)
  }

  /// The ends of the scale and the usual length, below.
  private func axis(_ from: Int, _ to: Int, _ line: Int?, _ width: Int) -> [String] {
    guard let line, let typical = plot.typical else { return [] }
    let usual = "\(typical)"
    let text = String(repeating: " ", count: 16 + max(line - usual.count / 2, 0))
    return [text + ink.text(usual, as: .accent)]
  }
}
