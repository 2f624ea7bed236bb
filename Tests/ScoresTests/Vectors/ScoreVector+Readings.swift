import Civil
import Physiology
import Scores

extension ScoreVector {
  /// The kinds of readings, recovery, strain and stress.
  var readings: VectorValue? {
    switch kind {
    case "reading": reading
    case "usual": usual
    case "recovery_seed": seedRecovery
    case "recovery_ours": recovery
    case "strain_seed": seedStrain
    case "strain_ours": strain
    case "zones": zones
    case "stress_seed": seedStress
    case "stress_ours": stress
    default: nil
    }
  }

  static func unavailable(
    _ reason: String, _ more: [String: VectorValue] = [:]
  ) -> VectorValue {
    .object(more.merging(["score": .null, "reason": .string(reason)]) { $1 })
  }

  private static func text(_ gap: PartGap) -> VectorValue {
    switch gap {
    case .missing: .string("missing")
    case .tooFewDays(let have, let needed): .string("\(have) of \(needed) days")
    case .usualIsZero: .string("usual is zero")
    case .loadUsed: .string("load used")
    }
  }

  private var day: CivilDate { input["day"].date ?? .latest }

  private var reading: VectorValue? {
    guard let kind = input["kind"].text.flatMap(ReadingKind.init), let today = input["today"].date
    else { return nil }
    let given = input["date"].date.flatMap { date in
      input["value"].double.map { DatedValue(date, $0) }
    }
    let (state, age): (String, Int?) =
      switch Freshness(of: kind, given, today: today) {
      case .fresh(let age): ("valid", age)
      case .stale(let age): ("stale", age)
      case .absent: ("missing", nil)
      case .ahead(let days): ("missing", -days)
      }
    return .object(["state": .string(state), "age": VectorValue(age)])
  }

  private var usual: VectorValue {
    let usual = OwnUsual(
      input["series"].series, before: day,
      scale: input["log"].flag == true ? .logarithmic : .linear)
    return .object([
      "n": .whole(usual.count), "mean": VectorValue(usual.mean), "sd": VectorValue(usual.deviation),
      "usable": .bool(usual.isUsable),
    ])
  }

  private var seedRecovery: VectorValue {
    let score = SeedRecoveryScore.of(
      hrv: input["hrv"].double, pulse: input["rhr"].double, efficiency: input["efficiency"].double,
      usualHRV: input["hrv_baseline"].double, usualPulse: input["rhr_baseline"].double)
    switch score {
    case .unavailable(.noHRV): return Self.unavailable("no HRV")
    case .unavailable(.noPulse): return Self.unavailable("no resting pulse")
    case .unavailable(.neither): return Self.unavailable("no HRV or resting pulse")
    case .available(let score):
      let parts = score.parts
      return .object([
        "score": .whole(score.value), "raw": .whole(score.raw),
        "band": .string(score.light.rawValue), "missing": .list(score.missing.map(\.rawValue)),
        "parts": .object([
          "base": .whole(parts.base), "hrv": .whole(parts.hrv), "hrv_own": .whole(parts.ownHRV),
          "rhr": .whole(parts.pulse), "rhr_own": .whole(parts.ownPulse),
          "efficiency": .whole(parts.efficiency),
        ]),
      ])
    }
  }

  private static func value(_ part: StandardisedPart, counted: Bool) -> VectorValue {
    var members: [String: VectorValue] = [
      "value": .number(part.value), "weight": .number(part.weight), "mean": .number(part.mean),
      "sd": .number(part.deviation), "z": .number(part.z),
    ]
    if counted { members["n"] = .whole(part.count) }
    return .object(members)
  }

  private var recovery: VectorValue {
    let score = RecoveryScore.of(
      day, hrv: input["hrv"].series, pulse: input["rhr"].series, sleep: input["sleep"].series)
    switch score {
    case .unavailable(let shortage):
      return Self.unavailable(
        "it takes HRV or resting pulse of this morning and of 7 earlier ones",
        [
          "parts": .keyed(shortage.parts) { Self.value($0, counted: true) },
          "left_out": .keyed(shortage.leftOut, Self.text),
        ])
    case .available(let score):
      return .object([
        "score": .number(score.relative.value), "shown": .whole(score.relative.shown),
        "band": .string(score.relative.band.rawValue), "z": .number(score.relative.z),
        "parts": .keyed(score.parts) { Self.value($0, counted: true) },
        "left_out": .keyed(score.leftOut, Self.text),
      ])
    }
  }

