import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology
import Scores

/// Whether two things go together in her log: the means of two kinds of days with how many there
/// are, and how often chance alone does as much. Together, never because.
struct PatternWords {
  private let journal: Journal
  private let scene: Scene
  private let subjects: PatternSubjects
  private let days: PatternDays
  private let held: HeldDays

  init(_ subjects: PatternSubjects, _ journal: Journal, _ scene: Scene) {
    self.subjects = subjects
    self.journal = journal
    self.scene = scene
    days = PatternDays(journal, scene)
    held = HeldDays(journal, days)
  }

  var outcome: Outcome {
    if scene.mode == .general, subjects.isBeforePeriod || subjects.phase != nil {
      return .say("general.no_cycle")
    }
    guard let compared = subjects.compared else { return screened }
    if compared == .sign(MenstrualMigraineWords.migraine), scene.showsCycles,
      subjects.cause == nil, subjects.phase == nil, !subjects.isBeforePeriod
    {
      return MenstrualMigraineWords(journal, scene).outcome
    }
    if let measure = PatternMeasure(compared, journal, days) {
      if let cause { return verdict(measure, cause) }
      return screen([measure]) {
        subjects.isWithMoods ? moods : subjects.isOfCycle ? parts : causes(but: $0.subject)
      }
    }
    return subjects.isAboutOneMood ? screened : LookNeeds(compared).outcome
  }

  // MARK: - One pair

  private var cause: PatternCause? {
    if subjects.isBeforePeriod, scene.showsCycles { return PatternCause(beforePeriodsIn: days) }
    if let phase = subjects.phase, scene.showsCycles { return PatternCause(phase, days) }
    if subjects.isOfWeekend { return PatternCause(weekendsOf: days) }
    guard let named = subjects.cause else { return nil }
    if let subject = named.subject, case .measure(let metric, _) = subject,
      !Self.counted.contains(metric)
    {
      let isBad = metric == .scale(.stress)
      return PatternCause(isBad ? .above : .below, usualOf: subject, values(metric))
    }
    switch named {
    case .named(let name): return PatternCause(name, on: held.days(of: name), days)
    case .thing(let measure): return PatternCause(measure, on: held.days(of: measure), days)
    }
  }

  /// Measures that a day has or has not, rather than more or less of.
  private static let counted: Set<Metric> = [
    .intake(.caffeine), .intake(.alcohol), .activity(nil),
  ]

  private func values(_ metric: Metric) -> [DatedValue] {
    journal.series(of: metric, from: days.weeks.lowerBound, upTo: days.weeks.upperBound)?
      .values ?? []
  }

  private func verdict(_ measure: PatternMeasure, _ cause: PatternCause) -> Outcome {
    let question = measure.question(cause, days)
    let found = PatternComparison(question, today: scene.today, rules: .one)
    guard let with = found.meanWith, let without = found.meanWithout else {
      return Outcome(parts: [
        LookNames.reply(
          "pattern.few", measure.subject, ["needed": .integer(PatternRules().daysNeeded)]),
        .table([
          Part.Row(label: label(cause, question), value: count(found.days.with)),
          Part.Row(label: .reply("pattern.others"), value: count(found.days.without)),
        ]),
      ])
    }
    return Outcome(
      parts: [
        LookNames.reply("pattern.title", measure.subject),
        .table([
          Part.Row(
            label: label(cause, question), value: side(with, found.days.with, measure.subject)),
          Part.Row(
            label: .reply("pattern.others"),
            value: side(without, found.days.without, measure.subject)),
        ]),
        verdict(found, worth: measure.worth),
      ] + beside(found, measure, question),
      why: [.reply("pattern.why", ["deals": .integer(PatternRules().deals)])])
  }

  private func label(_ cause: PatternCause, _ question: PatternQuestion) -> Part {
    question.lag > 0 ? cause.labelAfter : cause.label
  }

  /// What a comparison comes to.
  private func verdict(_ found: PatternComparison, worth: Double) -> Part {
    let chance = Self.percent(found.chance ?? 1)
    return switch found.outcome {
    case .told: .reply("pattern.told", ["chance": chance])
    case .tooFew, .notSideBySide: .reply("pattern.apart")
    case .drift where abs(found.difference ?? 0) < max(worth, 1e-9): .reply("pattern.small")
    case .drift: .reply("pattern.drift")
    case .tooSmall: .reply("pattern.small")
    case .chance: .reply("pattern.chance", ["chance": chance])
    }
  }

  /// What is said beside a comparison.
  private func beside(
    _ found: PatternComparison, _ measure: PatternMeasure, _ question: PatternQuestion
  ) -> [Part] {
    var parts: [Part] = []
    if found.isMostlyAtWeekends, found.outcome != .tooFew, !question.isOfWeekdays {
      parts.append(.reply("pattern.weekends"))
    }
    if found.isTold { parts.append(.reply("pattern.together")) }
    if found.outcome == .chance { parts.append(seen(found, measure)) }
    return parts
  }

  /// What could have been found on so many days: the difference that a test at .05 sees in four of
  /// five (Cohen, 1988, "Statistical Power Analysis").
  private func seen(_ found: PatternComparison, _ measure: PatternMeasure) -> Part {
    let share = 1 / Double(max(1, found.days.with)) + 1 / Double(max(1, found.days.without))
    let least = Self.power * measure.deviation * share.squareRoot()
    if case .sign = measure.subject {
      return .reply("pattern.seen.share", ["percent": .integer(Int((least * 100).rounded()))])
    }
    return .framed(
      "pattern.seen", [:], name: "value", parts: [LookNames.value(least, of: measure.subject)])
  }

