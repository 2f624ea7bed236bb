package import Civil

/// What comparing the days with a behaviour to the days without it comes to. That two things go
/// together is no proof of a cause.
package struct PatternComparison: Hashable, Sendable {
  /// The paired days of each side.
  package let days: BlockSides
  /// The plain mean of the days with the behaviour, in the unit of the measure; nil for too few.
  package let meanWith: Double?
  /// The plain mean of the days without it; nil for too few.
  package let meanWithout: Double?
  /// The mean difference inside the blocks, in the unit of the measure; nil where untested.
  package let within: Double?
  /// The sides of each block that has both, newest first; nil for too few days.
  package let blocks: [BlockSides]?
  /// The share of deals, above 0 up to 1, at least as far apart; nil where untested.
  package let chance: Double?
  /// The share of the days with it, 0 to 1, that are Friday to Sunday; nil without any.
  package let weekendShare: Double?
  /// What it comes to.
  package let outcome: Outcome

  /// What a comparison comes to, with the raw value as its identifier.
  package enum Outcome: String, CaseIterable, Sendable {
    /// They go together.
    case told
    /// A side has too few days.
    case tooFew = "too_few"
    /// In the blocks that have both sides, a side has too few days.
    case notSideBySide = "not_side_by_side"
    /// The difference inside the blocks has another sign than the plain one.
    case drift
    /// The difference is not worth telling.
    case tooSmall = "too_small"
    /// Chance alone does as much too often.
    case chance
  }

  /// The share of Fridays to Sundays from which that is told beside the pattern.
  package static let weekendShareTold = 0.7

  /// Whether the two go together.
  package var isTold: Bool { outcome == .told }

  /// Whether the behaviour is mostly one of weekends, so that the days themselves may be what
  /// differs.
  package var isMostlyAtWeekends: Bool { (weekendShare ?? 0) >= Self.weekendShareTold }

  /// The mean with less the mean without; nil for too few days.
  package var difference: Double? {
    guard let meanWith, let meanWithout else { return nil }
    return meanWith - meanWithout
  }

  /// Compares the days of a question up to today.
  package init(
    _ question: PatternQuestion, today: CivilDate, rules: PatternRules = PatternRules()
  ) {
    let paired = PairedDays(
      question, today: today, within: question.cycles == nil ? rules.days : rules.cycleDays)
    let with = paired.values(with: true)
    let without = paired.values(with: false)
    days = BlockSides(with: with.count, without: without.count)
    weekendShare = paired.weekendShare
    guard with.count >= rules.daysNeeded, without.count >= rules.daysNeeded,
      let meanWith = with.mean, let meanWithout = without.mean
    else {
      (meanWith, meanWithout, within, blocks, chance) = (nil, nil, nil, nil, nil)
      outcome = .tooFew
      return
    }
    self.meanWith = meanWith
    self.meanWithout = meanWithout
    let tested = Tested(paired, question, rules)
    blocks = tested.sides
    guard let within = tested.within, let chance = tested.chance else {
      (self.within, self.chance) = (nil, nil)
      outcome = .notSideBySide
      return
    }
    self.within = within
    self.chance = chance
    let difference = meanWith - meanWithout
    outcome =
      if within * difference <= 0 {
        .drift
      } else if abs(difference) < question.worth {
        .tooSmall
      } else {
        chance > rules.chanceTold ? .chance : .told
      }
  }

  /// What the days side by side come to; nil where there are too few.
  private struct Tested {
    let sides: [BlockSides]
    private(set) var within: Double?
    private(set) var chance: Double?

    init(_ paired: PairedDays, _ question: PatternQuestion, _ rules: PatternRules) {
      if let cycles = question.cycles {
        let contrasts = CycleContrasts(paired, cycles)
        sides = contrasts.sides
        guard sides.count >= rules.cyclesNeeded else { return }
        within = contrasts.mean
        chance = contrasts.chance(
          deals: rules.deals, seed: rules.seed, fartherToStop: rules.fartherToStop)
        return
      }
      var rules = rules
      if question.isOfWeekdays { rules.centresWeekdays = false }
      let centred = CentredBlocks(paired, rules: rules)
      sides = centred.sides
      let tested = sides.total
      guard tested.with >= rules.daysNeeded, tested.without >= rules.daysNeeded,
        let mean = centred.within,
        let deals = BlockedPermutation(centred.values, sides: centred.sides)
      else { return }
      within = mean
      chance = deals.chance(
        deals: rules.deals, seed: rules.seed, fartherToStop: rules.fartherToStop)
    }
  }
}