  private func baseline(_ key: String) -> SeedStrainScore.Baseline? {
    guard let mean = input[key]["mean"].double, let deviation = input[key]["sd"].double,
      let count = input[key]["count"].int
    else { return nil }
    return SeedStrainScore.Baseline(mean: mean, deviation: deviation, count: count)
  }

  private var seedStrain: VectorValue {
    let score = SeedStrainScore.of(
      steps: input["steps"].double, energy: input["energy"].double,
      usualSteps: baseline("steps_base"), usualEnergy: baseline("energy_base"))
    guard let score = score.value else {
      return Self.unavailable("no steps and no active energy")
    }
    guard let parts = score.parts else {
      return .object([
        "score": .number(score.value), "guard": .bool(score.isBelowLeast), "parts": .null,
      ])
    }
    return .object([
      "score": .number(score.value), "guard": .bool(score.isBelowLeast),
      "parts": .object(["steps": .number(parts.steps), "energy": .number(parts.energy)]),
      "shown_seed": .whole(score.truncated), "shown": .whole(score.shown),
    ])
  }

  private var strain: VectorValue {
    let score = StrainScore.of(
      day, steps: input["steps"].series, energy: input["energy"].series,
      load: input["load"].series)
    switch score {
    case .unavailable(let shortage):
      return Self.unavailable(
        "it takes steps, active energy or zone minutes of the day and of 7 earlier ones",
        ["left_out": .keyed(shortage.leftOut, Self.text)])
    case .available(let score):
      return .object([
        "score": .number(score.relative.value), "shown": .whole(score.relative.shown),
        "band": .string(score.relative.band.rawValue), "z": .number(score.relative.z),
        "parts": .keyed(score.parts) { Self.value($0, counted: false) },
        "left_out": .keyed(score.leftOut, Self.text),
        "change_percent": .number(score.changePercent),
        "in_usual_band": .bool(score.isInUsualBand),
      ])
    }
  }

  private var zones: VectorValue {
    let zones = PulseZones.of(
      highest: input["max_pulse"].double, age: input["age"].double,
      isPregnant: input["pregnant"].flag ?? false)
    switch zones {
    case .unavailable(.pregnancy):
      return Self.unavailable("in pregnancy the talk test serves better than pulse zones")
    case .unavailable(.noPulseAndNoAge):
      return Self.unavailable("it takes your highest pulse or your age")
    case .available(let zones):
      let load = PulseZones.load(of: input["minutes"].items.compactMap(\.double))
      let pulses = input["pulses"]
      return .object([
        "score": VectorValue(load?.load), "minutes": VectorValue(load?.minutes),
        "highest": .number(zones.highest), "basis": .string(zones.basis.rawValue),
        "lower_bounds": .list(zones.lowerBounds),
        "zone_of": pulses == .null
          ? .null : .list(pulses.items.compactMap(\.double).map { zones.zone(of: $0) }),
      ])
    }
  }

  private var seedStress: VectorValue {
    let score = SeedStressScore.of(hrv: input["hrv"].double, usualHRV: input["baseline"].double)
    guard let score = score.value else { return Self.unavailable("no HRV") }
    return .object([
      "score": .whole(score.value), "band": .string(score.band.rawValue),
      "made_up": .bool(score.isMadeUp),
    ])
  }

  private var stress: VectorValue {
    let burden = input["burden"].double.flatMap { today in
      input["usual_burden"].double.map {
        StressScore.Burden(today: today, usual: $0, daysKept: input["burden_days"].int ?? 0)
      }
    }
    let score = StressScore.of(
      rating: input["rating"].double, hrv: input["hrv"].double, usualHRV: input["baseline"].double,
      burden: burden)
    switch score {
    case .unavailable(.noRatingAndNoHRV):
      return Self.unavailable("it takes your own rating, or HRV")
    case .unavailable(.noUsualHRV): return Self.unavailable("it takes HRV of 7 earlier days")
    case .available(let score):
      var members: [String: VectorValue] = [
        "score": .number(score.value), "band": .string(score.band.rawValue),
      ]
      switch score {
      case .rated:
        members["basis"] = .string("rated")
        members["parts"] = .object([:])
      case .proxy(let proxy):
        members["basis"] = .string("proxy")
        members["shown"] = .whole(score.shown)
        var parts: [String: VectorValue] = ["hrv": .number(proxy.hrv)]
        parts["symptoms"] = proxy.symptoms.map { .number($0) }
        members["parts"] = .object(parts)
      }
      return .object(members)
    }
  }
}
