import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// A score of a day in words: its points against herself, what it rests on, and what is missing.
struct ScoreWords {
  let record: ScoreRecord
  private let scene: Scene
  /// The day whose scores are told.
  private let today: CivilDate

  /// Tells the scores of a day that is over or running, of today where none is given.
  init(_ journal: Journal, _ scene: Scene, on day: CivilDate? = nil) {
    today = min(day ?? scene.today, scene.today)
    record = ScoreRecord(journal, today: today)
    self.scene = scene
  }

  /// One score with its parts, the days before it, and one line where a rule holds.
  func outcome(_ kind: ScoreKind, days: Int? = nil) -> Outcome {
    if isOfPregnancy(kind) {
      return .say("score.pregnant", ["what": .string(kind.rawValue)])
    }
    var outcome = Outcome(
      parts: (today == scene.today ? [] : [.reply("score.of_day", ["date": .date(today)])])
        + [line(kind)])
    let rows = rows(kind)
    if !rows.isEmpty { outcome.parts.append(.table(rows)) }
    outcome.parts += insight(kind)
    outcome.picture = picture(kind, days: days ?? ScoreKind.mostDays / 3)
    outcome.why = [.reply("score.why." + kind.rawValue)]
    return outcome
  }

  /// All scores of the day, each with the days before it.
  var overview: Outcome {
    let kinds = ScoreKind.allCases.filter { !isOfPregnancy($0) }
    let rows = kinds.map { kind in
      Part.Row(label: .reply("score.label." + kind.rawValue), value: card(kind))
    }
    var outcome = Outcome(parts: [.reply("score.title"), .table(rows), .reply("score.more")])
    if kinds.count < ScoreKind.allCases.count {
      outcome.parts.insert(.reply("score.pregnant.all"), at: 0)
    }
    return outcome
  }

  /// The scores that the day has, where they may be said unasked: not in pregnancy or after a loss.
  var known: [ScoreKind] {
    guard scene.mode != .pregnancy, !scene.isAfterLoss else { return [] }
    return ScoreKind.allCases.filter { record.value($0, on: today) != nil }
  }

  /// In pregnancy HRV falls and the pulse rises by themselves.
  private func isOfPregnancy(_ kind: ScoreKind) -> Bool {
    scene.mode == .pregnancy && kind != .sleep
  }

  // MARK: - The line of a day

  /// The score of the day, or what it would take.
  func line(_ kind: ScoreKind) -> Part {
    switch kind {
    case .recovery:
      guard let score = record.recovery(on: today).value else {
        return .reply("score.none.recovery")
      }
      return Self.relative("score.recovery", score.relative)
    case .strain:
      guard let score = record.strain(on: today).value else { return .reply("score.none.strain") }
      return Self.relative("score.strain", score.relative)
    case .sleep: return sleep
    case .stress: return stress
    }
  }

  private static func relative(_ id: String, _ score: RelativeScore) -> Part {
    .reply(id, ["points": .integer(score.shown), "band": .string(score.band.rawValue)])
  }

  private var sleep: Part {
    switch record.sleep(on: today) {
    case .unavailable(.nap): return .reply("score.none.nap")
    case .unavailable: return .reply("score.none.sleep")
    case .available(let score):
      let parts = SleepPart.allCases.filter { score.parts[$0] != nil }
      return .framed(
        "score.sleep", ["points": .integer(score.shown)], name: "parts",
        parts: parts.map { .reply("score.part." + $0.rawValue) })
    }
  }

  private var stress: Part {
    switch record.stress(on: today) {
    case .available(.rated(let rating)): .reply("score.stress.rated", ["rating": .number(rating)])
    case .available(let score): .reply("score.stress.guess", ["points": .integer(score.shown)])
    case .unavailable(.noUsualHRV): .reply("score.none.usual_hrv")
    case .unavailable: .reply("score.none.stress")
    }
  }

  // MARK: - What it rests on

  private func rows(_ kind: ScoreKind) -> [Part.Row] {
    switch kind {
    case .recovery:
      let answer = record.recovery(on: today)
      let parts = answer.value?.parts ?? answer.reason?.parts ?? [:]
      let leftOut = answer.value?.leftOut ?? answer.reason?.leftOut ?? [:]
      return RecoveryPart.allCases.map { part in
        let names = Self.recovery(part)
        return row(
          names.label, names.subject, parts[part], leftOut[part],
          usual: usual(part))
      }
    case .strain:
      let answer = record.strain(on: today)
      let leftOut = answer.value?.leftOut ?? answer.reason?.leftOut ?? [:]
      return [
        row(
          "steps", .measure(.amount(.steps), id: "steps"), answer.value?.parts[.steps],
          leftOut[.steps], usual: answer.value?.parts[.steps]?.mean)
      ]
    case .sleep: return nights
    case .stress: return []
    }
  }

  private static func recovery(_ part: RecoveryPart) -> (label: String, subject: Subject) {
    switch part {
    case .hrv: ("hrv", .measure(.amount(.hrv), id: "hrv"))
    case .pulse: ("heart_rate", .measure(.amount(.pulse), id: "heart_rate"))
    case .sleep: ("sleep", .measure(.sleep, id: "sleep"))
    }
  }

  private func usual(_ part: RecoveryPart) -> Double? {
    let series =
      switch part {
      case .hrv: record.hrv
      case .pulse: record.pulse
      case .sleep: record.hours
      }
    return OwnUsual(series, before: today).mean
  }

