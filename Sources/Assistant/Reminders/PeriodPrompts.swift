import Civil
import Journal
import Physiology

/// The days on which Bloom asks by itself whether a period ended or began: two of each at most.
struct PeriodPrompts {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// What is asked, on which day of the two.
  struct Prompt: Hashable {
    enum Kind: String { case end, start }

    let kind: Kind
    let at: Moment
    /// The day of the second one; nil on that day.
    let second: CivilDate?
  }

  /// The days after the last expected day of a period, or after the expected start, to ask on.
  private static let delays = [1, 3]
  /// The hours of the day from which it is asked.
  private static let hourOfEnd = 10
  private static let hourOfStart = 9

  /// The last period, where it has no end yet.
  var open: Period? {
    guard let forecast, let last = scene.cycle.history.periods.last, last.end == nil,
      last.start == forecast.lastStart, last.start <= scene.today
    else { return nil }
    return last
  }

  /// The two days to ask on whether the open period is over: so many days after its start as
  /// periods last, and 1 and 3 more.
  var endDays: [CivilDate] {
    guard let forecast, let open else { return [] }
    let length = Int(forecast.periodLength.rounded())
    return Self.delays.map { open.start + length + $0 }
  }

  /// The two days to ask on whether the next period began: 1 and 3 after the one expected.
  var startDays: [CivilDate] {
    guard let forecast, open.map({ $0.start + Self.longestPeriod < scene.today }) ?? true else {
      return []
    }
    return Self.delays.map { forecast.expectedStart + $0 }
  }

  /// What is to be asked today; nil on all other days.
  var today: Prompt? {
    let asked: [(Prompt.Kind, [CivilDate], Int)] = [
      (.end, endDays, Self.hourOfEnd), (.start, startDays, Self.hourOfStart),
    ]
    for (kind, days, hour) in asked where days.contains(scene.today) {
      guard let time = ClockTime(hour: hour, minute: 0) else { continue }
      return Prompt(
        kind: kind, at: Moment(date: scene.today, time: time),
        second: days.last.flatMap { $0 > scene.today ? $0 : nil })
    }
    return nil
  }

  /// Whether the day's card says quietly that a period is still open.
  var isLeftOpen: Bool {
    guard let first = endDays.first, let forecast else { return false }
    return first <= scene.today && scene.today < forecast.expectedStart && today == nil
  }

  /// Whether a start is near enough for the day's card to say how to tell of it.
  var mayStart: Bool {
    guard let forecast, !isMenstruating else { return false }
    let window = PromptWindow.days(lengths: forecast.variability?.lengths ?? [])
    return abs(scene.today - forecast.expectedStart) <= window && today == nil
  }

  private var isMenstruating: Bool {
    guard let last = scene.cycle.history.periods.last else { return false }
    return scene.today <= last.end ?? (last.start + Self.longestPeriod)
  }

  /// A period without an end is not taken to go on for longer than this.
  private static let longestPeriod = 10

  private var forecast: Forecast? {
    guard scene.setting.asksOfPeriods, let forecast = scene.cycle.forecast, !forecast.isStale
    else { return nil }
    return forecast
  }
}
