import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

extension Request {
  /// Whether fertile days and ovulation may be shown.
  var showsFertility: Bool { scene.showsFertility }

  /// Whether cycles may be spoken of.
  var showsCycles: Bool { scene.showsCycles }

  /// Whether one way of looking back is asked for, by a command or in words.
  func looks(_ view: String) -> Bool {
    words("view").contains(view) || said.contains("look." + view)
  }

  /// The stretch of time to gather values by, where the words name one.
  var step: CalendarStep? {
    if let named = words("step").first { return CalendarStep(rawValue: named) }
    if said.contains("look.by_week") { return .week }
    return said.contains("look.by_month") ? .month : nil
  }
}

extension Scene {
  /// Whether cycles may be spoken of.
  var showsCycles: Bool { mode != .general && mode != .pregnancy }
}
