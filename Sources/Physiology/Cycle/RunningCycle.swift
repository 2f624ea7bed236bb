import Civil

/// The cycle that has begun with the last start, as the adaptive model sees it today.
struct RunningCycle {
  let history: CycleHistory
  let lastStart: CivilDate
  let today: CivilDate

  private let gaps: [CycleGap]
  private let posterior: AdaptivePosterior
  private let distribution: StartDistribution
  private let conditioned: StartDistribution
  private let luteal: Double
  private let daysRuledOut: Int

  init(history: CycleHistory, lastStart: CivilDate, today: CivilDate, daysRuledOut: Int) {
    self.history = history
    self.lastStart = lastStart
    self.today = today
    self.daysRuledOut = daysRuledOut
    gaps = history.gaps
    posterior = AdaptivePosterior(gaps: gaps)
    distribution = posterior.nextStart()
    conditioned = distribution.after(notStartedThrough: daysRuledOut)
    luteal = LutealLength.personal(in: history, gaps: gaps)
  }

  var forecast: Forecast {
    let lengths = gaps.compactMap { AdaptivePosterior.read($0) == nil ? nil : $0.days }
    let basis = Basis(
      lengths: lengths.count, history: history, lastStart: lastStart, today: today)
    if basis.isStale { return stale(lengths: lengths, basis: basis) }
    guard let ovulationSeen else { return expected(lengths: lengths, basis: basis) }
    return observed(lengths: lengths, ovulation: ovulationSeen, otherwise: basis)
  }

  /// The ovulation that signs showed in this cycle.
  private var ovulationSeen: CivilDate? {
    history.ovulations.last.flatMap { $0 > lastStart ? $0 : nil }
  }

  /// The forecast from the record of lengths alone.
  private func expected(lengths: [Int], basis: Basis) -> Forecast {
    let window = conditioned.window
    let shift = LutealLength.wholeDays(luteal)
    let point = conditioned.point
    return make(
      lengths: lengths, basis: basis, length: point, first: distribution.point,
      firstWindow: distribution.window,
      ovulation: lastStart + (point - shift - 1), fertile: fertileDays(shift: shift),
      window: window.days, probability: window.mass, pmf: conditioned.chances)
  }

  /// The forecast from an ovulation seen in this cycle; two days before to three after count.
  ///
  /// Once that window has passed, the lengths give the date again, and lateness still counts from
  /// the day the ovulation led to expect.
  private func observed(
    lengths: [Int], ovulation: CivilDate, otherwise: Basis
  ) -> Forecast {
    let cycleDay = ovulation - lastStart + 1
    let first = LutealLength.wholeDays(Double(cycleDay) + luteal)
    let fertile = ovulation - Forecast.fertileDaysBeforeOvulation...ovulation
    let observed = (days: first - 2...first + 3, mass: Adaptive.observedChance)
    guard daysRuledOut < first + 3 else {
      let window = conditioned.window
      return make(
        lengths: lengths, basis: otherwise, length: conditioned.point, first: first,
        firstWindow: observed, ovulation: ovulation, fertile: fertile, window: window.days,
        probability: window.mass, pmf: conditioned.chances)
    }
    return make(
      lengths: lengths, basis: .observed(ovulation: ovulation),
      length: max(first, daysRuledOut + 1), first: first, firstWindow: observed,
      ovulation: ovulation, fertile: fertile,
      window: max(first - 2, daysRuledOut + 1)...first + 3,
      probability: Adaptive.observedChance, pmf: nil)
  }

  /// What the last start led to expect, when that is too long ago to predict from.
  private func stale(lengths: [Int], basis: Basis) -> Forecast {
    let point = distribution.point
    return make(
      lengths: lengths, basis: basis, length: point, first: point, firstWindow: nil,
      ovulation: lastStart + (point - LutealLength.wholeDays(luteal) - 1), fertile: nil,
      window: nil,
      probability: nil, pmf: nil)
  }

  private func make(
    lengths: [Int], basis: Basis, length: Int, first: Int,
    firstWindow: (days: ClosedRange<Int>, mass: Double)?, ovulation: CivilDate,
    fertile: ClosedRange<CivilDate>?, window: ClosedRange<Int>?, probability: Double?,
    pmf: [Double]?
  ) -> Forecast {
    let expected = lastStart + first
    let evidence = evidence
    return Forecast(
      model: .adaptive, lastStart: lastStart, cycleLength: length, expectedStart: expected,
      periodLength: PeriodLength.discounted(of: history.periodLengths), ovulation: ovulation,
      ovulationSeen: ovulationSeen, fertileWindow: fertile,
      confidence: Confidence(cycles: lengths.count, window: window), basis: basis,
      variability: Variability(
        lengths: evidence.gaps.compactMap { $0.cycles == 1 ? $0.gap.days : nil }),
      daysLate: basis.isStale ? nil : Forecast.daysLate(expected: expected, today: today),
      low: window?.lowerBound, high: window?.upperBound, probability: probability, pmf: pmf,
      firstWindow: firstWindow?.days,
      firstProbability: firstWindow?.mass, lutealDays: LutealLength.wholeDays(luteal),
      daysRuledOut: max(0, daysRuledOut), evidence: evidence)
  }

  /// The days on which the chance of being fertile is at least one in ten: the chance that
  /// ovulation falls on that day or one of the five after it.
  private func fertileDays(shift: Int) -> ClosedRange<CivilDate>? {
    var first: Int?
    var last: Int?
    for cycleDay in 1..<conditioned.chances.count {
      let starts = cycleDay + shift...cycleDay + shift + 5
      guard conditioned.mass(of: starts) >= Adaptive.fertileChance else { continue }
      first = first ?? cycleDay
      last = cycleDay
    }
    guard let first, let last else { return nil }
    return lastStart + (first - 1)...lastStart + (last - 1)
  }

  private var evidence: Evidence {
    let centre = posterior.centre
    let spread = posterior.spread
    var chances = GapTable<(one: Double, two: Double)>()
    let readings = gaps.map { gap -> GapReading in
      guard let read = AdaptivePosterior.read(gap) else {
        return GapReading(
          gap: gap, missed: nil, cycles: nil, missingIfAny: 0, isUnusual: false)
      }
      let forgotten = chances[read] ?? posterior.forgotten(in: read)
      chances[read] = forgotten
      let missed = min(forgotten.one + forgotten.two, 1)
      let missing = gap.confirmedCycles.map { $0 - 1 } ?? (forgotten.one >= forgotten.two ? 1 : 2)
      let cycles = gap.confirmedCycles ?? (missed < 0.5 ? 1 : missing + 1)
      let isUnusual = cycles == 1 && abs(Double(gap.days) - centre) > 3 * spread
      return GapReading(
        gap: gap, missed: missed, cycles: cycles, missingIfAny: missing, isUnusual: isUnusual)
    }
    return Evidence(gaps: readings, centre: centre, spread: spread)
  }
}
