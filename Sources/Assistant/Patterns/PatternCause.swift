import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// Something that holds on some days and not on others, to compare the two.
struct PatternCause {
  /// What holds, as words for a row, of the days after it where what is compared shows later.
  let label: Part
  let labelAfter: Part
  /// The subject whose values it sorts the days by, which is not compared with itself.
  let subject: Subject?
  /// The days on which it holds.
  let days: Set<CivilDate>
  /// The days on which it holds or does not.
  let kept: Set<CivilDate>
  /// The cycles that it is a part of; nil for what may hold on any day.
  let cycles: [Range<CivilDate>]?
  /// Whether it is a day of the week.
  private(set) var isOfWeekdays = false
  /// Whether it is held against what the same day shows, its night with it.
  let isOfSameDay: Bool

  private init(
    _ label: Part, after: Part? = nil, _ subject: Subject?, days: Set<CivilDate>,
    kept: Set<CivilDate>, cycles: [Range<CivilDate>]? = nil, isOfSameDay: Bool = false
  ) {
    self.label = label
    labelAfter = after ?? label
    self.subject = subject
    self.days = days
    self.kept = kept
    self.cycles = cycles
    self.isOfSameDay = isOfSameDay || cycles != nil
  }

  /// A phase, among the days of complete cycles.
  init(_ phase: CyclePhase, _ known: PatternDays) {
    self.init(
      .reply("pattern.on.phase", ["phase": .string(phase.rawValue)]), nil,
      days: Set(known.phases.filter { $0.value == phase }.keys),
      kept: Set(known.phases.keys).intersection(known.kept), cycles: known.complete)
  }

  /// The week before a period, against the rest of the same cycles.
  init(beforePeriodsIn known: PatternDays) {
    let days = known.complete.flatMap { cycle in
      (max(cycle.lowerBound, cycle.upperBound - Self.daysBefore)..<cycle.upperBound).map { $0 }
    }
    self.init(
      .reply("pattern.on.before", ["days": .integer(Self.daysBefore)]), nil,
      days: Set(days), kept: known.kept, cycles: known.complete)
  }

  private static let daysBefore = 7

  /// A fact that is noted on some of the days with entries.
  init(_ name: String, on held: [CivilDate], _ known: PatternDays) {
    let what: [String: Argument] = ["what": .string(FactPhrase.plain(name))]
    self.init(
      .reply("pattern.on.factor", what), after: .reply("pattern.on.night_after", what),
      Subject(id: name), days: Set(held), kept: known.kept)
  }

  /// A thing of a question that is noted on some of the days with entries.
  init(_ measure: QueryMeasure, on held: [CivilDate], _ known: PatternDays) {
    let name = QueryNames.name(measure)
    self.init(
      .framed("pattern.on.thing", [:], name: "what", parts: [name]),
      after: .framed("pattern.on.night_after_thing", [:], name: "what", parts: [name]),
      Subject(measure), days: Set(held), kept: known.kept)
  }

  /// The days that end a week, against the others.
  init(weekendsOf known: PatternDays) {
    self.init(
      .reply("pattern.on.weekend"), nil,
      days: known.kept.filter { $0.weekday == .saturday || $0.weekday == .sunday },
      kept: known.kept, isOfSameDay: true)
    isOfWeekdays = true
  }

  /// Days with more or with less of a measure than is usual for her; nil where too few have any.
  init?(_ side: Side, usualOf subject: Subject, _ values: [DatedValue]) {
    guard let series = Series(values), series.count >= 2 * PatternRules().daysNeeded else {
      return nil
    }
    let usual = series.median
    self.init(
      .composed(
        side == .below ? "pattern.on.below" : "pattern.on.above", [:],
        parts: ["value": LookNames.value(usual, of: subject), "what": LookNames.name(subject)]),
      subject,
      days: Set(
        series.values.filter { side == .below ? $0.value < usual : $0.value > usual }.map(\.date)),
      kept: Set(series.values.map(\.date)), isOfSameDay: true)
  }

  /// Which days of a measure are meant.
  enum Side { case below, above }
}
