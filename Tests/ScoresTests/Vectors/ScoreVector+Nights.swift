import Civil
import Scores

extension ScoreVector {
  /// The kinds of sleep and of its consistency.
  var nights: VectorValue? {
    switch kind {
    case "sleep_seed": seedSleep
    case "sleep_seed_basic": basicSleep
    case "sleep_ours": sleep
    case "regularity": regularity
    case "week_parts": weekendSleep
    case "jetlag": midSleep
    default: nil
    }
  }

  private var day: CivilDate { input["day"].date ?? .latest }

  private var seedSleep: VectorValue {
    let score = SeedSleepScore.of(
      inBed: input["in_bed"].double, core: input["core"].double ?? 0,
      deep: input["deep"].double ?? 0, rem: input["rem"].double ?? 0,
      awake: input["awake"].double ?? 0, wakes: input["wakes"].double ?? 0)
    guard let score = score.value else { return Self.unavailable("no sleep") }
    return .object([
      "score": .number(score.value), "shown_seed": .whole(score.truncated),
      "shown": .whole(score.shown), "parts": VectorValue(score.parts),
      "waso_penalty": .number(score.wakePenalty), "raw": .number(score.raw),
      "band": .string(score.light.rawValue),
    ])
  }

  private var basicSleep: VectorValue {
    let score = SeedBasicSleepScore.of(
      hours: input["hours"].double, efficiency: input["efficiency"].double,
      wakes: input["wakes"].double)
    guard let score = score.value else { return Self.unavailable("no hours of sleep") }
    return .object([
      "score": .number(score.value), "shown": .whole(score.shown),
      "band": .string(score.light.rawValue),
    ])
  }

  private var sleep: VectorValue {
    let night = SleepNight(
      asleep: input["asleep"].double, inBed: input["in_bed"].double,
      latency: input["latency"].double, wakeAfterOnset: input["waso"].double,
      wakes: input["wakes"].double, rem: input["rem"].double, deep: input["deep"].double)
    switch SleepScore.of(night) {
    case .unavailable(.noHours): return Self.unavailable("it takes the hours slept")
    case .unavailable(.nap):
      return Self.unavailable("shorter than 90 minutes counts as a nap")
    case .available(let score):
      return .object([
        "score": .number(score.value), "shown": .whole(score.shown),
        "parts": VectorValue(score.parts), "weights": VectorValue(score.weights),
        "penalty": .object([
          "waso": .number(score.wakePenalty), "latency": .number(score.latencyPenalty),
        ]),
        "left_out": .list(score.leftOut.map(\.rawValue)), "band": .string(score.band.rawValue),
      ])
    }
  }

  private var regularity: VectorValue {
    let nights = input["nights"].items.compactMap { item -> BedTime? in
      guard let night = item.items.first?.date,
        let time = item.items.last?.text.flatMap({ ClockTime(iso: $0) })
      else { return nil }
      return BedTime(night, time)
    }
    switch BedTimeRegularity.of(nights, through: day) {
    case .unavailable(.tooFewNights(let have, let needed, let looked)):
      return Self.unavailable(
        "it takes \(needed) nights of the last \(looked); I have \(have)", ["n": .whole(have)])
    case .unavailable(.roundTheClock(let nights)):
      return Self.unavailable("the times lie all round the clock", ["n": .whole(nights)])
    case .available(let score):
      return .object([
        "score": .number(score.value), "shown": .whole(score.shown), "n": .whole(score.nights),
        "mean": .string(score.mean.iso), "mean_minutes": .number(score.meanMinutes),
        "sd": .number(score.deviation),
      ])
    }
  }

  private static func value(_ shortage: WeekendShortage) -> VectorValue {
    switch shortage {
    case .tooFewNights(let weekend, let others):
      unavailable(
        "it takes \(WeekendShortage.weekendNeeded) weekend nights and "
          + "\(WeekendShortage.othersNeeded) others; I have \(weekend) and \(others)",
        ["n": .list([weekend, others])])
    case .roundTheClock(let weekend, let others):
      unavailable("the times lie all round the clock", ["n": .list([weekend, others])])
    }
  }

  private var weekendSleep: VectorValue {
    switch WeekendSleep.of(input["nights"].series, through: day) {
    case .unavailable(let shortage): return Self.value(shortage)
    case .available(let sleep):
      return .object([
        "weekend": .number(sleep.weekend), "week": .number(sleep.others),
        "n": .list([sleep.weekendNights, sleep.otherNights]),
        "difference_minutes": .number(sleep.differenceMinutes), "told": .bool(sleep.isTold),
      ])
    }
  }

  private var midSleep: VectorValue {
    let spans = input["nights"].items.compactMap { item -> SleepSpan? in
      let clocks = item.items.compactMap { $0.text.flatMap { ClockTime(iso: $0) } }
      guard let wakeDay = item.items.first?.date, let bed = clocks.first, let wake = clocks.last
      else { return nil }
      return SleepSpan(wakeDay, bed: bed, wake: wake)
    }
    switch MidSleepShift.of(spans, through: day) {
    case .unavailable(let shortage): return Self.value(shortage)
    case .available(let shift):
      return .object([
        "weekend": .string(shift.weekend.iso), "week": .string(shift.others.iso),
        "shift_minutes": .number(shift.minutes),
        "n": .list([shift.weekendNights, shift.otherNights]),
      ])
    }
  }
}
