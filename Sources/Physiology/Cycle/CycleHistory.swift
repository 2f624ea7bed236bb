public import Civil

/// Everything about past cycles that a forecast may rest on.
public struct CycleHistory: Hashable, Sendable {
  /// The periods, oldest first; no two overlap.
  public let periods: [Period]

  /// The breaks, by their first day.
  public let breaks: [Break]

  /// Days on which signs showed an ovulation, oldest first.
  public let ovulations: [CivilDate]

  /// What she has said of single gaps, by date.
  public let confirmed: [ConfirmedGap]

  /// A history with nothing in it.
  public static let empty = CycleHistory(
    checked: [], breaks: [], ovulations: [], confirmed: [])

  /// Creates a history from periods that are in order, oldest first.
  ///
  /// The end of a period may be unknown. Dates after today are no fault here: only a forecast
  /// knows today, and it leaves them out. Throws the first of `faults(in:breaks:today:)`.
  public init(
    periods: [Period],
    breaks: [Break] = [],
    ovulations: [CivilDate] = [],
    confirmed: [ConfirmedGap] = []
  ) throws(HistoryError) {
    if let fault = Self.faults(in: periods, breaks: breaks).first { throw fault }
    self.init(checked: periods, breaks: breaks, ovulations: ovulations, confirmed: confirmed)
  }

  /// Creates a history from periods in any order.
  public init(
    sorting periods: [Period],
    breaks: [Break] = [],
    ovulations: [CivilDate] = [],
    confirmed: [ConfirmedGap] = []
  ) throws(HistoryError) {
    try self.init(
      periods: periods.sorted { ($0.start, $0.end ?? .latest) < ($1.start, $1.end ?? .latest) },
      breaks: breaks, ovulations: ovulations, confirmed: confirmed)
  }

  /// Creates a history from whatever was logged, mending what contradicts itself.
  ///
  /// An end before its start is taken as unknown, periods that overlap or share a start become
  /// one, and a break that ends before it begins is left out; `faults(in:breaks:today:)` names
  /// all of it.
  public init(
    mending periods: [Period],
    breaks: [Break] = [],
    ovulations: [CivilDate] = [],
    confirmed: [ConfirmedGap] = []
  ) {
    var mended: [Period] = []
    for var period in periods.sorted(by: {
      ($0.start, $0.end ?? $0.start) < ($1.start, $1.end ?? $1.start)
    }) {
      if let end = period.end, end < period.start { period.end = nil }
      if let last = mended.last, period.start <= last.end ?? last.start {
        let end = [last.end, period.end].compactMap { $0 }.max()
        mended[mended.count - 1].end = end
      } else {
        mended.append(period)
      }
    }
    self.init(
      checked: mended, breaks: breaks.filter { $0.from <= $0.to ?? .latest },
      ovulations: ovulations, confirmed: confirmed)
  }

  private init(
    checked periods: [Period], breaks: [Break], ovulations: [CivilDate], confirmed: [ConfirmedGap]
  ) {
    self.periods = periods
    self.breaks = breaks.sorted()
    self.ovulations = Set(ovulations).sorted()
    self.confirmed = confirmed.sorted {
      ($0.after, $0.missingStarts) < ($1.after, $1.missingStarts)
    }
  }

  /// The same history with other observed ovulations.
  func replacing(ovulations: [CivilDate]) -> CycleHistory {
    CycleHistory(checked: periods, breaks: breaks, ovulations: ovulations, confirmed: confirmed)
  }

  /// The history as it stands on `today`: without later starts, with an end that lies after it
  /// taken as unknown, and without ovulations later than tomorrow, which a test may announce.
  public func known(by today: CivilDate) -> CycleHistory {
    let tomorrow = today + LHSurge.daysToOvulation
    let last = [periods.last?.start, periods.last?.end, ovulations.last].compactMap { $0 }.max()
    guard let last, last > today else { return self }
    return CycleHistory(
      checked: periods.filter { $0.start <= today }.map { period in
        guard let end = period.end, end > today else { return period }
        return Period(start: period.start)
      },
      breaks: breaks, ovulations: ovulations.filter { $0 <= tomorrow }, confirmed: confirmed)
  }

  /// The gaps between consecutive starts, oldest first.
  public var gaps: [CycleGap] {
    guard periods.count > 1 else { return [] }
    let word = Dictionary(confirmed.map { ($0.after, $0.cycles) }) { $1 }
    return (1..<periods.count).map { index in
      let (from, to) = (periods[index - 1].start, periods[index].start)
      return CycleGap(
        from: from, to: to,
        isBroken: !breaks.isEmpty && breaks.contains { $0.touches(between: from, and: to) },
        confirmedCycles: word.isEmpty ? nil : word[from])
    }
  }

  /// The lengths in days of the gaps that are one cycle as far as she has said, oldest first: no
  /// break touches them, and no start is missing in them by her word.
  public var lengths: [Int] { gaps.filter(\.isLength).map(\.days) }

  /// The last break since `start` that leaves nothing to predict from on `today`: any but an
  /// illness that is over, which leaves the dates and loosens them.
  public func pause(since start: CivilDate, on today: CivilDate) -> Break? {
    breaks.last { pause in
      pause.touches(between: start, and: today + 1) && !pause.isPastIllness(on: today)
    }
  }

  /// Whether an illness that is over lies after the last start, which may have moved the cycle.
  public func wasIll(by today: CivilDate) -> Bool {
    guard let start = periods.last?.start else { return false }
    return breaks.contains {
      $0.touches(between: start, and: today + 1) && $0.isPastIllness(on: today)
    }
  }

  /// The break that covers `date`, if there is one.
  public func pause(on date: CivilDate) -> Break? {
    breaks.last { $0.contains(date) }
  }
}
