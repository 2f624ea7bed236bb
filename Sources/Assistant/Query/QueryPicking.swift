import Civil
import Journal
import MessageFormat
import Physiology

/// What the days of a question are picked by, in words.
enum QueryPicking {
  static func parts(_ filter: QueryFilter) -> [Part] {
    var parts: [Part] = []
    if let day = filter.cycleDay {
      parts.append(.reply("query.when.cycle_day", ["day": .integer(day)]))
    }
    if let phase = filter.phase {
      parts.append(
        .reply(
          filter.isOtherPhase ? "query.when.other" : "query.when.phase." + phase.rawValue))
    }
    if filter.isDisturbed { parts.append(.reply("query.when.disturbed")) }
    if let days = filter.daysBeforePeriod {
      parts.append(
        .reply(
          filter.isOther ? "query.when.other" : "query.when.before", ["count": .integer(days)]))
    }
    if let company = filter.company {
      parts.append(
        .composed(
          company.isAbsent ? "query.when.without" : "query.when.with", [:],
          parts: ["what": QueryNames.name(company.measure)]))
    }
    if let relation = filter.relation { parts.append(self.relation(relation)) }
    parts += weekdays(filter.weekdays)
    if let clock = filter.clock { parts.append(self.clock(clock)) }
    if let severity = filter.severity {
      parts.append(.reply("query.when.severity", ["what": .string(severity.rawValue)]))
    }
    return parts + bounds(filter)
  }

  private static func relation(_ relation: QueryRelation) -> Part {
    let name = ["what": QueryNames.name(relation.anchor)]
    if let days = relation.days {
      return .composed(
        relation.order == .before ? "query.when.days_before" : "query.when.days_after",
        ["count": .integer(days)], parts: name)
    }
    return .composed(
      relation.order == .before ? "query.when.before_thing" : "query.when.after_thing", [:],
      parts: name)
  }

  private static func weekdays(_ days: Set<Weekday>) -> [Part] {
    if days == [.saturday, .sunday] { return [.reply("query.when.weekend")] }
    if days.count == 5, !days.contains(.saturday), !days.contains(.sunday) {
      return [.reply("query.when.workday")]
    }
    return days.sorted { $0.rawValue < $1.rawValue }.map {
      .reply("query.when.weekday", ["key": .string(String($0.rawValue))])
    }
  }

  private static func clock(_ clock: QueryClock) -> Part {
    let (from, to) = (time(clock.from), time(clock.to))
    if clock.to >= QueryReader.lastMinute { return .reply("query.when.from", ["from": from]) }
    if clock.from == 0 { return .reply("query.when.until", ["to": to]) }
    return .reply("query.when.clock", ["from": from, "to": to])
  }

  /// A time as it is said: the last minute of an hour as the hour after it.
  private static func time(_ minutes: Int) -> Argument {
    let said = minutes % 60 == 59 ? (minutes + 1) % (24 * 60) : minutes
    return .string((ClockTime(minutesSinceMidnight: said) ?? .midnight).iso)
  }

  private static func bounds(_ filter: QueryFilter) -> [Part] {
    switch (filter.least, filter.most) {
    case (let least?, let most?):
      [.reply("query.when.between", ["low": .number(least), "high": .number(most)])]
    case (let least?, nil):
      least.isWhole
        ? [.reply("query.when.at_least", ["low": .number(least)])]
        : [.reply("query.when.above", ["low": .number(least.cut)])]
    case (nil, let most?):
      most.isWhole
        ? [.reply("query.when.at_most", ["high": .number(most)])]
        : [.reply("query.when.below", ["high": .number((most + QueryReader.bit).cut)])]
    case (nil, nil): []
    }
  }
}

extension Double {
  /// Whether it has two decimals at most, and so is no bound that was moved by a bit.
  fileprivate var isWhole: Bool { abs(self - cut) < QueryReader.bit / 2 }
  /// It with two decimals at most.
  fileprivate var cut: Double { (self * 100).rounded() / 100 }
}
