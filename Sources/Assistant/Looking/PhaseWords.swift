import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Days and symptoms by phase.
struct PhaseWords {
  private let request: Request

  init(_ request: Request) { self.request = request }

  private var silence: Outcome? {
    switch request.mode {
    case .general: .say("general.no_cycle")
    case .pregnancy: .say("cycle.estimates.pregnant")
    default: nil
    }
  }

  /// The days in each phase since the first start; all of them add up to the days.
  var totals: Outcome {
    if let silence { return silence }
    guard let first = request.cycle.history.periods.first?.start, first <= request.today else {
      return LastPeriodQuestion("cycle.phase.unknown", for: request).outcome
    }
    let totals = PhaseTotals(first...request.today) { request.cycle.kind(of: $0) }
    let named = CyclePhase.allCases.filter { $0 != .ovulation || request.scene.speaksOfFertility }
    var rows = named.map { phase in
      row(.reply("phases.label." + phase.rawValue), totals.phases[phase] ?? 0, of: totals.days)
    }
    let unnamed = named.reduce(totals.phases.values.reduce(0, +)) {
      $0 - (totals.phases[$1] ?? 0)
    }
    if unnamed > 0 { rows.append(row(.reply("phases.label.others"), unnamed, of: totals.days)) }
    if totals.late > 0 {
      rows.append(row(.reply("phases.label.late"), totals.late, of: totals.days))
    }
    if totals.unplaced > 0 {
      rows.append(row(.reply("phases.label.unplaced"), totals.unplaced, of: totals.days))
    }
    return Outcome(parts: [
      .reply("phases.title", ["first": .date(first), "days": .integer(totals.days)]),
      .table(rows), .reply("phases.estimate"),
    ])
  }

  /// The phases as fixed shares of her cycle, another way of counting that no date rests on.
  var shares: Outcome {
    if let silence { return silence }
    guard let forecast = request.cycle.forecast, !forecast.isStale else {
      return LastPeriodQuestion("cycle.phase.unknown", for: request).outcome
    }
    let bleeding = request.cycle.history.periods.compactMap(\.length).last
    let phases = FractionalPhases(
      cycleLength: forecast.expectedStart - forecast.lastStart,
      periodLength: bleeding ?? Self.usualBleeding)
    let day = forecast.cycleDay(on: request.today)
    var parts: [Part] = [
      .reply(
        "phases.shares",
        [
          "length": .integer(phases.cycleLength), "period": .integer(phases.periodLength),
          "follicular": .integer(phases.follicularEnd),
          "ovulation": .integer(phases.ovulationEnd),
        ])
    ]
    let phase = phases.phase(onCycleDay: day)
    if let phase, phase != .ovulation || request.scene.speaksOfFertility {
      parts.append(
        .reply(
          "phases.shares.today",
          ["day": .integer(day), "phase": .string(phase.rawValue)]))
    } else if phase == nil {
      parts.append(.reply("phases.shares.late", ["day": .integer(day)]))
    }
    return Outcome(parts: parts + [.reply("phases.shares.other")])
  }

  /// The days of bleeding where none are known; those of most people (NHS, 2023: 2 to 7, about 5).
  private static let usualBleeding = 5

  private func row(_ label: Part, _ days: Int, of all: Int) -> Part.Row {
    let percent = Int((Double(days) * 100 / Double(max(1, all))).rounded())
    return Part.Row(
      label: label,
      value: .reply(
        "phases.row", ["days": .integer(days), "percent": .integer(percent)]))
  }

  private static let most = 10
  private static let mostByPhase = 3

  /// The symptoms and moods of most days, and the first three of each phase.
  var symptoms: Outcome {
    let isCyclic = request.showsCycles && request.cycle.forecast != nil
    let cycle = request.cycle
    let kind: ((CivilDate) -> DayKind)? = isCyclic ? { cycle.kind(of: $0) } : nil
    let tallies = Tallies(request.journal, upTo: request.today, kind: kind)
    guard !tallies.symptoms.isEmpty || !tallies.moods.isEmpty else {
      return Outcome(parts: [
        .reply("tally.nothing"),
        .framed("look.say", [:], name: "example", parts: [.reply("look.example.symptom")]),
      ])
    }
    var parts: [Part] = []
    for (title, counts) in [("tally.symptoms", tallies.symptoms), ("tally.moods", tallies.moods)]
    where !counts.isEmpty {
      parts.append(.reply(title))
      parts.append(.list(counts.prefix(Self.most).map(Self.line)))
    }
    let rows = CyclePhase.allCases.compactMap { phase -> Part.Row? in
      guard phase != .ovulation || request.scene.speaksOfFertility,
        let counts = tallies.byPhase[phase], !counts.isEmpty
      else { return nil }
      return Part.Row(
        label: .reply("phases.label." + phase.rawValue),
        value: .framed(
          "tally.list", [:], name: "parts",
          parts: counts.prefix(Self.mostByPhase).map(Self.short)))
    }
    if !rows.isEmpty { parts += [.reply("tally.by_phase"), .table(rows)] }
    var outcome = Outcome(parts: parts, why: [.reply("tally.why")])
    outcome.picture = rows.isEmpty ? nil : grid(tallies)
    return outcome
  }

  /// The most frequent symptoms and moods by phase.
  private func grid(_ tallies: Tallies) -> PicturePlan {
    let phases = CyclePhase.allCases.filter {
      $0 != .ovulation || request.scene.speaksOfFertility
    }
    let terms = (tallies.symptoms.prefix(Self.drawn) + tallies.moods.prefix(Self.drawn)).map(\.term)
    let rows = terms.map { term in
      phases.map { phase in
        tallies.byPhase[phase]?.first { $0.term == term }?.days ?? 0
      }
    }
    return PicturePlan(
      exhibit: .phases(PhaseGrid(phases: phases, rows: rows)),
      labels: phases.map { .reply("phases.label." + $0.rawValue) }
        + terms.map { .reply("tally.name", ["what": .string(FactPhrase.plain($0.rawValue))]) },
      legend: [.reply("tally.legend")])
  }

  /// The rows of a drawing, of symptoms and of moods.
  private static let drawn = 5

  private static func line(_ count: Tallies.Count) -> Part {
    .reply(
      "look.tally",
      ["what": .string(FactPhrase.plain(count.term.rawValue)), "days": .integer(count.days)])
  }

  private static func short(_ count: Tallies.Count) -> Part {
    .reply(
      "tally.short",
      ["what": .string(FactPhrase.plain(count.term.rawValue)), "days": .integer(count.days)])
  }
}
