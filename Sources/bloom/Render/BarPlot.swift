import Assistant
import Civil
import Physiology

/// Values over time as bars from zero, one a row, the newest last.
struct BarPlot {
  let chart: Chart
  let columns: Int?
  let isASCII: Bool

  /// The rows that fit a small screen.
  static let most = 24

  /// The lines, at most `columns` wide where that is at least 40.
  var lines: [String] {
    let values = chart.series.values.suffix(Self.most)
    let full = values.map(\.value).max() ?? 0
    let width = min(40, max(8, (columns ?? 72) - 24))
    return values.map { value in
      let share = full > 0 ? value.value / full : 0
      let bar = Bar.text(share, width: width, ascii: isASCII)
      return "  \(label(value.date)) \(bar) \(Figures.text(value.value, places: chart.places))"
    }
  }

  private func label(_ date: CivilDate) -> String {
    chart.step == .month ? Month(of: date).iso : date.iso
  }
}

/// Numbers as they stand in a drawing.
enum Figures {
  /// A number with so many decimal places, 0 to 2, without the zeros at its end.
  static func text(_ value: Double, places: Int) -> String {
    let factor = [1.0, 10, 100][min(max(places, 0), 2)]
    let whole = Int((value * factor).rounded())
    guard factor > 1, whole % Int(factor) != 0 else { return "\(whole / Int(factor))" }
    var digits = String("\(Int(factor) + abs(whole) % Int(factor))".dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return (whole < 0 ? "-" : "") + "\(abs(whole) / Int(factor)).\(digits)"
  }
}
