import Civil
import Physiology

/// Chances day by day as bars that can be read without colour.
///
/// A row is a mark, the day, the bar and the chance in per cent; a long stretch is drawn in steps
/// of several days, each named by its first.
struct DayPlot: Equatable {
  /// One day, or the days of one step.
  struct Row: Equatable {
    var mark: Mark
    let first: CivilDate
    var chance: Double
  }

  /// What stands before a day; the greater one wins where several days share a row.
  enum Mark: String, Comparable {
    case outside = " "
    case inside = "|"
    case likeliest = ">"

    static func < (left: Mark, right: Mark) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .outside: 0
      case .inside: 1
      case .likeliest: 2
      }
    }
  }

  let rows: [Row]
  /// The chance that fills a bar.
  let full: Double

  /// The rows that fit a small screen.
  static let most = 21

  /// The chances of a start, from the first to the last day of at least 1 in 100; nil where the
  /// forecast has none.
  init?(starts forecast: Forecast) {
    guard let pmf = forecast.pmf, let first = pmf.firstIndex(where: { $0 >= 0.01 }),
      let last = pmf.lastIndex(where: { $0 >= 0.01 })
    else { return nil }
    let rows = (first...last).map { day in
      let date = forecast.lastStart + day
      let isInside = forecast.window?.contains(date) ?? false
      return Row(
        mark: date == forecast.nextStart ? .likeliest : isInside ? .inside : .outside,
        first: date, chance: pmf[day])
    }
    let steps = Self.steps(rows, joining: +)
    self.init(rows: steps, full: steps.map(\.chance).max() ?? 1)
  }

  /// The chances of being fertile, from the first to the last day of at least 2 in 100; nil where
  /// the forecast has none.
  init?(fertile forecast: Forecast) {
    let days = (0...200).map { forecast.lastStart + $0 }
    let chances = days.map { forecast.probability(fertileOn: $0) ?? 0 }
    guard let first = chances.firstIndex(where: { $0 >= 0.02 }),
      let last = chances.lastIndex(where: { $0 >= 0.02 })
    else { return nil }
    let rows = (first...last).map { index in
      let date = days[index]
      let isLikeliest = forecast.likeliestFertileDays?.contains(date) ?? false
      let isInside = forecast.fertileWindow?.contains(date) ?? false
      return Row(
        mark: isLikeliest ? .likeliest : isInside ? .inside : .outside, first: date,
        chance: chances[index])
    }
    self.init(rows: Self.steps(rows, joining: max), full: 1)
  }

  init(rows: [Row], full: Double) {
    self.rows = rows
    self.full = full
  }

  /// The rows, joined by twos, threes and so on until they fit.
  private static func steps(
    _ rows: [Row], joining join: (Double, Double) -> Double
  ) -> [Row] {
    let days = (rows.count + most - 1) / most
    guard days > 1 else { return rows }
    return stride(from: 0, to: rows.count, by: days).map { start in
      let step = rows[start..<min(start + days, rows.count)]
      return step.dropFirst().reduce(step[start]) { row, next in
        Row(mark: max(row.mark, next.mark), first: row.first, chance: join(row.chance, next.chance))
      }
    }
  }

  /// The lines, at most `columns` wide where that is at least 30.
  func lines(columns: Int?, isASCII: Bool) -> [String] {
    let width = min(40, max(8, (columns ?? 80) - 22))
    return rows.map { row in
      let bar = Bar.text(full > 0 ? row.chance / full : 0, width: width, ascii: isASCII)
      let percent = "\(Int((row.chance * 100).rounded())) %"
      return "  \(row.mark.rawValue) \(row.first.iso) \(bar) \(percent)"
    }
  }

  /// The rows without a drawing.
  var words: [String] {
    rows.map { row in
      let place =
        switch row.mark {
        case .outside: ""
        case .inside: ", in the window"
        case .likeliest: ", my estimate"
        }
      return "\(row.first.iso): \(Int((row.chance * 100).rounded())) in 100\(place)"
    }
  }
}
