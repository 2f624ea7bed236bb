public import Civil

/// What recorded signs say of the cycles of a history.
extension CycleHistory {
  /// The ovulation of every cycle that signs up to `today` date, oldest first.
  ///
  /// The signs of a cycle lie from its start to the day before the next one. Cycles that a break
  /// touches have none.
  public func ovulations(from signs: FertilitySigns, today: CivilDate) -> [OvulationEvidence] {
    let known = known(by: today)
    return known.observed(signs, today: today).compactMap { $0 }
  }

  /// The ovulation of every closed cycle as it looks in retrospect, oldest first: from its signs,
  /// else from the start that followed less her own luteal length.
  ///
  /// The estimate is made for cycles of 10 to 60 days that hide no start and no break.
  public func ovulationsInRetrospect(
    from signs: FertilitySigns, today: CivilDate
  ) -> [OvulationEvidence] {
    let observed = self.known(by: today).observed(signs, today: today)
    let known = observing(observed.compactMap { $0 }).known(by: today)
    let gaps = known.gaps
    let luteal = LutealLength.wholeDays(LutealLength.personal(in: known, gaps: gaps))
    return zip(gaps, observed).compactMap { gap, seen in
      if let seen { return seen }
      guard !gap.isBroken, (gap.confirmedCycles ?? 1) == 1,
        WeightedMean.saneLengths.contains(gap.days), gap.days > luteal
      else { return nil }
      return OvulationEvidence(before: gap.to, lutealDays: luteal)
    }
  }

  /// The history with the ovulations that signs up to `today` date, beside those it had.
  ///
  /// In a cycle that had one already the signs win.
  public func observing(_ signs: FertilitySigns, today: CivilDate) -> CycleHistory {
    observing(ovulations(from: signs, today: today))
  }

  /// The history with the ovulations that were `seen`, beside those it had.
  ///
  /// In a cycle that had one already the seen one wins.
  public func observing(_ seen: [OvulationEvidence]) -> CycleHistory {
    let found = seen.map(\.day)
    guard !found.isEmpty else { return self }
    let starts = periods.map(\.start)
    let cycles = Set(found.map { starts.lastIndex(notAfter: $0) })
    return replacing(
      ovulations: ovulations.filter { !cycles.contains(starts.lastIndex(notAfter: $0)) } + found)
  }

  /// What the signs of each cycle date, closed cycles first and the running one last.
  private func observed(_ signs: FertilitySigns, today: CivilDate) -> [OvulationEvidence?] {
    let cycles = signs.byCycle(from: periods.map(\.start), through: today)
    let gaps = gaps
    return cycles.enumerated().map { index, signs in
      guard !signs.isEmpty else { return nil }
      guard index < gaps.count else {
        let start = periods[index].start
        let isPaused = breaks.contains { $0.touches(between: start, and: today + 1) }
        return isPaused ? nil : OvulationEvidence(signs, isRetrospective: false)
      }
      guard !gaps[index].isBroken,
        let seen = OvulationEvidence(signs, isRetrospective: true), seen.day < gaps[index].to
      else { return nil }
      return seen
    }
  }
}
