public import Civil

/// Something she wants to be reminded of, in her own words, and when.
public struct Reminder: Hashable, Sendable {
  /// What it is about.
  public var text: String
  /// The time of day; of several a day, the first.
  public var time: ClockTime
  public var rhythm: Rhythm

  /// Takes her words with the time and the days.
  public init(_ text: String, at time: ClockTime, _ rhythm: Rhythm) {
    self.text = text
    self.time = time
    self.rhythm = rhythm
  }

  /// The days on which a reminder comes.
  public enum Rhythm: Hashable, Sendable {
    /// On one day.
    case once(CivilDate)
    /// Every so many days, weeks or months, 1…365, the first on `from`.
    case every(Int, Step, from: CivilDate)
    /// Each day, every so many hours, 1…12, from the reminder's time until `until`.
    case hourly(Int, until: ClockTime)
    /// On some days of each week.
    case weekdays([Weekday])
    /// So many days, 0…60, before something that is expected in each cycle.
    case before(Event, days: Int)
  }

  /// What the days of a repeated reminder are counted in.
  public enum Step: String, CaseIterable, Sendable {
    case days, weeks, months
  }

  /// What may be expected in a cycle.
  public enum Event: String, CaseIterable, Sendable {
    case period, fertile, ovulation
  }
}
