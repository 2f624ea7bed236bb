import Civil
import Clauses
import Journal
import Language
import Physiology

/// Reads a question about her own record; nil where a message is none.
struct QueryReader {
  let words: QueryWords
  let today: CivilDate
  /// What the question before was about.
  let focus: QueryFocus?
  /// Whether what is hers and what is somebody else's is the same: a partner keeps the diary.
  let isForHer: Bool

  /// The question as a value; nil where no measure is bound, or nothing that is to be made of it.
  var query: Query? {
    if words.says("summary") { return Query(.entries, placedSides, .days) }
    guard !words.says("order.write") else { return nil }
    if let wrote { return wrote }
    guard let measure, asksOfRecord(measure), let aggregate = aggregate(of: measure) else {
      return nil
    }
    return query(measure, aggregate)
  }

  /// Whether what was noted is to be laid out: "a summary for the doctor".
  var isSummary: Bool { words.says("summary") }

  /// Whether it names a thing and when, with no value beside it: "cramps over my last 3 periods".
  var looksUp: Bool {
    let numbers = words.units.count { if case .number = $0.kind { true } else { false } }
    let placing =
      cycleDays.count
      + (words.numbers(in: "win.periods_n") + words.numbers(in: "win.cycles_n")).count
    return numbers == placing && placing > 0 && words.things.count > 0
      && words.first(of: ["win.periods_n", "win.cycles_n", "win.last_period", "win.last_cycle"])
        != nil
  }

  /// Whether it plainly asks of what was done or noted, and of nothing that is known in general.
  var isPlain: Bool {
    words.says("summary")
      || (words.says("own.past") || wrote != nil) && !words.says("norm") && !words.says("general")
  }

  /// Whether it only names what is to be made of a thing: "coffee total this week".
  var namesFigure: Bool {
    words.says("noun.ask") && !words.holdsNumber
  }

  /// Whether it also asks whether what it asks of is usual.
  var asksNorm: Bool { words.says("norm") }

  /// Puts measure, days and aggregate together.
  func query(_ measure: QueryMeasure, _ aggregate: QueryAggregate) -> Query {
    var query = Query(measure, sides(of: measure, aggregate), aggregate)
    if aggregate == .argmax {
      query.group = group
      query.isLeast = words.says("agg.min") || words.says("worst") && measure.isBetterHigh
    }
    if words.says("without"), aggregate == .days || aggregate == .count {
      query.aggregate = .days
      query.isWithout = true
    }
    if measure == .cycleDay, let day = cycleDays.first { query.expected = day }
    return query
  }

  private var group: QueryGroup {
    let texts = words.units.map(\.text)
    if texts.contains(where: { $0.hasPrefix("weekday") }) { return .weekday }
    return texts.contains(where: { $0.hasPrefix("month") }) ? .month : .cycleDay
  }

  /// The days of the cycle that are named.
  var cycleDays: [Int] {
    let direct = words.cycleDays { ["day", "cd", "cycle day", "days", "cycleday"].contains($0) }
    guard direct.count == 1, words.says("cmp.each") else { return direct }
    let numbers = words.numbers(in: "cmp.each")
    return numbers.count > 1 ? numbers : direct
  }

  /// What was noted, as a whole: "what did you put down?".
  private var wrote: Query? {
    let isOfAll = words.things.allSatisfy { $0.measure == .entries }
    guard words.says("wrote"), !words.says("general"), isOfAll || words.says("list") else {
      return nil
    }
    let named = words.things.first { $0.measure != .entries }?.measure
    let measure = isOfAll ? QueryMeasure.entries : named ?? .entries
    let sides = placedSides
    let isWhole = measure == .entries && sides.isEmpty && words.says("wrote.all")
    return Query(measure, sides, isWhole ? .days : .list)
  }

  /// The days that are named, or the period or cycle that is; none where the words name no time.
  private var placedSides: [QuerySide] {
    guard words.times.isEmpty else { return words.times.map { QuerySide(window: $0) } }
    let named: [(String, QueryWindow)] = [
      ("win.last_period", .period(back: 0)), ("win.this_period", .period(back: 0)),
      ("win.last_cycle", .cycle(back: 1)), ("win.this_cycle", .cycle(back: 0)),
    ]
    return named.first { words.says($0.0) }.map { [QuerySide(window: $0.1)] } ?? []
  }

  /// Whether it asks about what is on record rather than about what is known in general.
  private func asksOfRecord(_ measure: QueryMeasure) -> Bool {
    let isOwn =
      words.says("own") || words.says("that_one")
      || words.says("theirs") && (isForHer || measure.isOfCycle)
    if let general = words.said["general"] {
      guard isOwn, words.says("norm"), let asked = words.said["asks"],
        general.lowerBound > (words.things.first?.unit ?? 0), asked.lowerBound < general.lowerBound
      else { return false }
      return true
    }
    if isOwn { return true }
    if namesFigure { return true }
    let isDated = words.times.contains { window in
      switch window {
      case .days(let days): days.lowerBound <= today
      case .month(let month): month.first <= today
      default: true
      }
    }
    return isDated || isFragment || !cycleDays.isEmpty
  }

  /// A few words with a measure and what is to be made of it: "total days of bleeding?".
  private var isFragment: Bool {
    words.units.count { $0.kind != .mark } <= Self.fewWords
      && (words.first(of: Self.strong) != nil || !cycleDays.isEmpty)
      && words.first(of: ["general", "agg.long"]) == nil
  }

  private static let fewWords = 7
  /// What makes a question of a few words.
  private static let strong = [
    "agg.mean", "agg.sum", "agg.range", "agg.last", "agg.streak", "agg.argmax", "agg.interval",
    "cmp", "agg.days", "agg.max", "agg.min",
  ]
}