  private func row(
    _ label: String, _ subject: Subject, _ part: StandardisedPart?, _ gap: PartGap?, usual: Double?
  ) -> Part.Row {
    let value: Part
    if let part {
      value = .composed(
        "score.value", ["days": .integer(part.count)],
        parts: [
          "value": LookNames.value(part.value, of: subject),
          "usual": LookNames.value(usual ?? part.mean, of: subject),
        ])
    } else if case .tooFewDays(let have, let needed)? = gap {
      value = .reply("score.gap.few", ["have": .integer(have), "needed": .integer(needed)])
    } else {
      value = .reply("score.gap.missing")
    }
    return Part.Row(label: .reply("week_review.label." + label), value: value)
  }

  /// Bed time, weekends and the middle of the night, as far as they are known.
  private var nights: [Part.Row] {
    var rows: [Part.Row] = []
    if let regularity = record.regularity(through: today).value {
      rows.append(
        Part.Row(
          label: .reply("score.label.bed_time"),
          value: .reply(
            "score.bed_time",
            [
              "time": .string(regularity.mean.iso),
              "minutes": .number(regularity.deviation),
              "nights": .integer(regularity.nights),
            ])))
    }
    if let weekends = record.weekends(through: today).value, weekends.isTold {
      rows.append(
        Part.Row(
          label: .reply("score.label.weekend"),
          value: .reply(
            weekends.differenceMinutes > 0 ? "score.weekend.more" : "score.weekend.less",
            [
              "minutes": .number(abs(weekends.differenceMinutes)),
              "weekend": .integer(weekends.weekendNights),
              "others": .integer(weekends.otherNights),
            ])))
    }
    if let shift = record.shift(through: today).value, abs(shift.minutes) >= Self.shiftTold {
      rows.append(
        Part.Row(
          label: .reply("score.label.mid_sleep"),
          value: .reply(
            shift.minutes > 0 ? "score.mid_sleep.later" : "score.mid_sleep.earlier",
            ["minutes": .number(abs(shift.minutes))])))
    }
    return rows
  }

  /// A smaller shift of the middle of the night is not told, in minutes.
  private static let shiftTold = 30.0

  // MARK: - The days before

  private func values(_ kind: ScoreKind, days: Int) -> [DatedValue?] {
    (today - (days - 1)...today).map { day in
      record.value(kind, on: day).map { DatedValue(day, $0) }
    }
  }

  /// Seven signs from low to high, a dot for a day without a score, and their mean.
  private func card(_ kind: ScoreKind) -> Part {
    let card = ScoreCard(values(kind, days: ScoreKind.daysOfCard).map { $0?.value })
    guard card.known > 0 else { return line(kind).unavailable }
    let signs = card.days.map { day in
      day.flatMap { Self.bars.indices.contains($0.eighth) ? Self.bars[$0.eighth] : nil } ?? "·"
    }
    let days = Argument.string(signs.joined())
    let points = card.today.map { Argument.integer(Int($0.rounded())) }
    let mean = card.mean.map { Argument.integer(Int($0.rounded())) }
    switch (points, mean) {
    case (let points?, let mean?):
      return .reply("score.card.mean", ["points": points, "days": days, "mean": mean])
    case (let points?, nil): return .reply("score.card", ["points": points, "days": days])
    case (nil, let mean?): return .reply("score.card.before.mean", ["days": days, "mean": mean])
    case (nil, nil): return .reply("score.card.before", ["days": days])
    }
  }

  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private func picture(_ kind: ScoreKind, days: Int) -> PicturePlan? {
    guard let series = Series(values(kind, days: days).compactMap { $0 }), series.count > 1 else {
      return nil
    }
    return PicturePlan(
      exhibit: .chart(Chart(what: kind.rawValue, series: series, shape: .line)),
      legend: [
        .reply(
          "score.chart", ["what": .string(kind.rawValue), "days": .integer(series.count)])
      ],
      words: [
        .list(
          series.values.map {
            .reply("score.dated", ["date": .date($0.date), "points": .number($0.value)])
          })
      ])
  }

  // MARK: - One line beside it

  func insight(_ kind: ScoreKind) -> [Part] {
    switch record.insight(kind, on: today) {
    case .lowerHRV(let now, let usual): [Self.pair("score.line.hrv_lower", now, usual)]
    case .higherPulse(let now, let usual): [Self.pair("score.line.pulse_higher", now, usual)]
    case .higherHRV(let now, let usual): [Self.pair("score.line.hrv_higher", now, usual)]
    case .shorterSleep(let hours, let usual): [Self.pair("score.line.shorter", hours, usual)]
    case .weekendSleep(let minutes):
      [
        .reply(
          minutes > 0 ? "score.line.weekend_more" : "score.line.weekend_less",
          ["minutes": .number(abs(minutes))])
      ]
    case .bedTimeSpread(let minutes):
      [.reply("score.line.bed_time", ["minutes": .number(minutes)])]
    case .activity(let change):
      [
        .reply(
          change > 0 ? "score.line.more" : "score.line.less", ["percent": .number(abs(change))])
      ]
    case .pattern, nil: []
    }
  }

  private static func pair(_ id: String, _ now: Double, _ usual: Double) -> Part {
    .reply(id, ["now": .number(now), "usual": .number(usual)])
  }
}

extension Part {
  /// What stands in a card where a score is unavailable.
  fileprivate var unavailable: Part { .reply("score.card.none") }
}
