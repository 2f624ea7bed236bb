import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Something that holds on some days and not on others, to compare the two.
struct DayCondition {
  /// What holds, as words for a row.
  let label: Part
  /// The subject whose values it sorts the days by, which is not compared with itself.
  let subject: Subject?
  /// The days on which it holds.
  let with: Set<CivilDate>
  /// The days on which it does not.
  let without: Set<CivilDate>

  /// A phase, among the days that can be placed.
  init(_ phase: CyclePhase, _ days: PatternDays) {
    label = .reply("pattern.on.phase", ["phase": .string(phase.rawValue)])
    subject = nil
    with = Set(days.phases.filter { $0.value == phase }.keys)
    without = Set(days.phases.filter { $0.value != phase }.keys)
  }

  /// The week before a period, against the rest of the same cycles.
  init(beforePeriodsIn cycles: [Range<CivilDate>], _ days: PatternDays) {
    label = .reply("pattern.on.before", ["days": .integer(Self.daysBefore)])
    subject = nil
    var (with, without): (Set<CivilDate>, Set<CivilDate>) = ([], [])
    for cycle in cycles where cycle.upperBound > days.first {
      for day in cycle {
        if cycle.upperBound - day <= Self.daysBefore {
          with.insert(day)
        } else {
          without.insert(day)
        }
      }
    }
    self.with = with
    self.without = without
  }

  private static let daysBefore = 7

  /// A fact that is noted on some of the days with entries.
  init(_ name: String, on held: [CivilDate], _ days: PatternDays, isNightAfter: Bool) {
    label = .reply(
      isNightAfter ? "pattern.on.night_after" : "pattern.on.factor",
      ["what": .string(FactPhrase.plain(name))])
    subject = Subject(id: name)
    let shift = isNightAfter ? 1 : 0
    with = Set(held.map { $0 + shift })
    without = Set(days.logged.map { $0 + shift }).subtracting(with)
  }

  /// Days with less of a measure than is usual for her; nil where too few have any.
  init?(below subject: Subject, _ series: Series?, _ days: PatternDays) {
    guard let series = series,
      series.count >= 2 * MeanDifference.daysNeeded
    else { return nil }
    let usual = series.median
    self.subject = subject
    label = .framed(
      "pattern.on.below", [:], name: "values",
      parts: [LookNames.value(usual, of: subject), LookNames.name(subject)])
    with = Set(series.values.filter { $0.value < usual }.map(\.date))
    without = Set(series.values.filter { $0.value >= usual }.map(\.date))
  }
}

/// The days that patterns are looked for in: the last two years at most.
struct PatternDays {
  let first: CivilDate
  let last: CivilDate
  /// The days with any entry.
  let logged: Set<CivilDate>
  /// The phase of each day that has one; empty where cycles are not spoken of.
  let phases: [CivilDate: CyclePhase]

  private static let reach = 730

  init(_ request: Request) {
    let (from, to) = (request.today - Self.reach, request.today)
    first = from
    last = to
    logged = Set(
      request.journal.entries.lazy.filter { entry in
        if case .mode = entry.fact { false } else { from <= entry.date && entry.date <= to }
      }.map(\.date))
    guard request.showsCycles else {
      phases = [:]
      return
    }
    var phases: [CivilDate: CyclePhase] = [:]
    for day in from...to {
      if case .phase(let phase) = request.cycle.kind(of: day) { phases[day] = phase }
    }
    self.phases = phases
  }
}
