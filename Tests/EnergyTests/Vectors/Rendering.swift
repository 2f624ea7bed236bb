import Civil
import Energy
import Foundation
import Physiology

// How the results of the module look in a vectors file.

extension BodyWeight {
  func json(shown unit: String) -> JSON {
    let text =
      switch unit {
      case "st": stones.map { "\($0.whole) st \($0.pounds)" }
      case "lb": "\(Self.shortest(roundedPounds)) lb"
      default: "\(Self.shortest(roundedKilograms)) kg"
      }
    return .object([
      "kg": .number(kilograms), "accepted": .flag(isAccepted),
      "reason": isAccepted ? .null : .text("out_of_range"), "text": .text(text),
    ])
  }

  private static func shortest(_ value: Double) -> String { String(format: "%g", value) }
}

extension FoodEnergy {
  var json: JSON {
    .object([
      "kcal": .number(kilocalories), "accepted": .flag(isAccepted),
      "reason": isAccepted ? .null : .text("out_of_range"),
    ])
  }
}

extension BodyFat {
  var json: JSON {
    .object([
      "fraction": .number(fraction), "accepted": .flag(isAccepted),
      "reason": isAccepted ? .null : .text("out_of_range"),
    ])
  }
}

extension EnergyParts {
  var json: JSON {
    .object([
      "protein": .number(protein ?? 0), "carbs": .number(carbohydrate ?? 0),
      "fat": .number(fat ?? 0), "alcohol": .number(alcohol ?? 0),
    ])
  }
}

extension FoodEntry {
  var json: JSON {
    .object([
      "parts": parts.json, "from_parts": .number(parts.total), "kcal": .number(kilocalories),
      "basis": .text(basis.rawValue), "shares": parts.shares?.json ?? .null,
      "differs": .flag(differs),
    ])
  }
}

extension MacroValues {
  var json: JSON {
    let all = [("protein", protein), ("carbs", carbohydrate), ("fat", fat)]
    return .object(
      Dictionary(
        uniqueKeysWithValues: all.compactMap { name, value in
          value.map { (name, .number($0)) }
        }))
  }
}

extension MacroTargets {
  var json: JSON {
    .object([
      "grams": grams.json, "left": left.json, "sum": .number(percentSum),
      "ours_accepts": .flag(isAccepted),
    ])
  }
}

extension ExponentialAverage? {
  var json: JSON {
    let steps = (self?.steps ?? []).map { step in
      JSON.object([
        "gap": step.gap.map { .count($0) } ?? .null, "alpha": .number(step.alpha),
        "s": .number(step.value),
      ])
    }
    return .object(["value": .number(self?.value), "steps": .list(steps)])
  }
}

extension WeightLine {
  var json: JSON {
    let rate = fit?.rate
    return .object([
      "n": .count(count), "span": .count(span), "sum_w": .number(fit?.sumOfWeights ?? 0),
      "t_mean": .number(fit?.meanDay ?? 0), "y_mean": .number(fit?.meanWeight ?? 0),
      "sxy": .number(fit?.crossProduct ?? 0), "sxx": .number(fit?.squareSum ?? 0),
      "beta": .number(rate?.perDay ?? 0), "raw_week": .number(rate?.rawWeek ?? 0),
      "week": .number(rate?.week ?? 0), "clamped": .flag(rate?.isClamped ?? false),
      "residual_sd": .number(fit?.residual), "se_day": .number(fit?.standardError),
    ])
  }
}

extension CycleRate {
  var json: JSON {
    .object([
      "length": .count(length), "pairs": .count(pairs), "span": .count(span),
      "usable": .flag(rate != nil), "rate_day": .number(rate?.perDay),
      "raw_week": .number(rate?.rawWeek), "week": .number(rate?.week),
      "clamped": .flag(rate?.isClamped ?? false), "se_day": .number(standardError),
    ])
  }
}

extension CycleIntake {
  var json: JSON {
    .object([
      "days": .count(days), "usable": .flag(mean != nil), "mean": .number(mean),
      "se": .number(standardError),
    ])
  }
}

extension EnergyDensity {
  var json: JSON {
    .object([
      "fat_mass": .number(fatMass), "p": .number(fatShare),
      "rho": .number(kilocaloriesPerKilogram), "estimated": .flag(isEstimated),
    ])
  }
}

extension Coverage {
  var json: JSON {
    .object([
      "n": .count(count), "span": .count(span), "density": .number(density),
      "stretch": .number(stretch), "q": .number(confidence),
    ])
  }
}

extension DailyBudget {
  var json: JSON {
    .object([
      "base": .number(base), "days_logged": .count(daysLogged),
      "eaten_logged": .number(eatenLogged), "from": .text(first.iso), "to": .text(last.iso),
      "credit": .number(credit), "days_left": .count(daysLeft), "share_raw": .number(share),
      "delta": .number(delta), "delta_clamped": .flag(isShareClamped),
      "budget": .number(kilocalories), "budget_clamped": .flag(isClamped),
      "eaten_today": .number(eatenToday ?? 0), "left_today": .number(left),
    ])
  }
}
