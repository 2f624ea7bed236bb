import Civil
import Journal

extension Reminder.Step {
  /// The day so many steps after another.
  func day(_ count: Int, after day: CivilDate) -> CivilDate {
    switch self {
    case .days: day + count
    case .weeks: day + 7 * count
    case .months: day.adding(months: count)
    }
  }
}
