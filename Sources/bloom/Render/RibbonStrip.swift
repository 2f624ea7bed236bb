import Assistant
import Civil

/// The running cycle as one row of marks, with the days that matter named below.
struct RibbonStrip {
  let ribbon: CycleRibbon
  /// What each mark that occurs means, in their order.
  let labels: [String]
  let columns: Int
  let isASCII: Bool
  let ink: Ink

  /// The row, its days, and what its marks mean; none where it does not fit.
  var lines: [String] {
    let count = ribbon.days.upperBound - ribbon.days.lowerBound + 1
    let cell = 2 * count + 4 <= columns ? 2 : 1
    guard cell * count + 4 <= columns else { return [] }
    let gap = String(repeating: " ", count: cell - 1)
    let row = (0..<count).map { sign(ribbon.days.lowerBound + $0) + gap }.joined()
    return ["  " + row.withoutEnd, "  " + days(count, cell)] + legend
  }

  private func sign(_ date: CivilDate) -> String {
    let mark = ribbon.marks[date]
    let sign = Self.sign(of: mark, isASCII: isASCII)
    if date == ribbon.today {
      return ink.depth > .none ? ink.reversed(isASCII ? ">" : " ") : ">"
    }
    return mark.map { ink.text(sign, as: $0) } ?? ink.text(sign, as: .dim)
  }

  private static func sign(of mark: DayMark?, isASCII: Bool) -> String {
    switch mark {
    case _ where isASCII: mark.map { String($0.letter) } ?? "."
    case .period: "█"
    case .predicted: "▒"
    case .ovulation: "◆"
    case .fertile: "▄"
    case .due, .week, .logged, nil: "·"
    }
  }

  /// The numbers of the first day of each stretch and of today, where they do not meet.
  private func days(_ count: Int, _ cell: Int) -> String {
    var text = ""
    var width = 0
    let today = ribbon.today - ribbon.days.lowerBound
    for day in 0..<count {
      let date = ribbon.days.lowerBound + day
      let isTold = day == today
      let begins = ribbon.marks[date] != nil && ribbon.marks[date] != ribbon.marks[date - 1]
      guard day == 0 || isTold || begins || day == count - 1 else { continue }
      let number = "\(day + 1)"
      let isNear = !isTold && day < today && day * cell + number.count >= today * cell
      guard width == 0 || day * cell > width, !isNear else { continue }
      text += String(repeating: " ", count: day * cell - width)
      text += isTold ? ink.strong(number) : ink.text(number, as: .dim)
      width = day * cell + number.count
    }
    return text
  }

  private var legend: [String] {
    let parts = zip(ribbon.used, labels).filter { $0.0 != .logged }.map {
      mark, label -> (text: String, width: Int) in
      (
        ink.text(Self.sign(of: mark, isASCII: isASCII), as: mark) + " " + ink.text(label, as: .dim),
        2 + label.displayWidth
      )
    }
    return parts.rows(within: columns - 2, indent: "  ")
  }
}

extension [(text: String, width: Int)] {
  /// The parts beside each other, in as many rows as they need.
  func rows(within columns: Int, indent: String = "", gap: Int = 3) -> [String] {
    var rows: [String] = []
    var used = 0
    for part in self {
      if !rows.isEmpty, used + gap + part.width <= columns {
        rows[rows.count - 1] += String(repeating: " ", count: gap) + part.text
        used += gap + part.width
      } else {
        rows.append(indent + part.text)
        used = part.width
      }
    }
    return rows
  }
}
