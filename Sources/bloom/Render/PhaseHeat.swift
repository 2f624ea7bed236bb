import Assistant

/// Symptoms and moods by phase: a row each, a square and its days for each phase.
struct PhaseHeat {
  let grid: PhaseGrid
  /// The phases, then the rows.
  let labels: [String]
  let columns: Int
  let isASCII: Bool
  let ink: Ink

  var lines: [String] {
    let phases = Array(labels.prefix(grid.phases.count))
    let names = Array(labels.dropFirst(grid.phases.count))
    guard names.count == grid.rows.count, !phases.isEmpty else { return [] }
    let margin = min(names.map(\.displayWidth).max() ?? 0, 20)
    let width = min(
      max(13, (phases.map(\.displayWidth).max() ?? 0) + 2), (columns - margin - 4) / phases.count)
    guard width >= 6 else { return [] }
    let head = phases.map { String($0.prefix(width - 1)).padding(to: width) }.joined()
    let full = Double(grid.rows.flatMap { $0 }.max() ?? 1)
    return ["  " + String(repeating: " ", count: margin + 2) + ink.text(head, as: .dim)]
      + zip(names, grid.rows).map { name, days in
        "  " + name.cut(to: margin).padding(to: margin + 2)
          + days.map { cell($0, full, width) }.joined()
      }
  }

  private func cell(_ days: Int, _ full: Double, _ width: Int) -> String {
    guard days > 0 else { return ink.text((isASCII ? "." : "·").padding(to: width), as: .dim) }
    let strength = max(1, Int((Double(days) / max(full, 1) * 4).rounded(.up)))
    let sign = isASCII ? ["-", "+", "*", "#"][min(strength, 4) - 1] : "■"
    return (ink.heat(sign, strength, of: 4, as: .predicted) + " \(days)")
      + String(repeating: " ", count: max(width - 2 - "\(days)".count, 0))
  }
}
