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
  /// What the diary itself calls a thing: a dish, a tablet, a kind of movement.
  let ownNames: QueryOwnNames
  /// Whether it is the second question of a message and so takes up the first.
  var isSecond = false

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

  /// Another question of the same sitting.
  func reading(_ words: QueryWords, after focus: QueryFocus?) -> QueryReader {
    QueryReader(
      words: words, today: today, focus: focus, isForHer: isForHer, ownNames: ownNames,
      isSecond: self.focus != focus)
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

  /// Whether what it asks is of what was told before: "how many days before the birth was that?".
  var leansOnFocus: Bool {
    guard let focus, !focus.days.isEmpty, !focus.isOfNote else { return false }
    return words.says("apart") && words.says("pronoun")
      || words.says("cmp.with") && words.says("pronoun")
        && words.things.allSatisfy { Self.places($0.measure) } && rebound(focus) != nil
      || words.says("pronoun.they") && words.times.isEmpty && rebound(focus) != nil
  }

  /// Whether it says that something was not meant, and asks nothing of it: "im not bleeding, i meant
  /// food".
  var deniesThing: Bool {
    words.says("told.not") && words.first(of: ["when", "agg.count", "agg.often"]) == nil
      && !words.units.contains { $0.text == "?" }
  }

  /// Whether it plainly asks of what was done or noted, and of nothing that is known in general.
  var isPlain: Bool {
    if words.says("summary") { return true }
    if words.says("norm"), words.says("norm.own"), query != nil { return true }
    if words.says("weeks_at"), query != nil { return true }
    guard !words.says("norm"), !words.says("general") else { return false }
    return isOfPast || isOfRecord
  }

  /// Whether its words alone say that it asks of what was done or noted.
  var isOfPast: Bool {
    words.says("summary")
      || (words.says("own.past") || wrote != nil) && !words.says("norm") && !words.says("general")
  }

  /// Whether it asks for a number, a day or a list of what is hers or of a time that is over.
  private var isOfRecord: Bool {
    guard words.says("asks") || namesFigure || isHeading, let query, query.measure != .cycleDay,
      query.measure != .late
    else { return false }
    let isPlaced = query.sides.contains { $0.window.isNamed || $0.filter != QueryFilter() }
    guard isPlaced || words.says("own") || namesFigure else { return false }
    switch query.aggregate {
    case .exists: return false
    case .value:
      return query.isCompared || query.isAgainstUsual || words.says("own") && !words.times.isEmpty
    default: return true
    }
  }

  /// Whether it only names what is to be made of a thing: "coffee total this week".
  var namesFigure: Bool {
    words.says("noun.ask") && !words.holdsNumber
  }

  /// A few words with a thing, a time and what is to be made of it: "resting hr last week, avg".
  var isTerse: Bool {
    words.says("terse") && !words.holdsNumber && words.things.count > 0
      && words.units.count { $0.kind != .mark } <= Self.fewWords
  }

  /// Whether it is no more than a thing and a span of days: "headaches this month."
  var isHeading: Bool {
    let others = words.units.filter { $0.kind == .word && !words.isFiller($0) }
    return others.isEmpty && words.things.count == 1 && !words.holdsNumber
      && !words.times.isEmpty && words.times.allSatisfy { isWhole($0) }
  }

  /// Whether a span is a week or longer that has begun; days of a shorter one are told.
  private func isWhole(_ window: QueryWindow) -> Bool {
    switch window {
    case .days(let days):
      days.lowerBound <= today && days.upperBound - days.lowerBound >= Self.week - 1
    case .month(let month): month.first <= today
    default: false
    }
  }

  private static let week = 7

  /// Whether it also asks whether what it asks of is usual.
  var asksNorm: Bool { words.says("norm") }

  /// Puts measure, days and aggregate together.
  func query(_ measure: QueryMeasure, _ aggregate: QueryAggregate) -> Query {
    var query = Query(measure, sides(of: measure, aggregate), aggregate)
    query.isCompared = query.sides.count > 1 && isComparing
    if aggregate == .argmax {
      query.group = group ?? .cycleDay
      query.isLeast = words.says("agg.min") || words.says("worst") && measure.isBetterHigh
    } else if let group, grouped(aggregate) {
      query.group = group
    }
    if words.says("without"), aggregate == .days || aggregate == .count, companies.isEmpty {
      query.aggregate = .days
      query.isWithout = true
    }
    if aggregate == .streak {
      query.isLongest = words.says("agg.max") || words.says("most.at")
    }
    if aggregate == .interval {
      query.isLongest = words.says("agg.max") || words.says("agg.gap")
    }
    if query.isCompared, aggregate == .exists {
      query.aggregate = measure.isSummed ? .sum : measure.isOfDays ? .days : .mean
    }
    query.isAgainstUsual = words.says("vs.usual") && query.sides.count == 1
    if query.isAgainstUsual, query.aggregate == .exists || query.aggregate == .value {
      query.aggregate = measure.isSummed ? .sum : measure.isOfDays ? .days : .mean
    }
    if query.aggregate == .share, query.sides.allSatisfy({ $0.filter == QueryFilter() }) {
      if case .moods = measure {} else { query.aggregate = measure.isOfEntries ? .count : .days }
    }
    if measure == .cycleDay, let day = cycleDays.first { query.expected = day }
    return query
  }

  /// Whether its sides are put against each other.
  private var isComparing: Bool {
    words.says("cmp") || words.says("agg.much") || words.says("agg.mean")
      || words.says("agg.max") || words.says("agg.min")
  }

  /// Whether what is made of it is made of each group.
  private func grouped(_ aggregate: QueryAggregate) -> Bool {
    words.says("group.each") && (aggregate.isNumber || aggregate == .value || aggregate == .list)
      || words.says("without") && words.says("list")
  }

  /// What it is to be gathered by.
  var group: QueryGroup? {
    let named: [(String, QueryGroup)] = [
      ("group.weekday", .weekday), ("group.month", .month), ("group.week", .week),
      ("group.phase", .phase), ("group.cycle", .cycle), ("group.cycle_day", .cycleDay),
    ]
    return named.first { words.says($0.0) }?.1
  }

  /// The days of the cycle that are named.
  var cycleDays: [Int] {
    let named = (1...Self.mostNamedDays).filter { words.says("day.\($0)") }
    let direct =
      words.cycleDays { ["day", "cd", "cycle day", "days", "cycleday"].contains($0) } + named
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
    if case .weeksAt = measure { return true }
    if isOwn, measure == .cycleLength, words.says("norm") { return true }
    if let general = words.said["general"] {
      guard isOwn, words.says("norm"), let asked = words.said["asks"],
        general.lowerBound > (words.things.first?.unit ?? 0), asked.lowerBound < general.lowerBound
      else { return false }
      return true
    }
    if isOwn || namesFigure || filter(of: measure) != QueryFilter() { return true }
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

  private static let fewWords = 10
  /// The first days of a period are named by their order.
  private static let mostNamedDays = 3
  /// The last minute of a day.
  static let lastMinute = 24 * 60 - 1
  /// What makes a question of a few words.
  private static let strong = [
    "agg.mean", "agg.sum", "agg.range", "agg.last", "agg.streak", "agg.argmax", "agg.interval",
    "cmp", "agg.days", "agg.max", "agg.min", "agg.median", "agg.best", "worst.of",
  ]
}
