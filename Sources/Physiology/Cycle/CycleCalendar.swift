public import Civil

/// What every day of her calendar is: past days from the cycle they belonged to, coming ones from
/// the forecast.
///
/// Past cycles have their ovulation on the day that signs showed, else before the start that
/// followed by the luteal length of the forecast's model: 14 days, or her own. A cycle that a break
/// touches, that is shorter than 10 or longer than 60 days, or that hides a start by her word or the
/// model's reading, has bleeding days only. Coming cycles are drawn for three starts ahead.
public struct CycleCalendar: Sendable {
  private let history: CycleHistory
  private let gaps: [CycleGap]
  private let forecast: Forecast?
  private let today: CivilDate

  /// The number of coming cycles that are drawn.
  public static let cyclesAhead = 3

  /// Creates the calendar as of `today`, with a forecast of the same history and day.
  public init(history: CycleHistory, forecast: Forecast?, today: CivilDate) {
    let known = history.known(by: today)
    self.history = known
    self.gaps = known.gaps
    self.forecast = forecast
    self.today = today
  }

  /// The recorded period that `date` is a day of, if there is one.
  ///
  /// A period whose end is not known counts for its expected length, and no further than today.
  public func period(on date: CivilDate) -> Period? {
    guard date <= today, let index = cycleIndex(of: date) else { return nil }
    let period = history.periods[index]
    return date - period.start < bleedingDays(of: period) ? period : nil
  }

  /// The cycle day of `date`, from 1, in the cycle it belonged to or is expected to belong to;
  /// nil where nothing can be said of the day.
  public func cycleDay(on date: CivilDate) -> Int? {
    guard kind(of: date) != .unknown, let index = cycleIndex(of: date) else { return nil }
    return comingCycle(of: date)?.day ?? history.periods[index].cycleDay(on: date)
  }

  /// What `date` is.
  public func kind(of date: CivilDate) -> DayKind {
    guard let index = cycleIndex(of: date) else { return .unknown }
    let period = history.periods[index]
    let day = period.cycleDay(on: date)
    let bleeding = bleedingDays(of: period)
    guard index < gaps.count else { return runningKind(of: date, day: day, bleeding: bleeding) }
    if day <= bleeding { return .phase(.menstrual) }
    let gap = gaps[index]
    guard !gap.isBroken, cycles(in: index) == 1, WeightedMean.saneLengths.contains(gap.days)
    else { return .unknown }
    let seen = history.ovulations.last { gap.from <= $0 && $0 < gap.to }
    let ovulation = seen ?? gap.to - daysFromOvulationToNextStart
    return .phase(
      CyclePhase(
        cycleDay: day, ovulationDay: ovulation - gap.from + 1, periodLength: bleeding))
  }

  /// How many cycles a gap holds, by her word or the model's reading.
  private func cycles(in index: Int) -> Int {
    let readings = forecast?.evidence?.gaps ?? []
    let read = index < readings.count && readings[index].gap == gaps[index] ? readings[index] : nil
    return gaps[index].confirmedCycles ?? read?.cycles ?? 1
  }

  private var daysFromOvulationToNextStart: Int {
    forecast.map { $0.lutealDays + 1 } ?? CyclePhase.daysFromOvulationToNextStart
  }

  /// What a day from the last start on is.
  private func runningKind(of date: CivilDate, day: Int, bleeding: Int) -> DayKind {
    guard let forecast else { return .unknown }
    if day <= bleeding { return .phase(.menstrual) }
    if history.pause(on: date) != nil { return .unknown }
    if let coming = comingCycle(of: date) {
      return .phase(
        CyclePhase(
          cycleDay: coming.day, ovulationDay: coming.length - daysFromOvulationToNextStart + 1,
          periodLength: typicalBleeding))
    }
    if date > forecast.expectedStart {
      if forecast.isStale { return .unknown }
      if date <= today { return .late(days: date - forecast.expectedStart) }
      guard today <= forecast.expectedStart, date < forecast.nextStart else { return .unknown }
    }
    return .phase(
      CyclePhase(
        cycleDay: day, ovulationDay: forecast.ovulation - forecast.lastStart + 1,
        periodLength: bleeding))
  }

  /// The place of `date` in a cycle that has not begun yet.
  private func comingCycle(of date: CivilDate) -> (day: Int, length: Int)? {
    guard let forecast, !forecast.isStale, date > today, forecast.nextStart >= today,
      date >= forecast.nextStart
    else { return nil }
    let length = max(1, forecast.expectedStart - forecast.lastStart)
    let days = date - forecast.nextStart
    return days / length < Self.cyclesAhead ? (days % length + 1, length) : nil
  }

  /// The index of the last period that starts on `date` or before it.
  private func cycleIndex(of date: CivilDate) -> Int? {
    history.periods.lastIndex(notAfter: date, by: \.start)
  }

  /// The recorded days of bleeding, or the expected ones where the end is not known.
  private func bleedingDays(of period: Period) -> Int { period.length ?? typicalBleeding }

  private var typicalBleeding: Int {
    max(1, Int((forecast?.periodLength ?? PeriodLength.typical).rounded()))
  }
}
