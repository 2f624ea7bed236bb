import Civil
import Energy
import Physiology

extension EnergyEstimate {
  var json: JSON {
    let whole = { (value: Double?) in value.flatMap(Int.init(exactly:)).map(JSON.count) ?? .null }
    let (found, name): (MeasuredEnergy?, String) =
      switch status {
      case .measured(let measured): (measured, "measured")
      case .unavailable(let gap): (nil, gap.rawValue)
      }
    return .object([
      "intake_days": .count(intake.days.count), "intake_span": .count(intake.days.span),
      "intake_mean": .number(intake.mean), "weight_days": .count(weight.days.count),
      "weight_span": .count(weight.days.span), "method": .text(method.rawValue),
      "week": .number(rate?.week ?? 0), "raw_week": .number(rate?.rawWeek ?? 0),
      "rho": .number(density.kilocaloriesPerKilogram), "rho_estimated": .flag(density.isEstimated),
      "status": .text(name), "maintenance": .number(found?.maintenance),
      "low": whole(found?.range.lowerBound), "high": whole(found?.range.upperBound),
      "cycle": cycle?.json ?? .null, "food_by_cycle": cycleIntake?.json ?? .null,
      "days": .count(days), "se_kcal": .number(standardError),
    ])
  }
}

extension BudgetAnswer {
  var json: JSON {
    switch self {
    case .given(let budget): budget.json.with(["given": .flag(true), "reason": .null])
    case .refused(let refusal):
      .object(["given": .flag(false), "reason": .text(refusal.name)])
    }
  }
}

extension BudgetRefusal {
  var name: String {
    switch self {
    case .notAsked: "not_asked"
    case .unmeasured(let gap): gap.rawValue
    case .adjustmentTooLarge: "adjustment_too_large"
    case .ageUnknown: "age_unknown"
    case .lowWeight: "low_weight"
    case .belowFloor: "below_floor"
    }
  }
}

extension EnergyNote {
  var name: String {
    switch self {
    case .daysLeftOut: "days_left_out"
    case .maybePartial(let days): "maybe_partial:" + days.map(\.iso).joined(separator: ",")
    case .lowIntake: "low_intake"
    case .weightStale: "weight_stale"
    case .foodStale: "food_stale"
    case .fewWeekendDays: "few_weekend_days"
    }
  }
}

extension OwnEnergy {
  var json: JSON {
    .object([
      "gate": .text(gate?.rawValue), "estimate": estimate?.json ?? .null,
      "budget": budget?.json ?? .null, "notes": .list(notes.map { .text($0.name) }),
      "trend_weight": .number(trendWeight?.value),
    ])
  }
}
