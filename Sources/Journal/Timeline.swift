public import Civil
public import Physiology

/// What the entries say together, without any prediction.
extension Journal {
  /// The entries by date; those of one day in the order of the file.
  public var chronological: [Entry] { chronological { _ in true } }

  /// The first day with any entry; nil without one.
  package var firstDay: CivilDate? { isOrdered ? entries.first?.date : entries.map(\.date).min() }

  /// The entries from one day to another with a fact that is wanted, by date; those of one day in
  /// the order of the file.
  public func chronological(
    from first: CivilDate = .earliest, upTo last: CivilDate = .latest,
    where isWanted: (Fact) -> Bool
  ) -> [Entry] {
    chronological(from: first, upTo: last) { isWanted($0.fact) ? $0 : nil }
  }

  /// What is made of the entries from one day to another, by their dates; those of one day in the
  /// order of the file.
  package func chronological<Made>(
    from first: CivilDate = .earliest, upTo last: CivilDate = .latest,
    making make: (Entry) -> Made?
  ) -> [Made] {
    var made: [(date: CivilDate, made: Made)] = []
    read(from: first, upTo: last) { entry in
      if let one = make(entry) { made.append((entry.date, one)) }
    }
    return inOrder(made)
  }

  /// What is made of the entries of some kinds from one day to another, by their dates; those of one
  /// day in the order of the file.
  @inlinable
  package func chronological<Made>(
    of kinds: [FactKind], from first: CivilDate = .earliest, upTo last: CivilDate = .latest,
    making make: (Entry) -> Made?
  ) -> [Made] {
    var made: [Made] = []
    read(kinds, from: first, upTo: last) { entry in if let one = make(entry) { made.append(one) } }
    return made
  }

  private func inOrder<Made>(_ made: [(date: CivilDate, made: Made)]) -> [Made] {
    if isOrdered { return made.map(\.made) }
    return made.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element.made)
  }

  /// The marks that are wanted, by date; those of one day in the order of the file.
  ///
  /// - Parameter isWanted: asked of facts that are marks alone; no other fact is ever found.
  func chronologicalMarks(where isWanted: (Fact) -> Bool) -> [Entry] {
    var wanted: [(date: CivilDate, made: Entry)] = []
    readMarks { if isWanted($0.fact) { wanted.append(($0.date, $0)) } }
    return inOrder(wanted)
  }

  /// The entries from one day to another, in the order of the file.
  public func entries(from first: CivilDate, upTo last: CivilDate) -> [Entry] {
    var found: [Entry] = []
    read(from: first, upTo: last) { found.append($0) }
    return found
  }

  /// The entries of one day, in the order of the file.
  public func entries(on date: CivilDate) -> [Entry] {
    entries(from: date, upTo: date)
  }

  /// The periods, oldest first.
  ///
  /// A start opens a period and an end closes the open one. A new start while one is open leaves
  /// that one without an end; an end with none open, or before the start, closes nothing. Flow
  /// alone makes no period.
  public var periods: [Period] {
    var periods: [Period] = []
    for (date, mark) in periodMarks {
      switch mark {
      case .start:
        if periods.last?.start != date { periods.append(Period(start: date)) }
      case .end:
        if let last = periods.last, last.end == nil { periods[periods.count - 1].end = date }
      }
    }
    return periods
  }

  /// The marks by date, a start before an end of the same day.
  private var periodMarks: [(date: CivilDate, mark: PeriodMark)] {
    var marks: [(date: CivilDate, mark: PeriodMark)] = []
    read([.period]) { entry in
      if case .period(let mark) = entry.fact { marks.append((entry.date, mark)) }
    }
    return marks.sorted { ($0.date, $0.mark == .end ? 1 : 0) < ($1.date, $1.mark == .end ? 1 : 0) }
  }

  /// The period that covers `date`; one without an end covers all days up to the next start.
  public func period(on date: CivilDate) -> Period? {
    guard let period = periods.last(where: { $0.start <= date }) else { return nil }
    return date <= period.end ?? .latest ? period : nil
  }

  /// The mode she chose last; nil when she never chose one.
  public var mode: Mode? { mode(on: .latest) }

  /// The mode she had chosen by the end of `date`; a loss ends that of a pregnancy.
  public func mode(on date: CivilDate) -> Mode? {
    var latest: (date: CivilDate, mode: Mode)?
    read([.mode, .pregnancy], upTo: date) { entry in
      guard latest.map({ $0.date <= entry.date }) ?? true else { return }
      switch entry.fact {
      case .mode(let mode): latest = (entry.date, mode)
      case .pregnancy(.ended(.loss)) where latest?.mode == .pregnancy:
        latest = (entry.date, .cycle)
      default: break
      }
    }
    return latest?.mode
  }

  /// Her own word on gaps between starts, by date.
  public var confirmedGaps: [ConfirmedGap] {
    chronological(of: [.gap]) { entry in
      guard case .gap(let after, let missing) = entry.fact else { return nil }
      return ConfirmedGap(after: after, missingStarts: missing)
    }
  }

  /// Whether she was asked, once the next start was known, if one is missing between `start` and
  /// `next`; and with no next start, whether she was asked at all.
  public func wasAsked(after start: CivilDate, before next: CivilDate? = nil) -> Bool {
    latest(of: [.asked]) { entry in
      entry.fact == .asked(after: start) && next.map { $0 <= entry.date } ?? true
    } != nil
  }

  /// What the cycle models work on, with ovulations that were found elsewhere.
  public func history(ovulations: [CivilDate] = []) -> CycleHistory {
    CycleHistory(
      mending: periods, breaks: breaks, ovulations: ovulations, confirmed: confirmedGaps)
  }
}
