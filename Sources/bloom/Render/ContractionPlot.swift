import Assistant
import Civil
import Physiology

/// Contractions as rows: start, length, time from start to start, and both as a bar to one scale.
struct ContractionPlot {
  let rows: [ContractionTimeline.Row]
  /// The heads of the columns.
  let heads: [String]
  let columns: Int?
  let isASCII: Bool
  var ink = Ink.none

  /// The seconds that a cell may stand for.
  private static let scales = [10, 15, 30, 60, 120, 300, 600]

  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let texts = [heads] + rows.map(cells)
    let widths = (0..<3).map { column in texts.map { $0[column].displayWidth }.max() ?? 0 }
    let room = max(0, (columns ?? 80) - 1 - widths.reduce(0) { $0 + $1 + 2 })
    let scale = self.scale(for: room)
    return texts.enumerated().map { index, cells in
      let head = cells.enumerated().map { column, cell in
        String(repeating: " ", count: widths[column] - cell.displayWidth) + cell
      }.joined(separator: "  ")
      guard index > 0, let scale else { return index == 0 ? ink.text(head, as: .dim) : head }
      let bar = bar(rows[index - 1], scale: scale)
      return bar.isEmpty ? head : head + "  " + bar
    }
  }

  private func cells(_ row: ContractionTimeline.Row) -> [String] {
    [
      row.contraction.start.time.iso, row.contraction.duration.map(Self.clock) ?? "-",
      row.apart.map(Self.clock) ?? "-",
    ]
  }

  /// Seconds as minutes and seconds: `4:05`; from an hour on with hours.
  static func clock(_ seconds: Int) -> String {
    let rest = seconds % 60
    let tail = (rest < 10 ? "0" : "") + "\(rest)"
    guard seconds >= 3600 else { return "\(seconds / 60):" + tail }
    let minutes = seconds / 60 % 60
    return "\(seconds / 3600):" + (minutes < 10 ? "0" : "") + "\(minutes):" + tail
  }

  /// The finest scale at which every bar fits; nil where there is no room for any.
  private func scale(for room: Int) -> Int? {
    guard room >= 8 else { return nil }
    return Self.scales.first { scale in
      rows.allSatisfy { gap($0, scale) + length($0, scale) <= room }
    }
  }

  private func gap(_ row: ContractionTimeline.Row, _ scale: Int) -> Int {
    row.apart.map { (max(0, $0) + scale / 2) / scale } ?? 0
  }

  private func length(_ row: ContractionTimeline.Row, _ scale: Int) -> Int {
    max(1, ((row.contraction.duration ?? 0) + scale / 2) / scale)
  }

  private func bar(_ row: ContractionTimeline.Row, scale: Int) -> String {
    ink.text(String(repeating: isASCII ? "." : "·", count: gap(row, scale)), as: .dim)
      + ink.text(String(repeating: isASCII ? "#" : "█", count: length(row, scale)), as: .accent)
  }
}
