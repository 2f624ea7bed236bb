import Civil
import Journal

/// How a day of figures such as 3/4/2026 is written.
public enum DayOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  case yearFirst = "ymd"

  /// The order that all the days of a column fit, or the usual one where two orders would do; a fault
  /// at the first day where there is no usual one.
  static func of(
    _ cells: some Sequence<SeparatedTable.Cell>, else usual: DayOrder? = nil
  ) throws(LineFault) -> DayOrder {
    var open: SeparatedTable.Cell?
    for cell in cells where DayText.certain(cell.raw) == nil {
      guard let figures = figures(of: cell.raw) else { continue }
      if figures[0] > 31 { continue }
      if figures[0] > 12 || cell.raw.contains(".") { return .dayFirst }
      if figures[1] > 12 { return .monthFirst }
      if figures[0] != figures[1] { open = open ?? cell }
    }
    guard let open else { return .yearFirst }
    if let usual { return usual }
    throw LineFault(
      open.offset, "\(Excerpt.shortened(open.text.clipped)) can be two days",
      "say which with --dates dmy or --dates mdy")
  }

  /// The day of a text in this order; the time behind it, if there is one, is left out.
  func day(_ text: some StringProtocol) -> CivilDate? {
    if let day = DayText.certain(text) { return day }
    guard let figures = Self.figures(of: text) else { return nil }
    if figures[0] > 31 { return DayText.date(figures[0], figures[1], figures[2]) }
    switch self {
    case .dayFirst: return DayText.date(figures[2], figures[1], figures[0])
    case .monthFirst: return DayText.date(figures[2], figures[0], figures[1])
    case .yearFirst:
      return figures[0] == figures[1] || text.contains(".")
        ? DayText.date(figures[2], figures[1], figures[0]) : nil
    }
  }

  private static func figures(of text: some StringProtocol) -> [Int]? {
    var parts: [Int] = []
    var number: Int?
    for byte in text.stripped.utf8.prefix(32) {
      if (0x30...0x39).contains(byte) {
        number = min((number ?? 0) * 10 + Int(byte - 0x30), 1_000_000)
      } else if byte == 0x2F || byte == 0x2E || byte == 0x2D {
        if let number { parts.append(number) }
        number = nil
      } else {
        break
      }
    }
    if let number { parts.append(number) }
    return parts.count == 3 ? parts : nil
  }
}
