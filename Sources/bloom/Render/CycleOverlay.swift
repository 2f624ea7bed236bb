import Assistant
import Civil
import Physiology

/// The temperature of this cycle by its days, over those before, with the cover line.
struct CycleOverlay {
  let chart: Chart
  let columns: Int
  let isASCII: Bool
  let ink: Ink

  private static let height = 9
  /// How many cycles lie behind the running one.
  private static let before = 3
  private static let longest = 45

  /// The lines; none where this cycle has too few values.
  var lines: [String] {
    guard let start = chart.cycleStarts.last(where: { $0 <= chart.series.last.date }) else {
      return []
    }
    let now = values(from: start, to: nil)
    guard now.count > 2 else { return [] }
    let starts = chart.cycleStarts.filter { $0 <= start }.suffix(Self.before + 1)
    let past = zip(starts, starts.dropFirst()).flatMap { values(from: $0, to: $1) }
    let days = max((now + past).map(\.day).max() ?? 1, 28)
    let all = (now + past).map(\.value) + [chart.level].compactMap { $0 }
    guard let least = all.min(), let greatest = all.max(), greatest > least else { return [] }
    func row(_ value: Double) -> Int {
      Int(((1 - (value - least) / (greatest - least)) * Double(Self.height - 1)).rounded())
    }
    let margin = max(label(greatest).count, label(least).count)
    let step = 2 * days + margin + 5 <= columns ? 2 : 1
    guard step * days + margin + 5 <= columns else { return [] }
    var cells = Array(
      repeating: Array(repeating: " ", count: days * step), count: Self.height)
    if let level = chart.level {
      for column in cells[0].indices {
        cells[row(level)][column] = ink.text(isASCII ? "-" : "┄", as: .accent)
      }
    }
    for point in past {
      cells[row(point.value)][point.day * step - step] = ink.text(isASCII ? "." : "·", as: .dim)
    }
    let rise = chart.rise.map { $0 - start + 1 }
    for point in now {
      let isHigh = rise.map { point.day >= $0 } ?? false
      cells[row(point.value)][point.day * step - step] = ink.text(
        isASCII ? "*" : "●", as: isHigh ? Role.logged : Role.fertile)
    }
    let levelRow = chart.level.map(row)
    return cells.enumerated().map { index, cells in
      let value =
        index == 0
        ? greatest : index == Self.height - 1 ? least : index == levelRow ? chart.level : nil
      let text = value.map(label) ?? ""
      return "  " + String(repeating: " ", count: margin - text.count)
        + ink.text(text, as: index == levelRow ? .accent : .dim)
        + ink.text(isASCII ? " |" : " │", as: .dim) + cells.joined()
    } + [axis(days, step, margin, start)]
  }

  private func values(from start: CivilDate, to end: CivilDate?) -> [(day: Int, value: Double)] {
    chart.series.values.compactMap { value in
      let day = value.date - start + 1
      guard value.date >= start, end.map({ value.date < $0 }) ?? true, day <= Self.longest else {
        return nil
      }
      return (day, value.value)
    }
  }

  private func label(_ value: Double) -> String { Figures.text(value, places: chart.places) }

  /// Every seventh day of the cycle, by its number.
  private func axis(_ days: Int, _ step: Int, _ margin: Int, _ start: CivilDate) -> String {
    var text = String(repeating: " ", count: margin + 4)
    let lead = text.count
    for day in stride(from: 1, through: days, by: 7) {
      text = text.padding(to: lead + (day - 1) * step) + "\(day)"
    }
    return ink.text(text, as: .dim)
  }
}
