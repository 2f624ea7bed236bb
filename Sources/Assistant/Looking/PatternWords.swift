import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Whether two things go together in her log: the means of two kinds of days with how many there
/// are, and how often chance alone does as much. Together, never because.
struct PatternWords {
  private let request: Request
  private let days: PatternDays

  init(_ request: Request) {
    self.request = request
    days = PatternDays(request)
  }

  var outcome: Outcome {
    if request.mode == .general,
      !request.words(.phase).isEmpty || request.said.contains("look.before_period")
    {
      return .say("general.no_cycle")
    }
    let subjects = PatternSubjects(request)
    guard let compared = subjects.compared else { return screened(subjects) }
    if let outcome = DayOutcome(compared, request, days) {
      if let condition = condition(subjects, for: compared) { return verdict(outcome, condition) }
      return screen([outcome]) {
        subjects.isWithMoods ? moods : conditions(for: $0.subject)
      }
    }
    return subjects.isAboutOneMood ? screened(subjects) : LookNeeds(compared).outcome
  }

  // MARK: - One pair

  private func condition(_ subjects: PatternSubjects, for compared: Subject) -> DayCondition? {
    if subjects.isBeforePeriod, request.showsCycles {
      return DayCondition(beforePeriodsIn: PastCycles.cycles(request), days)
    }
    if let phase = subjects.phase, request.showsCycles { return DayCondition(phase, days) }
    guard let cause = subjects.cause else { return nil }
    if let subject = Subject(id: cause), case .measure(let measure, _) = subject,
      ![.intake(.caffeine), .intake(.alcohol)].contains(measure)
    {
      return DayCondition(
        below: subject, request.journal.series(of: measure, from: days.first, upTo: days.last), days
      )
    }
    let isNight = compared == Self.sleep
    return DayCondition(cause, on: held(cause), days, isNightAfter: isNight)
  }

  /// The days on which a factor is noted, whatever kind of entry tells it.
  private func held(_ cause: String) -> [CivilDate] {
    request.journal.days(from: days.first, upTo: days.last) { fact in
      switch fact {
      case .intake(let intake, _, let what): intake.rawValue == cause || what == cause
      case .drink(let what, _): what == cause
      case .activity(let activity, _, let what):
        activity.rawValue == cause || what == cause
      case .text(.factor, let text): text == cause
      case .supplement(let what, _): what == cause
      case .food(let food): food.text.lowercased().contains(cause)
      default: fact.signs.contains { $0.rawValue == cause }
      }
    }
  }

  private func verdict(_ outcome: DayOutcome, _ condition: DayCondition) -> Outcome {
    let (with, without) = outcome.split(by: condition)
    guard let found = MeanDifference(with: with, without: without) else {
      return Outcome(parts: [
        LookNames.reply(
          "pattern.few", outcome.subject, ["needed": .integer(MeanDifference.daysNeeded)]),
        .table([
          Part.Row(label: condition.label, value: count(with.count)),
          Part.Row(label: .reply("pattern.others"), value: count(without.count)),
        ]),
      ])
    }
    return Outcome(
      parts: [
        LookNames.reply("pattern.title", outcome.subject),
        .table([
          Part.Row(label: condition.label, value: side(found.with, outcome.subject)),
          Part.Row(label: .reply("pattern.others"), value: side(found.without, outcome.subject)),
        ]),
        .reply(
          found.isTold ? "pattern.told" : "pattern.chance", ["chance": Self.percent(found.chance)]),
      ] + (found.isTold ? [.reply("pattern.together")] : []),
      why: [.reply("pattern.why", ["deals": .integer(MeanDifference.deals)])])
  }

  private func count(_ days: Int) -> Part { .reply("pattern.days", ["days": .integer(days)]) }

