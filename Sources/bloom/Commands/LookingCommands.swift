import Assistant
import Civil
import Knowledge
import Language
import Physiology

/// Months at a glance.
enum CalendarCommand: Command {
  static let name = "calendar"
  static let isLong = true
  static let summary = "Months at a glance: period, expected days, today"
  static let arguments = "[MONTH | all]"
  static let details = """
    The last twelve months to the end of the expected period, and nothing beyond; or one month, as
    in bloom calendar 2026-03, bloom calendar march; or all there is. Letters say what colours say;
    --plain tells it in words.
    """

  static func run(_ words: [String], _ session: Session) throws(CommandError) {
    let text = words.joined(separator: " ")
    var slots: [SlotName: SlotValue] = [:]
    if text.isEmpty || text == "all" {
      if text.isEmpty, session.isLaidOut, let size = POSIX.size(1), size.columns >= 48 {
        slots["n"] = .number(Double(MonthRows.months(columns: size.columns, rows: size.rows)))
      } else {
        slots["period"] = .text(text.isEmpty ? "year" : text)
      }
    } else {
      slots["month"] = .month(try session.month(text))
    }
    try session.answer(["cycle.calendar"], text: "", slots: slots)
  }
}

extension Session {
  /// The one month that words mean; an error names what would be accepted.
  func month(_ words: String) throws(CommandError) -> Month {
    let first = words.split(separator: " ").first.map(String.init) ?? words
    if let month = Month(iso: first) {
      guard first == words else {
        throw .usage("after the month \(first) nothing more is taken; leave the rest out")
      }
      return month
    }
    let context = Context(mode: .cycle, reference: try now())
    let read = try reader().read(words, as: "cycle.calendar", context: context)
    guard case .month(let month)? = read.slots["month"] else {
      throw CommandError(
        .badData, "\(words) is no month; write one like 2026-03, march or last month")
    }
    return month
  }
}
