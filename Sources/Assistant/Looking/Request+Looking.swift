import Civil
import Physiology

extension Request {
  /// Whether fertile days and ovulation may be shown: not after a loss, and only in the modes that
  /// name them.
  var showsFertility: Bool { !isAfterLoss && (mode == .cycle || mode == .ttc) }

  /// Whether cycles may be spoken of.
  var showsCycles: Bool { mode != .general && mode != .pregnancy }
}
