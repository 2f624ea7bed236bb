public import Civil

extension CycleHistory {
  /// Everything that is wrong with a record, in the order of the periods and then of the breaks;
  /// empty for one that can be taken as it is.
  ///
  /// With `today`, days that have not come are faults too. What `init(mending:)` changes is always
  /// named here, so that nothing is dropped in silence.
  public static func faults(
    in periods: [Period], breaks: [Break] = [], today: CivilDate? = nil
  ) -> [HistoryError] {
    var faults: [HistoryError] = []
    for (index, period) in periods.enumerated() {
      if let end = period.end, end < period.start {
        faults.append(.endBeforeStart(start: period.start, end: end))
      }
      if let today, period.start > today {
        faults.append(.startInFuture(period.start, today: today))
      } else if let today, let end = period.end, end > today {
        faults.append(.endInFuture(start: period.start, end: end, today: today))
      }
      if index > 0, case let before = periods[index - 1].start, period.start < before {
        faults.append(.unsorted(earlier: period.start, standsAfter: before))
      }
    }
    faults += overlaps(in: periods)
    for pause in breaks {
      if let to = pause.to, to < pause.from {
        faults.append(.breakEndsBeforeItBegins(from: pause.from, to: to))
      }
    }
    return faults
  }

  /// What periods share, in the order of their days.
  private static func overlaps(in periods: [Period]) -> [HistoryError] {
    let sorted = periods.sorted {
      ($0.start, $0.end ?? $0.start) < ($1.start, $1.end ?? $1.start)
    }
    var faults: [HistoryError] = []
    var previous: Period?
    var latest: Period?
    for period in sorted {
      if previous?.start == period.start {
        faults.append(.duplicateStart(period.start))
      } else if let latest, let end = latest.end, end >= period.start {
        faults.append(.overlap(earlier: latest.start, end: end, later: period.start))
      }
      previous = period
      if let end = period.end, latest?.end.map({ $0 < end }) ?? true { latest = period }
    }
    return faults
  }
}