  private func side(_ group: MeanDifference.Group, _ subject: Subject) -> Part {
    if case .sign = subject {
      return .reply(
        "pattern.share",
        [
          "percent": .integer(Int((group.mean * 100).rounded())), "days": .integer(group.count),
        ])
    }
    return .framed(
      "pattern.mean", ["days": .integer(group.count)], name: "value",
      parts: [LookNames.value(group.mean, of: subject)])
  }

  private static func percent(_ chance: Double) -> Argument {
    .integer(max(1, Int((chance * 100).rounded(.up))))
  }

  // MARK: - Many pairs

  /// Looks through what is logged often enough, for what was asked about where anything was.
  private func screened(_ subjects: PatternSubjects) -> Outcome {
    let tallies = tallies
    let signs =
      (subjects.isAboutOneMood ? [] : Array(tallies.symptoms.prefix(Self.signs)))
      + tallies.moods.prefix(Self.signs)
    let measures: [Subject] =
      subjects.isAboutOneMood
      ? []
      : [
        .measure(.sleep, id: "sleep"), .measure(.scale(.energy), id: "energy"),
        .measure(.scale(.stress), id: "stress"), .measure(.scale(.moodScore), id: "mood_score"),
      ]
    let outcomes = (signs.map { Subject.sign($0.term) } + measures)
      .compactMap { DayOutcome($0, request, days) }
    let only = subjects.compared.flatMap { condition(subjects, for: $0) }
    let (plain, afterNights) = (conditions(for: nil), conditions(for: Self.sleep))
    return screen(outcomes) { outcome in
      only.map { [$0] } ?? (outcome.subject == Self.sleep ? afterNights : plain)
    }
  }

  private var tallies: Tallies {
    Tallies(request.journal, from: days.first, upTo: days.last, kind: nil)
  }

  private static let signs = 4
  private static let sleep = Subject.measure(.sleep, id: "sleep")

  /// The days with each of the most frequent moods.
  private var moods: [DayCondition] {
    tallies.moods.prefix(Self.signs).map { mood in
      DayCondition(mood.term.rawValue, on: held(mood.term.rawValue), days, isNightAfter: false)
    }
  }

  private func conditions(for compared: Subject?) -> [DayCondition] {
    let isNight = compared == Self.sleep
    var conditions: [DayCondition] = []
    if request.showsCycles {
      conditions = CyclePhase.allCases.map { DayCondition($0, days) }
      conditions.append(DayCondition(beforePeriodsIn: PastCycles.cycles(request), days))
    }
    for cause in ["caffeine", "alcohol", "exercise"] {
      let held = held(cause)
      if held.count >= MeanDifference.daysNeeded {
        conditions.append(DayCondition(cause, on: held, days, isNightAfter: isNight))
      }
    }
    let sleep = request.journal.series(of: .sleep, from: days.first, upTo: days.last)
    if let short = DayCondition(below: .measure(.sleep, id: "sleep"), sleep, days) {
      conditions.append(short)
    }
    return conditions.filter { $0.subject == nil || $0.subject != compared }
  }

  private func screen(
    _ outcomes: [DayOutcome], conditions: (DayOutcome) -> [DayCondition]
  ) -> Outcome {
    let found = PatternScreen(outcomes, conditions: conditions)
    guard found.pairs > 0 else {
      return .say("pattern.nothing", ["needed": .integer(MeanDifference.daysNeeded)])
    }
    guard !found.told.isEmpty else { return .say("pattern.none", ["pairs": .integer(found.pairs)]) }
    let parts = found.told.flatMap { pair -> [Part] in
      [
        LookNames.reply("pattern.title", pair.outcome.subject),
        .table([
          Part.Row(label: pair.condition.label, value: side(pair.found.with, pair.outcome.subject)),
          Part.Row(
            label: .reply("pattern.others"), value: side(pair.found.without, pair.outcome.subject)),
        ]),
      ]
    }
    return Outcome(
      parts: [.reply("pattern.found", ["pairs": .integer(found.pairs)])] + parts
        + [.reply("pattern.together")],
      why: [.reply("pattern.why", ["deals": .integer(MeanDifference.deals)])])
  }
}
