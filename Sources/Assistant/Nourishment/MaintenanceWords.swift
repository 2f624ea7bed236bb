import Civil
import Energy
import Journal
import MessageFormat

/// What her logged food and weight fit together to, and the figure of a day where she asked for one;
/// nothing is said of what she should eat.
struct MaintenanceWords {
  private let diary: EnergyDiary
  private let energy: OwnEnergy

  init(_ journal: Journal, _ scene: Scene, asksForBudget: Bool = false) {
    diary = EnergyDiary(journal, scene, asksForBudget: asksForBudget)
    energy = OwnEnergy(diary.record)
  }

  /// What stands in the way, in words; nil where nothing does.
  private var held: Outcome? {
    switch energy.gate {
    case .silenced, .eatingDisorder: return .say("silence.calories")
    case let gate?: return .say("energy.gate." + gate.rawValue)
    case nil: break
    }
    if energy.notes.contains(.lowIntake) {
      return .say("energy.hold." + EnergyDiary.Hold.lowWeight.rawValue)
    }
    return diary.hold.map { .say("energy.hold." + $0.rawValue) }
  }

  /// The maintenance with its range, or what it takes.
  var maintenance: Outcome {
    if let held { return held }
    guard let estimate = energy.estimate else { return .say("silence.calories") }
    var outcome = Outcome(parts: [part(estimate)])
    outcome.parts += energy.notes.flatMap(note)
    if case .measured = estimate.status { outcome.parts.append(.reply("energy.own")) }
    outcome.why = explanation(estimate)
    return outcome
  }

  /// The figure of today, or why there is none.
  var budget: Outcome {
    if let held { return held }
    guard let estimate = energy.estimate, let budget = energy.budget else {
      return .say("silence.calories")
    }
    switch budget {
    case .given(let day):
      var outcome = Outcome.say("energy.budget", ["kcal": .number(day.rounded)])
      if day.delta >= Self.step {
        outcome.parts.append(
          .reply(
            "energy.budget.credit", ["kcal": .number((day.delta / Self.step).rounded() * Self.step)]
          ))
      }
      if day.eatenToday != nil, day.left > 0 {
        let left = (day.left / Self.step).rounded() * Self.step
        outcome.parts.append(.reply("energy.budget.left", ["kcal": .number(left)]))
      }
      outcome.why = explanation(estimate)
      if day.delta > 0 {
        outcome.why.append(
          .reply(
            "energy.why.credit",
            ["kcal": .number(day.delta), "days": .integer(day.daysLeft)]))
      }
      return outcome
    case .refused(.unmeasured): return maintenance
    case .refused(let refusal): return .say("energy.refused." + refusal.id)
    }
  }

  private func part(_ estimate: EnergyEstimate) -> Part {
    let (food, weight) = (estimate.intake.coverage, estimate.weight.coverage)
    switch estimate.status {
    case .measured(let found):
      return .reply(
        "energy.measured",
        [
          "days": .integer(estimate.days), "kcal": .number(found.rounded),
          "low": .number(found.range.lowerBound), "high": .number(found.range.upperBound),
        ])
    case .unavailable(let gap):
      return .composed(
        "energy.none." + gap.rawValue, [:],
        parts: ["food": Self.have(food), "weight": Self.have(weight)])
    }
  }

  private static func have(_ coverage: Coverage) -> Part {
    .reply(
      "energy.have", ["count": .integer(coverage.count), "span": .integer(coverage.span + 1)])
  }

  private func note(_ note: EnergyNote) -> [Part] {
    switch note {
    case .daysLeftOut(let days): [.reply("energy.note.left_out", ["days": .integer(days)])]
    case .maybePartial(let days):
      [
        .framed(
          "energy.note.partial", ["count": .integer(days.count)], name: "days",
          parts: days.map { .reply("find.day", ["date": .date($0)]) })
      ]
    case .weightStale(let days): [.reply("energy.note.weight", ["days": .integer(days)])]
    case .foodStale(let days): [.reply("energy.note.food", ["days": .integer(days)])]
    case .fewWeekendDays: [.reply("energy.note.weekend")]
    case .lowIntake: []
    }
  }

  /// Every input, and how it is counted.
  private func explanation(_ estimate: EnergyEstimate) -> [Part] {
    let isByCycle = estimate.method == .byCycle
    let (food, weight) = (estimate.intake.coverage, estimate.weight.coverage)
    let foodDays = isByCycle ? estimate.cycleIntake?.days ?? food.count : food.count
    let weightDays = isByCycle ? estimate.cycle?.pairs ?? weight.count : weight.count
    var parts: [Part] = [
      .reply(
        isByCycle ? "energy.why.pairs" : "energy.why.days",
        ["food": .integer(foodDays), "weight": .integer(weightDays)]),
      .reply(
        estimate.density.isEstimated ? "energy.why.density" : "energy.why.density_fat",
        ["kcal": .number(estimate.density.kilocaloriesPerKilogram)]),
      .reply("energy.why." + estimate.method.rawValue, ["days": .integer(estimate.days)]),
    ]
    let mean = isByCycle ? estimate.cycleIntake?.mean : estimate.intake.mean
    if let mean {
      parts.append(.reply("energy.why.mean", ["kcal": .number(mean)]))
    }
    if let rate = estimate.rate {
      let id =
        abs(rate.week) < Self.level
        ? "energy.why.level" : rate.week > 0 ? "energy.why.up" : "energy.why.down"
      parts.append(.reply(id, ["kg": .number(abs(rate.week))]))
    }
    return parts + seed
  }

  /// How HealthVaults would count, by both of its accounts, with what it would remark.
  private var seed: [Part] {
    let (readme, math) = (
      SeedEnergy(diary.record, variant: .readme), SeedEnergy(diary.record, variant: .math)
    )
    let said = Part.reply(
      "energy.why.seed",
      [
        "readme": .number(readme.blend.maintenance), "math": .number(math.blend.maintenance),
      ])
    return readme.flags.isSlopeClamped ? [said, .reply("energy.why.clamped")] : [said]
  }

  /// Energies are said to so many kcal.
  private static let step = 50.0

  /// A smaller change a week, in kg, is told as none.
  private static let level = 0.05
}

extension BudgetRefusal {
  /// The name of its reply.
  fileprivate var id: String {
    switch self {
    case .notAsked, .unmeasured: "not_asked"
    case .adjustmentTooLarge, .lowWeight: "like_that"
    case .ageUnknown: "age_unknown"
    case .belowFloor: "below_floor"
    }
  }
}
