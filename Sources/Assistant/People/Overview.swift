public import Civil
import Guardrails
public import Journal
import Knowledge
import MessageFormat
import Physiology

/// Several people side by side, a line each.
struct Overview {
  /// What is said of one person.
  private struct Line {
    let name: String
    let value: Part
    let next: CivilDate?
    let lastStart: CivilDate?
    /// How many days a period of hers has, where one is expected.
    let days: Int
  }

  private let lines: [Line]
  /// How many entries all of them have.
  private let entries: Int
  private let today: CivilDate

  /// Reads each journal by itself; `isQuiet` says that whoever looks is to hear nothing of babies.
  init(
    _ people: [(name: String, journal: Journal)], setting: Setting, now: Moment, isQuiet: Bool
  ) {
    today = now.date
    entries = people.map(\.journal.entries.count).reduce(0, +)
    lines = people.map { name, journal in
      let scene = Scene(journal, setting, now: now)
      let value = Self.value(scene, journal, isQuiet: isQuiet)
      let tells = !scene.isAfterLoss && scene.mode != .general
      return Line(
        name: name, value: value,
        next: tells && scene.mode != .pregnancy
          ? Self.next(scene.cycle.forecast, today: scene.today) : nil,
        lastStart: tells && scene.mode != .pregnancy
          ? journal.periods.last { $0.start <= now.date }?.start : nil,
        days: max(1, Int((scene.cycle.forecast?.periodLength ?? 1).rounded())))
    }
  }

  /// The table, then the starts to come and those noted last, and how much there is.
  var outcome: Outcome {
    var parts: [Part] = [
      .table(lines.map { Part.Row(label: .quote($0.name), value: $0.value) })
    ]
    let counts = Part.reply(
      "people.counts", ["people": .integer(lines.count), "entries": .integer(entries)])
    guard lines.count > 1 else { return Outcome(parts: parts + [counts]) }
    let coming = lines.filter { $0.next.map { $0 >= today - 2 } ?? false }
      .sorted { ($0.next ?? today, $0.name) < ($1.next ?? today, $1.name) }.prefix(Self.shown)
    parts += dated(coming.map { ($0.name, $0.next) }, under: "people.coming")
    let past = lines.filter { $0.lastStart != nil }
      .sorted { ($1.lastStart ?? today, $0.name) < ($0.lastStart ?? today, $1.name) }
      .prefix(Self.shown)
    parts += dated(past.map { ($0.name, $0.lastStart) }, under: "people.noted")
    var outcome = Outcome(parts: parts + [counts])
    outcome.picture = PicturePlan(exhibit: .people(timeline))
    return outcome
  }

  /// The days ahead of everybody.
  private var timeline: PeopleTimeline {
    PeopleTimeline(
      rows: lines.map { line in
        PeopleTimeline.Row(
          name: line.name, expected: line.next.map { $0...($0 + (line.days - 1)) })
      }, today: today)
  }

  /// How many starts are listed.
  private static let shown = 5

  private func dated(_ days: [(String, CivilDate?)], under title: String) -> [Part] {
    let rows = days.compactMap { name, day -> Part? in
      guard let day else { return nil }
      return .reply(
        "people.dated",
        ["name": .string(name), "date": .date(day), "away": .integer(day - today)])
    }
    return rows.isEmpty ? [] : [.reply(title), .list(rows)]
  }

  /// The day the next period is expected, or was; nil where nothing can be said.
  private static func next(_ forecast: Forecast?, today: CivilDate) -> CivilDate? {
    guard let forecast, !forecast.isStale else { return nil }
    return forecast.expected(as: today)
  }

  /// What is said of one person: the week, the cycle day, or only how much is noted.
  private static func value(_ scene: Scene, _ journal: Journal, isQuiet: Bool) -> Part {
    let last = journal.entries.map(\.date).filter { $0 <= scene.today }.max()
    let count = journal.entries.count
    guard let last else { return .reply("people.empty") }
    let plain = Part.reply("people.plain", ["n": .integer(count), "last": .date(last)])
    guard !scene.isAfterLoss, scene.mode != .general else { return plain }
    if scene.mode == .pregnancy {
      guard !isQuiet, let dating = scene.pregnancy, let age = try? dating.age(on: scene.today)
      else { return plain }
      return .reply("people.weeks", WeekSkill.variables(dating, age, scene.today))
    }
    guard let forecast = scene.cycle.forecast, let next = next(forecast, today: scene.today) else {
      return plain
    }
    let variables: [String: Argument] = [
      "day": .integer(scene.today - forecast.lastStart + 1), "next": .date(next),
      "away": .integer(next - scene.today),
    ]
    return .reply(next < scene.today ? "people.late" : "people.cycle", variables)
  }
}

extension Forecast {
  /// The expected first day of the next period; once it is past and its window too, the day that
  /// it was expected on.
  func expected(as today: CivilDate) -> CivilDate {
    guard let late = daysLate, late > 0, isPastWindow else { return nextStart }
    return today - late
  }
}

extension Assistant {
  /// Several people side by side, each read from her own journal alone.
  public mutating func everyone(
    _ people: [(name: String, journal: Journal)], now: Moment
  ) -> Turn {
    let quiet = journal.isAfterLoss || (setting.mode ?? journal.mode) == .general
    return speak(
      Overview(people, setting: setting, now: now, isQuiet: quiet).outcome, as: "profile.switch",
      now: now)
  }
}
