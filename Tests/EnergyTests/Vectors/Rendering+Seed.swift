import Civil
import Energy
import Physiology

extension SeedFallback {
  var json: JSON {
    let name =
      switch source {
      case .history(let days): "history_\(days)"
      case .weight: "weight"
      case .population: "population"
      }
    let rungs = rungs.map { rung in
      JSON.object([
        "stage": .count(rung.stage), "weights": .count(rung.weights), "food": .count(rung.food),
        "enough": .flag(rung.isEnough),
      ])
    }
    return .object([
      "source": .text(name), "value": .number(value), "inner": .number(inner),
      "rungs": .list(rungs),
    ])
  }
}

extension SeedBlend {
  var json: JSON {
    .object([
      "intake": .number(intake), "slope": .number(slope), "imbalance": .number(imbalance),
      "maintenance": .number(maintenance), "unblended": .number(unblended),
    ])
  }
}

extension SeedFlags {
  var json: JSON {
    .object([
      "valid": .flag(isValid), "slope_clamped": .flag(isSlopeClamped),
      "rho_estimated": .flag(isDensityEstimated),
      "maintenance_suspect": .flag(isMaintenanceSuspect), "budget_clamped": .flag(isBudgetClamped),
      "delta_clamped": .flag(isShareClamped),
    ])
  }
}

extension SeedEnergy {
  var json: JSON {
    .object([
      "intake": intake.coverage.json.with([
        "ewma": .number(intake.smoothed?.value), "mean": .number(intake.mean),
        "valid": .flag(intake.isValid),
      ]),
      "weight": weight.coverage.json.with([
        "valid": .flag(weight.isValid), "line": weight.line.json,
      ]),
      "density": density.json, "fallback": fallback.json, "blend": blend.json,
      "budget": budget.json, "flags": flags.json,
    ])
  }
}
