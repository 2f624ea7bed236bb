import Civil

/// How a late period is to be spoken of.
public struct Lateness: Hashable, Sendable {
  /// The tone that fits.
  public enum Register: String, CaseIterable, Sendable {
    /// Past the likeliest day, yet inside a window that was wide from the start: not late.
    case insideWideWindow
    /// One or two days: common.
    case dayOrTwo
    /// Three to ten days.
    case aboutAWeek
    /// More than ten days.
    case longer
  }

  /// Days since the likeliest day, from 1.
  public let days: Int

  /// The tone that fits.
  public let register: Register

  /// A window from first to last of at least this many days is wide.
  public static let wideWindow = 10

  /// Reads a forecast; nil when the period is not late.
  ///
  /// The window is the one that stood on the day the running cycle began. It counts as wide when
  /// it spans ten days or more, or rests on fewer than three cycles.
  public init?(_ forecast: Forecast) {
    guard let days = forecast.daysLate else { return nil }
    self.days = days
    let today = forecast.expectedStart - forecast.lastStart + days
    if let window = forecast.firstWindow, window.contains(today), forecast.isWide(window) {
      register = .insideWideWindow
    } else {
      register = days <= 2 ? .dayOrTwo : days <= 10 ? .aboutAWeek : .longer
    }
  }
}

extension Forecast {
  fileprivate func isWide(_ window: ClosedRange<Int>) -> Bool {
    if window.upperBound - window.lowerBound >= Lateness.wideWindow { return true }
    if case .typical = basis { return true }
    return false
  }
}