  /// The sum of the normal quantiles of .975 and .80.
  private static let power = 2.8

  private func count(_ days: Int) -> Part { .reply("pattern.days", ["days": .integer(days)]) }

  private func side(_ mean: Double, _ days: Int, _ subject: Subject) -> Part {
    if case .sign = subject {
      return .reply(
        "pattern.share",
        ["percent": .integer(Int((mean * 100).rounded())), "days": .integer(days)])
    }
    return .framed(
      "pattern.mean", ["days": .integer(days)], name: "value",
      parts: [LookNames.value(mean, of: subject)])
  }

  private static func percent(_ chance: Double) -> Argument {
    .integer(max(1, Int((chance * 100).rounded(.up))))
  }

  // MARK: - Many pairs

  /// Looks through what is logged often enough, for what was asked about where anything was.
  private var screened: Outcome {
    let only = cause
    let all = causes(but: nil)
    return screen(frequent) { measure in
      only.map { [$0] } ?? all.filter { $0.subject == nil || $0.subject != measure.subject }
    }
  }

  /// The signs and measures that are logged most.
  private var frequent: [PatternMeasure] {
    let tallies = tallies
    let signs =
      (subjects.isAboutOneMood ? [] : Array(tallies.symptoms.prefix(Self.symptoms)))
      + tallies.moods.prefix(Self.moodsCompared)
    let measures: [Subject] = subjects.isAboutOneMood ? [] : Self.measures
    return (measures + signs.map { Subject.sign($0.term) })
      .compactMap { PatternMeasure($0, journal, days) }
  }

  private static let measures: [Subject] = [
    .measure(.sleep, id: "sleep"), .measure(.amount(.hrv), id: "hrv"),
    .measure(.amount(.pulse), id: "heart_rate"), .measure(.scale(.energy), id: "energy"),
    .measure(.scale(.stress), id: "stress"), .measure(.scale(.moodScore), id: "mood_score"),
  ]

  private var tallies: Tallies {
    Tallies(journal, from: days.weeks.lowerBound, upTo: days.weeks.upperBound, kind: nil)
  }

  /// So many of each are looked at, so that all pairs can be tested.
  private static let symptoms = 3
  private static let moodsCompared = 2
  private static let signs = 4

  /// The days with each of the most frequent moods.
  private var moods: [PatternCause] {
    tallies.moods.prefix(Self.signs).map { mood in
      PatternCause(mood.term.rawValue, on: held.days(of: mood.term.rawValue), days)
    }
  }

  /// The parts of a cycle.
  private var parts: [PatternCause] {
    guard scene.showsCycles else { return [] }
    return CyclePhase.allCases.map { PatternCause($0, days) } + [
      PatternCause(beforePeriodsIn: days)
    ]
  }

  private static let behaviours = ["caffeine", "alcohol", "exercise", "yoga", "late_meal"]

  private func causes(but compared: Subject?) -> [PatternCause] {
    var causes = parts
    for name in Self.behaviours {
      let held = held.days(of: name)
      if held.count >= PatternRules().daysNeeded {
        causes.append(PatternCause(name, on: held, days))
      }
    }
    causes.append(PatternCause(weekendsOf: days))
    let usual = [
      PatternCause(.below, usualOf: .measure(.sleep, id: "sleep"), values(.sleep)),
      PatternCause(
        .above, usualOf: .measure(.scale(.stress), id: "stress"), values(.scale(.stress))),
    ]
    causes += usual.compactMap { $0 }
    return causes.filter { $0.subject == nil || $0.subject != compared }
  }

  private func screen(
    _ measures: [PatternMeasure], causes: (PatternMeasure) -> [PatternCause]
  ) -> Outcome {
    let screen = PatternScreen(measures, causes: causes, days, today: scene.today)
    guard screen.tested > 0 else {
      return .say("pattern.nothing", ["needed": .integer(PatternRules().daysNeeded)])
    }
    let tested: [String: Argument] = ["pairs": .integer(screen.tested)]
    let why: [Part] = [.reply("pattern.why", ["deals": .integer(PatternRules.manyPairs.deals)])]
    guard !screen.told.isEmpty else {
      return Outcome(parts: [.reply("pattern.none", tested), .reply("pattern.could")], why: why)
    }
    return Outcome(
      parts: [.reply("pattern.found", tested)] + screen.told.flatMap(parts)
        + [.reply("pattern.together")], why: why)
  }

  /// A find with its two kinds of days.
  private func parts(_ find: PatternScreen.Find) -> [Part] {
    guard let with = find.comparison.meanWith, let without = find.comparison.meanWithout else {
      return []
    }
    let (subject, days) = (find.measure.subject, find.comparison.days)
    return [
      LookNames.reply("pattern.title", subject),
      .table([
        Part.Row(
          label: label(find.cause, find.question), value: side(with, days.with, subject)),
        Part.Row(label: .reply("pattern.others"), value: side(without, days.without, subject)),
      ]),
    ] + (find.comparison.isMostlyAtWeekends ? [.reply("pattern.weekends")] : [])
  }

  /// The clearest find of all that is logged often, in a line of its own; else that there is none.
  var noticed: [Part] {
    let all = causes(but: nil)
    let screen = PatternScreen(
      frequent,
      causes: { measure in
        all.filter { $0.subject == nil || $0.subject != measure.subject }
      }, days, today: scene.today)
    guard let find = screen.told.first else { return [] }
    return [.reply("pattern.noticed")] + parts(find) + [.reply("pattern.together")]
  }
}
