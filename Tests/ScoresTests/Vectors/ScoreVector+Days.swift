import Civil
import Physiology
import Scores

extension ScoreVector {
  /// The kinds of weeks, grids, cards, lines and workouts.
  var days: VectorValue? {
    switch kind {
    case "weekly": weekly
    case "grid": grid
    case "card": card
    case "line": line
    case "phase_fraction": phases
    case "workouts": workouts
    default: nil
    }
  }

  private static func text(_ gap: WeekPartGap) -> VectorValue {
    switch gap {
    case .tooFewDays, .unknown: .string("too few days")
    case .notChosen: .string("not chosen")
    }
  }

  private var weekly: VectorValue {
    var week = WeekRecord()
    week.recovery = input["recovery"].items.map(\.double)
    week.sleepConsistency = input["sleep_consistency"].double
    week.inUsualBand = input["in_band"].items.map(\.flag)
    week.burden = input["burden"].items.map(\.double)
    week.practised = input["practised"].items.compactMap(\.flag)
    week.practises = input["practises"].flag ?? false
    week.lastShown = input["last"].int
    switch WeeklyScore.of(week) {
    case .unavailable(let shortage):
      return Self.unavailable(
        "it takes three parts of the week; I have \(shortage.parts.count)",
        [
          "parts": VectorValue(shortage.parts),
          "left_out": .keyed(shortage.leftOut, Self.text),
        ])
    case .available(let score):
      return .object([
        "score": .number(score.value), "shown": .whole(score.shown),
        "parts": VectorValue(score.parts), "weights": VectorValue(score.weights),
        "left_out": .keyed(score.leftOut, Self.text), "change": VectorValue(score.change),
        "lowest": .string(score.lowest.rawValue),
      ])
    }
  }

  private var grid: VectorValue {
    let day = GridDay(
      recovery: input["recovery"].double, sleep: input["sleep"].double,
      strain: input["strain"].double, strainIsInUsualBand: input["strain_in_band"].flag)
    let signs: [GridDay.Mark: String] = [.none: ".", .low: "-", .some: "+", .full: "#"]
    return .object([
      "seed_green": .bool(day.isSeedGreen), "known": .whole(day.known),
      "level": VectorValue(day.level), "mark": .string(day.mark.rawValue),
      "plain": VectorValue(signs[day.mark]),
    ])
  }

  private var card: VectorValue {
    let card = ScoreCard(input["values"].items.map(\.double))
    let bars = Array("▁▂▃▄▅▆▇█")
    let signs = card.days.map { day in day.map { String(bars[$0.eighth]) } ?? "·" }
    let numbers = card.days.map { day in day.map { String($0.shown) } ?? "-" }
    return .object([
      "spark": .string(signs.joined()), "plain": .string(numbers.joined(separator: " ")),
      "days": .whole(card.known), "mean": VectorValue(card.mean),
      "today": VectorValue(card.today),
    ])
  }

  private var line: VectorValue? {
    let insight: Insight?
    switch input["score"].text {
    case "recovery":
      insight = .recovery(
        hrv: input["hrv"].double, usualHRV: input["hrv_usual"].double, pulse: input["rhr"].double,
        usualPulse: input["rhr_usual"].double)
    case "sleep":
      insight = .sleep(
        hours: input["hours"].double, usualHours: input["hours_usual"].double,
        weekendMinutes: input["weekend_minutes"].double, bedTimeDeviation: input["bed_sd"].double)
    case "strain": insight = .strain(changePercent: input["change_percent"].double)
    case "stress" where input["pattern"] == .null: insight = .stress(pattern: nil)
    default: return nil
    }
    let key: String? =
      switch insight {
      case .lowerHRV: "hrv_lower"
      case .higherPulse: "pulse_higher"
      case .higherHRV: "hrv_higher"
      case .shorterSleep: "shorter"
      case .weekendSleep: "weekend"
      case .bedTimeSpread: "bedtime"
      case .activity: "activity"
      case .pattern: "pattern"
      case nil: nil
      }
    return .object(["key": VectorValue(key)])
  }

  private var phases: VectorValue? {
    guard let length = input["length"].int, let period = input["period"].int,
      let day = input["cycle_day"].int
    else { return nil }
    let phases = FractionalPhases(cycleLength: length, periodLength: period)
    let names: [CyclePhase: String] = [
      .menstrual: "menstrual", .follicular: "follicular", .ovulation: "ovulatory",
      .luteal: "luteal",
    ]
    return .object([
      "follicular_end": .whole(phases.follicularEnd), "ovulatory_end": .whole(phases.ovulationEnd),
      "phase": .string(
        phases.phase(onCycleDay: day).flatMap { names[$0] } ?? "late"),
    ])
  }

  private var workouts: VectorValue? {
    let letters: [String: CyclePhase] = [
      "M": .menstrual, "F": .follicular, "O": .ovulation, "L": .luteal,
    ]
    guard let phase = input["phase"].text.flatMap({ letters[$0] }) else { return nil }
    let picks = WorkoutPicks.of(
      phase, done: input["recent"].items.compactMap(\.text),
      isBeginner: input["beginner"].flag ?? false, isPregnant: input["pregnant"].flag ?? false)
    switch picks {
    case .unavailable(.pregnancy):
      return .object([
        "fit": .array([]), "picks": .array([]),
        "reason": .string("pregnancy has its own movement list"),
      ])
    case .available(let picks):
      return .object([
        "fit": .list(picks.fitting.map(\.id)), "picks": .list(picks.picks.map(\.id)),
        "reason": .null,
      ])
    }
  }
}
