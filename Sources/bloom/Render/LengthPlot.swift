import Civil
import Physiology

/// Her cycles as bars, oldest first: what was logged, and how the model read it.
struct LengthPlot: Equatable {
  /// One gap between two starts.
  struct Row: Equatable {
    let first: CivilDate
    let days: Int
    /// How many cycles it is read as; nil for one that says nothing.
    let cycles: Int?
    let isLight: Bool
  }

  let rows: [Row]

  /// The newest gaps that fit a small screen; nil without one, or without a reading of them.
  init?(_ forecast: Forecast) {
    let rows = (forecast.evidence?.gaps ?? []).suffix(DayPlot.most).map { reading in
      Row(
        first: reading.gap.from, days: reading.gap.days, cycles: reading.cycles,
        isLight: reading.isUnusual)
    }
    guard !rows.isEmpty else { return nil }
    self.init(rows: rows)
  }

  init(rows: [Row]) { self.rows = rows }

  /// The middle of the lengths that are one cycle; nil with fewer than three.
  var typical: Int? {
    let lengths = rows.filter { $0.cycles == 1 }.map(\.days).sorted()
    return lengths.count < 3 ? nil : lengths[lengths.count / 2]
  }

  /// The lines, with a stroke at the usual length, at most `columns` wide where that is at least 40.
  func lines(columns: Int?, isASCII: Bool) -> [String] {
    let width = min(40, max(8, (columns ?? 80) - 30))
    let longest = rows.filter { $0.cycles != nil }.map(\.days).max() ?? 1
    let line = typical.map { max(0, $0 * width / max(1, longest) - 1) }
    return rows.map { row in
      let share = row.cycles == nil ? 0 : Double(row.days) / Double(longest)
      let bar = Bar.text(share, width: width, ascii: isASCII).marked(at: line)
      return "  \(row.mark) \(row.first.iso) \(bar) \(row.days)\(row.split)"
    }
  }

  /// The rows without a drawing.
  var words: [String] {
    let usual = typical.map { ["Usual length: \($0) days"] } ?? []
    return rows.map { "\($0.first.iso): \($0.days) days\($0.reading)" } + usual
  }
}

extension LengthPlot.Row {
  /// What the mark and the split say, in words.
  fileprivate var reading: String {
    guard let cycles else { return ", says nothing" }
    let each = (days + cycles / 2) / max(1, cycles)
    return cycles > 1 ? ", read as \(cycles) of \(each)" : isLight ? ", counts lightly" : ""
  }

  var mark: String {
    guard let cycles else { return "-" }
    return cycles > 1 ? "=" : isLight ? "~" : " "
  }

  /// What a gap of several cycles comes to for each: ` = 2 x 29`.
  var split: String {
    guard let cycles, cycles > 1 else { return "" }
    return " = \(cycles) x \((days + cycles / 2) / cycles)"
  }
}

extension String {
  /// The text with a stroke in place of one character.
  fileprivate func marked(at place: Int?) -> String {
    guard let place, place < count else { return self }
    return prefix(place) + "|" + dropFirst(place + 1)
  }
}
